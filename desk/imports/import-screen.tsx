import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import {
  type CompanyImport,
  checkImport,
  readImport,
  runImport,
  undoImport,
} from "../../contracts/desk/imports.ts";
import { useDeskCall } from "../frame/session.tsx";
import { useDoing } from "../ui/use-doing.ts";
import { Waiting } from "../ui/waiting.tsx";
import { ImportColumns } from "./import-columns.tsx";
import { ImportProblems } from "./import-problems.tsx";

const LOOK_EVERY_MS = 1500;
const SEPARATORS = {
  ",": "separator_comma",
  ";": "separator_semicolon",
  "\t": "separator_tab",
} as const;

function isUnderWay({ state, isStuck }: CompanyImport): boolean {
  return !isStuck && (state === "checking" || state === "running" || state === "undoing");
}

/** One import: its columns, what is wrong, writing it, and taking it back. */
export function ImportScreen() {
  const t = useMessages("deskImports");
  const { id = "" } = useParams();
  const call = useDeskCall();
  const found = useQuery({
    queryKey: ["desk", "import", id],
    queryFn: ({ signal }) => call(readImport, { id }, signal),
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data && isUnderWay(state.data) ? LOOK_EVERY_MS : false),
  });
  const one = found.data;
  if (!one) return <Waiting error={found.error} tryAgain={() => void found.refetch()} />;
  return (
    <>
      <p className="text-sm">
        <Link
          to="/import"
          className="inline-flex min-h-11 items-center text-muted hover:text-ink hover:underline md:min-h-9"
        >
          {t("back")}
        </Link>
      </p>
      <h1 className="mt-2 text-2xl font-bold wrap-anywhere">{one.fileName}</h1>
      <p className="mt-1 text-sm text-muted">
        {t(`kind_${one.kind}`)} · {t(`state_${one.state}`)} ·{" "}
        {t("form", {
          encoding: one.encoding.toUpperCase(),
          separator: t(
            one.separator === ";" || one.separator === "\t"
              ? SEPARATORS[one.separator]
              : SEPARATORS[","],
          ),
        })}
      </p>
      <Failure one={one} />
      <Stage one={one} />
    </>
  );
}

/** Orders a piece of work, and shows its progress at once. */
function useOrder(id: string) {
  const queries = useQueryClient();
  const { doing, attempt } = useDoing<"order">();
  const refresh = () => queries.invalidateQueries({ queryKey: ["desk", "import", id] });
  const order = (work: () => Promise<unknown>) =>
    attempt(
      "order",
      () => work().then(refresh),
      (_thrown, said) => {
        void notify("error", said);
        return refresh();
      },
    );
  return { isBusy: doing !== undefined, order };
}

function Stage({ one }: { one: CompanyImport }) {
  const t = useMessages("deskImports");
  const call = useDeskCall();
  const { isBusy, order } = useOrder(one.id);
  const { id } = one;
  const check = (chosen: Pick<CompanyImport, "mapping" | "currency" | "publishesNew">) =>
    order(() => call(checkImport, { id, ...chosen }));
  if (isUnderWay(one)) return <Progress one={one} />;
  const again = {
    checking: () => call(checkImport, { ...one }),
    running: () => call(runImport, { id }),
    undoing: () => call(undoImport, { id }),
  };
  switch (one.state) {
    case "checking":
    case "running":
    case "undoing": {
      const restart = again[one.state];
      return (
        <div className="mt-6">
          <p>{t("stuck")}</p>
          <BusyButton
            className="mt-3"
            busy={isBusy}
            busyLabel={t("starting")}
            onPress={() => order(restart)}
          >
            {t("startAgain")}
          </BusyButton>
        </div>
      );
    }
    case "uploaded":
      return <ImportColumns one={one} isBusy={isBusy} onCheck={check} />;
    case "checked":
      return (
        <>
          <Summary one={one} />
          {one.problems > 0 ? (
            <ImportProblems one={one} />
          ) : one.toCreate + one.toUpdate === 0 ? (
            <p className="mt-3">{t("nothingToDo")}</p>
          ) : (
            <>
              <p className="mt-3">{t("readyText")}</p>
              <BusyButton
                className="mt-3"
                busy={isBusy}
                busyLabel={t("starting")}
                onPress={() => order(() => call(runImport, { id }))}
              >
                {t("run", { count: one.toCreate + one.toUpdate })}
              </BusyButton>
            </>
          )}
          <ImportColumns one={one} isBusy={isBusy} onCheck={check} />
        </>
      );
    case "done":
      return (
        <>
          <Summary one={one} />
          <p className="mt-3">{t("doneText")}</p>
          <Undo isBusy={isBusy} onUndo={() => order(() => call(undoImport, { id }))} />
        </>
      );
    case "undone":
      return <p className="mt-6">{t("undoneText")}</p>;
  }
}

function Failure({ one: { failure, conflicts } }: { one: CompanyImport }) {
  const t = useMessages("deskImports");
  if (failure === null) return null;
  return (
    <div role="alert" className="mt-4 max-w-prose rounded-xl bg-sunken p-4">
      <p className="font-medium">{t(`failure_${failure}`)}</p>
      {conflicts.length > 0 ? (
        <ul className="mt-2 max-h-80 list-disc overflow-y-auto ps-5 text-sm">
          {conflicts.map(({ line, name, because }) => (
            <li key={line}>{t("conflict", { line, name, because: t(`because_${because}`) })}</li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}

function Progress({ one }: { one: CompanyImport }) {
  const t = useMessages("deskImports");
  const total = one.state === "checking" ? 0 : one.toCreate + one.toUpdate;
  return (
    <div className="mt-6 max-w-md">
      <label className="font-medium" htmlFor="import-progress">
        {t(`state_${one.state}`)}
      </label>
      <progress
        id="import-progress"
        className="mt-2 block w-full accent-leaf"
        {...(total > 0 && { value: Math.min(one.done, total), max: total })}
      />
      <p role="status" className="mt-1 text-sm text-muted tabular-nums">
        {t("progress", { count: one.done })}
      </p>
    </div>
  );
}

function Summary({ one }: { one: CompanyImport }) {
  const t = useMessages("deskImports");
  const { lines, toCreate: created, toUpdate: updated } = one;
  if (one.problems > 0) {
    return <p className="mt-6 font-medium">{t("problemsFound", { count: one.problems })}</p>;
  }
  return (
    <p className="mt-6 font-medium">
      {t("summary", { lines, created, updated, same: lines - created - updated })}
    </p>
  );
}

function Undo({ isBusy, onUndo }: { isBusy: boolean; onUndo(): void }) {
  const t = useMessages("deskImports");
  const [asks, setAsks] = useState(false);
  if (!asks) {
    return (
      <button type="button" className="button button-quiet mt-4" onClick={() => setAsks(true)}>
        {t("undo")}
      </button>
    );
  }
  return (
    <div className="mt-4 max-w-prose rounded-xl bg-sunken p-4">
      <p>{t("undoSure")}</p>
      <p className="mt-3 flex flex-wrap gap-2">
        <BusyButton kind="alert" busy={isBusy} busyLabel={t("starting")} onPress={onUndo}>
          {t("undoYes")}
        </BusyButton>
        <button type="button" className="button button-quiet" onClick={() => setAsks(false)}>
          {t("keep")}
        </button>
      </p>
    </div>
  );
}
