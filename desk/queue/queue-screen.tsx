import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useSearchParams } from "react-router";
import { useSayFailure } from "../../app/features/problems/failure.ts";
import { useLanguage, useMessages } from "../../app/i18n/messages-context.tsx";
import { notify } from "../../app/platform/notify.ts";
import { BusyButton } from "../../app/ui/busy-button.tsx";
import {
  CASE_KINDS,
  CASE_STATES,
  CASES_PER_PAGE,
  type DeskCase,
  findDuplicates,
  listCases,
} from "../../contracts/desk/cases.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";
import { useDeskCall } from "../frame/session.tsx";
import { Moment } from "../ui/moment.tsx";
import { Pager } from "../ui/pager.tsx";
import { changedView } from "../ui/view.ts";
import { Waiting } from "../ui/waiting.tsx";
import { readQueueView } from "./queue-view.ts";
import { useSaySubject } from "./say-case.ts";

/** What readers, founders and the system put before staff, the longest waiting first. */
export function QueueScreen() {
  const t = useMessages("deskQueue");
  const language = useLanguage();
  const call = useDeskCall();
  const queries = useQueryClient();
  const sayFailure = useSayFailure();
  const [search, setSearch] = useSearchParams();
  const [looking, setLooking] = useState(false);
  const view = readQueueView(search);
  const found = useQuery({
    queryKey: ["desk", "cases", view],
    queryFn: ({ signal }) => call(listCases, view, signal),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: 60_000,
  });
  const show = (change: Record<string, string>) => {
    setSearch(changedView(search, change), { replace: true });
  };
  const look = async () => {
    setLooking(true);
    try {
      const { found: count } = await call(findDuplicates, {});
      await queries.invalidateQueries({ queryKey: ["desk", "cases"] });
      void notify("success", count === 0 ? t("noPairs") : t("foundPairs", { count }));
    } catch (error) {
      void notify("error", sayFailure(error));
    } finally {
      setLooking(false);
    }
  };
  const waiting = found.data?.waiting;
  const total = found.data?.total ?? 0;
  const format = numberFormat(LANGUAGE_TAGS[language]);
  const kinds = [undefined, ...CASE_KINDS] as const;
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h1 className="text-2xl font-bold">{t("heading")}</h1>
        <BusyButton kind="quiet" busy={looking} busyLabel={t("looking")} onPress={look}>
          {t("lookForPairs")}
        </BusyButton>
      </div>
      <fieldset className="mt-4 flex flex-wrap gap-1">
        <legend className="sr-only">{t("kindLabel")}</legend>
        {kinds.map((kind) => (
          <button
            key={kind ?? "any"}
            type="button"
            aria-pressed={view.kind === kind}
            className="min-h-9 rounded-lg border border-line px-3 text-sm font-medium hover:bg-sunken aria-pressed:border-leaf aria-pressed:bg-sunken aria-pressed:text-leaf max-md:min-h-11"
            onClick={() => show({ kind: kind ?? "" })}
          >
            {kind ? t(`kind_${kind}`) : t("anyKind")}
            {kind && waiting?.[kind] ? (
              <span className="ms-1.5 font-semibold tabular-nums">
                {format.format(waiting[kind])}
              </span>
            ) : null}
          </button>
        ))}
      </fieldset>
      <search className="mt-3 flex flex-wrap items-center gap-3">
        <select
          className="input !w-auto"
          aria-label={t("stateLabel")}
          value={view.state ?? ""}
          onChange={(event) => show({ state: event.target.value })}
        >
          <option value="">{t("undecided")}</option>
          {CASE_STATES.map((one) => (
            <option key={one} value={one}>
              {t(`state_${one}`)}
            </option>
          ))}
        </select>
        <label className="inline-flex min-h-11 items-center gap-2 text-sm">
          <input
            type="checkbox"
            checked={view.isMine}
            onChange={(event) => show({ mine: event.target.checked ? "yes" : "" })}
          />
          {t("mineOnly")}
        </label>
        <p role="status" className="text-sm text-muted tabular-nums">
          {found.data ? t("found", { count: total, shown: format.format(total) }) : null}
        </p>
      </search>
      {found.data ? null : <Waiting error={found.error} tryAgain={() => void found.refetch()} />}
      {found.data && found.data.cases.length > 0 ? (
        <div className="mt-3 overflow-x-auto">
          <table className="desk-table desk-table-cards">
            <thead>
              <tr>
                <th scope="col">{t("columnCase")}</th>
                <th scope="col" className="max-lg:hidden">
                  {t("columnKind")}
                </th>
                <th scope="col" className="max-lg:hidden">
                  {t("columnAsker")}
                </th>
                <th scope="col">{t(view.state === "decided" ? "columnDecision" : "columnWho")}</th>
                <th scope="col">{t("columnSince")}</th>
              </tr>
            </thead>
            <tbody>
              {found.data.cases.map((one) => (
                <CaseRow key={one.id} one={one} search={search.toString()} />
              ))}
            </tbody>
          </table>
        </div>
      ) : null}
      {found.data?.cases.length === 0 ? (
        <p className="mt-6 text-muted">{t(view.state === "decided" ? "noneDecided" : "empty")}</p>
      ) : null}
      <Pager
        page={view.page}
        pages={Math.ceil(total / CASES_PER_PAGE)}
        onPage={(next) => show({ page: next === 1 ? "" : String(next) })}
      />
    </>
  );
}

function CaseRow({ one, search }: { one: DeskCase; search: string }) {
  const t = useMessages("deskQueue");
  const mistake = useMessages("mistake");
  const saySubject = useSaySubject();
  return (
    <tr data-item>
      <td className="min-w-44">
        <Link
          to={{ pathname: one.id, search }}
          className="font-medium wrap-anywhere hover:underline"
        >
          {saySubject(one)}
        </Link>
        {one.text === "" && one.field === null ? null : (
          <span className="mt-0.5 line-clamp-2 text-muted wrap-anywhere">
            {one.field ? <b className="font-semibold">{mistake(`field_${one.field}`)}: </b> : null}
            {one.text}
          </span>
        )}
        <span className="mt-0.5 block text-muted wrap-anywhere lg:hidden">
          {t(`one_${one.kind}`)} · {one.asker ?? "–"}
        </span>
      </td>
      <td className="whitespace-nowrap max-lg:hidden">{t(`one_${one.kind}`)}</td>
      <td className="min-w-44 wrap-anywhere max-lg:hidden">{one.asker ?? "–"}</td>
      <td
        className="min-w-28 wrap-anywhere"
        data-label={t(one.decision ? "columnDecision" : "columnWho")}
      >
        {one.decision ? t(`decision_${one.decision}`) : (one.assignee?.email ?? t("nobody"))}
      </td>
      <td className="text-muted" data-label={t("columnSince")}>
        <Moment at={one.decidedAt ?? one.createdAt} />
      </td>
    </tr>
  );
}
