import { useInfiniteQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useSayFailure } from "../../app/features/problems/failure.ts";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { saveFile } from "../../app/platform/save-file.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import { listActs, type StaffAct } from "../../contracts/desk/staff.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { actsAsCsv } from "./acts-csv.ts";

/** What staff did, newest first, with each row before and after. */
export function ActsScreen() {
  const t = useMessages("desk");
  const call = useDeskCall();
  const sayFailure = useSayFailure();
  const [isExporting, setExporting] = useState(false);
  const [filter, setFilter] = useState({ actorEmail: "", act: "", subjectId: "" });
  const given = Object.fromEntries(
    Object.entries(filter).flatMap(([name, value]) => (value.trim() ? [[name, value.trim()]] : [])),
  );
  const found = useInfiniteQuery({
    queryKey: ["desk", "acts", filter],
    queryFn: ({ pageParam, signal }) =>
      call(listActs, { ...given, ...(pageParam && { before: pageParam }) }, signal),
    initialPageParam: "",
    getNextPageParam: ({ acts, hasMore }) => (hasMore ? acts.at(-1)?.id : undefined),
    staleTime: 0,
  });
  const acts = found.data?.pages.flatMap((page) => page.acts) ?? [];
  const readAll = async () => {
    const all: StaffAct[] = [];
    let before: string | undefined;
    do {
      const page = await call(listActs, { ...given, ...(before && { before }) });
      all.push(...page.acts);
      before = page.hasMore ? page.acts.at(-1)?.id : undefined;
    } while (before);
    return all;
  };
  const exportAll = async () => {
    setExporting(true);
    try {
      saveFile("benih-acts.csv", "text/csv", actsAsCsv(await readAll()));
    } catch (error) {
      void notify("error", sayFailure(error));
    } finally {
      setExporting(false);
    }
  };
  const showMore = async () => {
    const { error } = await found.fetchNextPage();
    if (error) void notify("error", sayFailure(error));
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t("roomActs")}</h1>
        <BusyButton kind="quiet" busy={isExporting} busyLabel={t("exporting")} onPress={exportAll}>
          {t("exportCsv")}
        </BusyButton>
      </div>
      <search className="mt-4 flex flex-wrap gap-3">
        {(["actorEmail", "act", "subjectId"] as const).map((name) => (
          <input
            key={name}
            type="search"
            className="input sm:max-w-64"
            aria-label={t(`filter_${name}`)}
            placeholder={t(`filter_${name}`)}
            value={filter[name]}
            onChange={(event) => setFilter({ ...filter, [name]: event.target.value })}
          />
        ))}
      </search>
      {found.data ? null : <Waiting error={found.error} />}
      <ol className="mt-4 flex flex-col">
        {acts.map((act) => (
          <li key={act.id} data-item className="border-b border-line py-2 text-sm">
            <details>
              <summary className="flex min-h-6 cursor-pointer flex-wrap items-center gap-x-4 gap-y-1">
                <Moment at={act.at} />
                <span className="font-medium wrap-anywhere">{act.actorEmail}</span>
                <code>{act.act}</code>
                <span className="text-muted wrap-anywhere">{act.subjectId}</span>
                {act.reason ? <q className="w-full text-muted">{act.reason}</q> : null}
              </summary>
              <div className="mt-2 grid gap-3 md:grid-cols-2">
                <Side title={t("before")} row={act.before} />
                <Side title={t("after")} row={act.after} />
              </div>
            </details>
          </li>
        ))}
      </ol>
      {found.data && acts.length === 0 ? <p className="mt-4 text-muted">{t("noActs")}</p> : null}
      {found.hasNextPage ? (
        <BusyButton
          kind="quiet"
          className="mt-4"
          busy={found.isFetchingNextPage}
          busyLabel={t("loading")}
          onPress={() => void showMore()}
        >
          {t("more")}
        </BusyButton>
      ) : null}
    </>
  );
}

function Side({ title, row }: { title: string; row: Record<string, unknown> | null }) {
  return (
    <section>
      <h2 className="font-semibold">{title}</h2>
      <pre className="mt-1 max-h-80 overflow-auto rounded-lg bg-sunken p-2 text-xs whitespace-pre-wrap">
        {row === null ? "–" : JSON.stringify(row, null, 2)}
      </pre>
    </section>
  );
}
