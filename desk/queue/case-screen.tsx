import { useQuery, useQueryClient } from "@tanstack/react-query";
import { Link, useNavigate, useParams, useSearchParams } from "react-router";
import { useSayFailure } from "../../app/features/problems/failure.ts";
import { useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { assignCase, type DeskCase, listCases, readCase } from "../../contracts/desk/cases.ts";
import { CasePair } from "../duplicates/case-pair.tsx";
import { useDeskCall, useMember } from "../frame/session.tsx";
import { WhoCan } from "../frame/who-can.tsx";
import { useKeys } from "../keys/keys.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { CaseFacts } from "./case-facts.tsx";
import { DecisionForm } from "./decision-form.tsx";
import { readQueueView } from "./queue-view.ts";
import { useSaySubject } from "./say-case.ts";

/** One case: what was asked, who is looking into it, and the decision; then the next case. */
export function CaseScreen() {
  const { id = "" } = useParams();
  const t = useMessages("deskQueue");
  const call = useDeskCall();
  const queries = useQueryClient();
  const navigate = useNavigate();
  const saySubject = useSaySubject();
  const member = useMember();
  const [search] = useSearchParams();
  const keys = useMessages("deskKeys");
  const queryKey = ["desk", "case", id];
  const read = useQuery({
    queryKey,
    queryFn: ({ signal }) => call(readCase, { id }, signal),
    staleTime: 0,
  });
  const queue = `/queue${search.size > 0 ? `?${search}` : ""}`;
  useKeys([{ key: "u", label: keys("back"), run: () => void navigate(queue) }]);
  if (!read.data) return <Waiting error={read.error} tryAgain={() => void read.refetch()} />;
  const { found, workers } = read.data;
  // Only publishers decide about a draft or a page.
  const mayDecide = member.may("publish") || (found.kind !== "document" && found.pair === null);
  const refresh = async () => {
    await queries.invalidateQueries({ queryKey });
    await queries.invalidateQueries({ queryKey: ["desk", "cases"] });
  };
  const readAgain = async () => {
    await queries.invalidateQueries({ queryKey: ["desk", "cases"] });
    return (await read.refetch()).data?.found;
  };
  /** Straight to the case that has waited longest, without the list. */
  const goOn = async () => {
    await refresh();
    const { cases } = await call(listCases, { ...readQueueView(search), page: 1 });
    const next = cases.find((one) => one.id !== id && one.state !== "decided");
    navigate(next ? { pathname: `/queue/${next.id}`, search: search.toString() } : queue);
  };
  return (
    <article className="max-w-4xl">
      <p>
        <Link
          to={queue}
          className="inline-flex min-h-11 items-center text-sm text-muted hover:text-ink hover:underline md:min-h-9"
        >
          {t("allCases")}
        </Link>
      </p>
      <p className="mt-1 text-sm font-semibold text-muted">{t(`one_${found.kind}`)}</p>
      <h1 className="text-2xl font-bold wrap-anywhere">{saySubject(found)}</h1>
      {found.text === "" ? null : (
        <blockquote className="mt-4 rounded-xl bg-sunken px-4 py-3 whitespace-pre-line wrap-anywhere">
          {found.text}
        </blockquote>
      )}
      <CaseFacts found={found} />
      {found.decision === null ? (
        <>
          <Assignment found={found} workers={workers} onAssigned={refresh} />
          {!mayDecide ? (
            <WhoCan what="decide" />
          ) : found.pair ? (
            <CasePair key={id} pair={found.pair} onDecided={goOn} />
          ) : (
            <DecisionForm key={id} found={found} onDecided={goOn} onRefused={readAgain} />
          )}
        </>
      ) : null}
    </article>
  );
}

function Assignment(props: {
  found: DeskCase;
  workers: { userId: string; email: string }[];
  onAssigned(): Promise<void>;
}) {
  const { found, workers, onAssigned } = props;
  const t = useMessages("deskQueue");
  const call = useDeskCall();
  const member = useMember();
  const sayFailure = useSayFailure();
  const keys = useMessages("deskKeys");
  const isMine = found.assignee?.userId === member.userId;
  useKeys([
    {
      key: "t",
      label: keys("take"),
      isOn: () => !isMine,
      run: () => void give(member.userId),
    },
  ]);
  const give = async (assignee: string | null) => {
    try {
      await call(assignCase, { id: found.id, assignee });
    } catch (error) {
      void notify("error", sayFailure(error));
    }
    await onAssigned();
  };
  return (
    <div className="mt-6 flex flex-wrap items-center gap-3">
      <label className="flex min-w-0 flex-wrap items-center gap-2 text-sm font-medium max-sm:w-full">
        {t("assignee")}
        <select
          className="input min-w-0 sm:!w-auto sm:max-w-96"
          value={found.assignee?.userId ?? ""}
          onChange={(event) => void give(event.target.value === "" ? null : event.target.value)}
        >
          <option value="">{t("nobody")}</option>
          {workers.map(({ userId, email }) => (
            <option key={userId} value={userId}>
              {email}
            </option>
          ))}
        </select>
      </label>
      {isMine ? null : (
        <button
          type="button"
          className="button button-quiet !min-h-9 text-sm"
          onClick={() => void give(member.userId)}
        >
          {t("take")}
        </button>
      )}
    </div>
  );
}
