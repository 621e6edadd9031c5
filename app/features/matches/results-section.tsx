import { type ReactNode, useState } from "react";
import { useLocation } from "react-router";
import type { MatchResult, MatchState } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Dropdown } from "../../ui/dropdown.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { MemberIcon } from "../../ui/member-icons.tsx";
import { useFocusOnChange } from "../../ui/use-focus-on-change.ts";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { FilterChoice } from "./filter-choice.tsx";
import { canBeAsked, introductionTo } from "./introductions.ts";
import { FIRST_TO_ASK, FIRST_TO_INVITE } from "./match-address.ts";
import { NoResults } from "./no-results.tsx";
import { OrderChoice } from "./order-choice.tsx";
import { FAIR_RATE } from "./rate-badge.tsx";
import { ResultCard } from "./result-card.tsx";
import {
  chosenResults,
  type ResultFilter,
  type ResultOrder,
  startingFilter,
} from "./result-filter.ts";
import { firstResults, groupedResults } from "./result-groups.ts";
import { ResultList } from "./result-list.tsx";
import { BackToNewest, RunChoice } from "./run-choice.tsx";
import { useInView } from "./use-introduction-in-view.ts";
import { useIntroductions } from "./use-introductions.ts";
import { isGone, useMatches } from "./use-matches.ts";

/** Only the best at first; a button shows the others. */
const FIRST_RESULTS = 10;

/**
 * The results of the newest match, or of the one in the address; renders nothing before the first.
 */
export function ResultsSection(props: {
  person: Person;
  runId: string | undefined;
  onChangeCriteria(): void;
  /** A summary of the criteria, where they come after all results. */
  glance: ReactNode;
}) {
  const t = useMessages("matches");
  const { person, runId, onChangeCriteria, glance } = props;
  const query = useMatches(person, runId);
  if (isGone(query.error)) {
    return (
      <Notice kind="alert" title={t("runGone")}>
        <BackToNewest />
      </Notice>
    );
  }
  return (
    <Loaded query={query} failedTitle={t("matchesFailed")} showsEarlier>
      {({ shown, history }) =>
        shown ? (
          <section
            aria-labelledby="matches-heading"
            aria-busy={query.isPlaceholderData}
            className={query.isPlaceholderData ? "opacity-60" : undefined}
          >
            <Results
              // Another run starts with its own choice of results.
              key={shown.runId}
              person={person}
              shown={shown}
              history={history}
              onChangeCriteria={onChangeCriteria}
              glance={glance}
            />
          </section>
        ) : null
      }
    </Loaded>
  );
}

function Results(props: {
  person: Person;
  shown: NonNullable<MatchState["shown"]>;
  history: MatchState["history"];
  onChangeCriteria(): void;
  glance: ReactNode;
}) {
  const t = useMessages("matches");
  const { person, shown, history, onChangeCriteria, glance } = props;
  const { results, runId } = shown;
  const { data: introductions = [] } = useIntroductions(person);
  const [filter, setFilter] = useState<ResultFilter>(() => startingFilter(results));
  const [order, setOrder] = useState<ResultOrder>("rate");
  const [isWhole, setWhole] = useState(false);
  const firstMore = useFocusOnChange<HTMLLIElement>(isWhole);
  const [touched, setTouched] = useState<ReadonlySet<string>>(new Set());
  const groups = groupedResults(chosenResults(results, filter, touched), order);
  const drawn = isWhole ? groups : firstResults(groups, FIRST_RESULTS);
  const chosen = groups.flatMap((group) => group.results);
  const shownOf = drawn.flatMap((group) => group.results);
  const choose = (next: ResultFilter) => {
    setFilter(next);
    setTouched(new Set());
  };
  const absent = results.filter(({ introduction }) => introduction === "impossible");
  const isAbsenceTold = absent.length > 1 && absent.length === results.length;
  const { hash, key } = useLocation();
  // The candidate in the address is chosen once: inviting and filtering do not change who it is.
  const [sought, setSought] = useState({ key: "", candidateId: "" });
  const place = hash.slice(1);
  const first = shownOf.find(SOUGHT.get(place) ?? (() => false));
  if (first && sought.key !== key) setSought({ key, candidateId: first.candidateId });
  useInView(sought.key === key ? place : undefined, key);
  const next =
    shownOf.find((one) => sought.key === key && one.candidateId === sought.candidateId) ??
    shownOf.find((one) => isWorthAnAct(one) && !introductionTo(one, introductions));
  const item = (result: MatchResult, look: string) => {
    const isSought = sought.key === key && result.candidateId === sought.candidateId;
    return (
      <li
        key={result.candidateId}
        id={isSought ? place : undefined}
        ref={result === chosen[FIRST_RESULTS] ? firstMore : undefined}
        tabIndex={-1}
        className={`outline-none ${look}`}
      >
        <ResultCard
          person={person}
          result={result}
          introduction={introductionTo(result, introductions)}
          isNext={result === next}
          isAbsenceTold={isAbsenceTold}
          onTouched={() => setTouched(new Set([...touched, result.candidateId]))}
        />
      </li>
    );
  };
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <div className="flex flex-wrap items-baseline gap-x-3">
          <h2
            id="matches-heading"
            tabIndex={-1}
            className="text-xl font-bold outline-none md:text-2xl"
          >
            {t("resultsTitle")}
          </h2>
          {results.length === 0 ? null : (
            <p className="text-muted">
              {t(order === "rate" ? "resultsFacts" : "resultsByCriteria", { count: chosen.length })}
            </p>
          )}
        </div>
        {results.length === 0 ? null : (
          // One row above the first of them.
          <div className="flex items-center gap-1 max-xl:w-full">
            {glance}
            <OrderChoice results={results} chosen={order} onChoose={setOrder} />
            <HowItIsWorkedOut />
          </div>
        )}
      </div>
      <RunChoice history={history} runId={runId} />
      {results.some(({ introduction }) => introduction === "needs_page") ? (
        <p className="mt-2 max-w-prose font-medium">{t("needsPage")}</p>
      ) : null}
      {isAbsenceTold ? <p className="mt-2 text-muted">{t("nobodyJoined")}</p> : null}
      {results.length === 0 ? (
        <NoResults onChangeCriteria={onChangeCriteria} />
      ) : (
        <div className="mt-2 empty:hidden">
          <FilterChoice results={results} chosen={filter} onChoose={choose} />
        </div>
      )}
      {results.length > 0 && chosen.length === 0 ? (
        <div className="card mt-4">
          <p>{t("filterEmpty")}</p>
          <button
            type="button"
            className="button button-quiet mt-3"
            onClick={() => {
              choose("all");
              // The button disappears with its message.
              document.getElementById("matches-heading")?.focus();
            }}
          >
            {t("showAll")}
          </button>
        </div>
      ) : null}
      <ResultList role={person.role} groups={drawn} item={item} />
      {shownOf.length < chosen.length ? (
        <button
          type="button"
          className="button button-quiet mt-3 text-sm"
          onClick={() => setWhole(true)}
        >
          {t("showAllIntroductions", { count: chosen.length })}
        </button>
      ) : null}
    </>
  );
}

/** How the percentage is worked out, behind a button: people read it once. */
function HowItIsWorkedOut() {
  const t = useMessages("matches");
  return (
    <Dropdown
      label={t("resultsHowTitle")}
      summary={<MemberIcon name="question" className="size-5" />}
      summaryClass="grid size-11 cursor-pointer place-items-center rounded-full text-muted hover:bg-sunken hover:text-ink"
      panelClass="card absolute end-0 top-full z-10 mt-1 w-[min(22rem,calc(100vw-2rem))] !p-4 text-sm shadow-lg"
    >
      <p className="font-semibold">{t("resultsHowTitle")}</p>
      <p className="mt-1">{t("resultsHow")}</p>
    </Dropdown>
  );
}

/** Which candidate an address points to, by its fragment. */
const SOUGHT: ReadonlyMap<string, (result: MatchResult) => boolean> = new Map([
  [FIRST_TO_ASK, canBeAsked],
  [FIRST_TO_INVITE, canOnlyBeInvited],
]);

/**
 * Nobody is urged to write to a candidate who hardly fits, may have to refuse, or was judged
 * already.
 */
function isWorthAnAct({ rate, isDoubtful, conflicts, feedback }: MatchResult): boolean {
  return rate >= FAIR_RATE && !isDoubtful && conflicts.length === 0 && feedback === null;
}

/** Nobody on Benih is responsible for its page, and the person has given no feedback on it. */
function canOnlyBeInvited({ introduction, page, feedback }: MatchResult): boolean {
  return introduction === "impossible" && page !== null && feedback === null;
}
