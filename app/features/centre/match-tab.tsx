import { useState } from "react";
import { useSearchParams } from "react-router";
import type { MatchState } from "../../../contracts/match-operations.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { isUuid } from "../../platform/uuid.ts";
import { Notice } from "../../ui/form/notice.tsx";
import { Loaded } from "../account/loaded.tsx";
import type { Person } from "../account/signed-in.tsx";
import { SpendLine } from "../credits/spend-line.tsx";
import { CriteriaCard } from "../matches/criteria/criteria-card.tsx";
import { CriteriaGlance } from "../matches/criteria/criteria-glance.tsx";
import type { Meant } from "../matches/criteria/points.ts";
import type { Criteria } from "../matches/criteria/use-criteria-reading.ts";
import { ExampleMatch } from "../matches/example-match.tsx";
import { isToWriteTo, waitsForMe } from "../matches/introductions.ts";
import { IntroductionsSection } from "../matches/introductions-section.tsx";
import { MatchBenefits } from "../matches/match-benefits.tsx";
import { MatchRun } from "../matches/match-run.tsx";
import { MatchStart } from "../matches/match-start.tsx";
import { ResultsSection } from "../matches/results-section.tsx";
import { useIntroductions } from "../matches/use-introductions.ts";
import { useMatches } from "../matches/use-matches.ts";
import { isUnderWay } from "../runs/run-state.ts";
import { MatchCriteria } from "./match-criteria.tsx";
import { MatchFacts, MatchNeeds } from "./match-needs.tsx";

const CRITERIA_HEADING = "criteria-heading";

/** The results, and beside them what they take. */
const IN_COLUMNS =
  "card grid min-w-0 grid-cols-[minmax(0,1fr)] gap-x-10 gap-y-6 lg:grid-cols-[minmax(0,1fr)_20rem] lg:grid-rows-[auto_1fr]";

/** Smart match (spec §4): the criteria, the run, its results, and the introductions. */
export function MatchTab({ person, status }: { person: Person; status: ProfileStatus }) {
  const t = useMessages("centre");
  const words = useMessages("matches");
  const [search] = useSearchParams();
  const asked = search.get("run") ?? "";
  const runId = isUuid(asked) ? asked : undefined;
  const newest = useMatches(person);
  const [isEdited, setEdited] = useState(false);
  const [areBelow, setBelow] = useState(false);
  const [isToConfirm, setToConfirm] = useState(false);
  // How often the criteria were requested: each request scrolls them into view.
  const [changes, setChanges] = useState(0);
  const changeCriteria = () => setChanges(changes + 1);
  // Not before it is known, because showing or hiding it moves everything below.
  const isFirst = newest.data ? newest.data.shown === null : newest.isError;
  const hasResults = (newest.data?.shown?.results.length ?? 0) > 0;
  // If criteria were saved while this was open, their reading is shown at once.
  const [openedWith] = useState(status.criteria);
  const haveChanged = status.criteria !== openedWith;
  const savedFor = ({ history }: MatchState): Criteria => ({
    saved: status.criteria,
    matchedBy: history[0]?.runId ?? "",
  });
  // The person's corrections to the reading of the saved criteria; they say nothing about other
  // criteria.
  const [mended, setMended] = useState<{ of: string; meant: Meant | undefined }>();
  const meantOf = (now: typeof mended) => (now?.of === status.criteria ? now.meant : undefined);
  const lacksPage = status.page === null;
  // Nothing can be compared yet: say so instead of offering a button that would fail.
  const lacksProfile = newest.data?.hasProfile === false;
  // Nothing to buy yet for people who have something else to do first.
  const isWaiting = newest.data?.shown === null && (lacksProfile || status.criteria === "");
  const isProfileFirst = isWaiting && lacksProfile && status.criteria === "";
  const { data: introductions = [] } = useIntroductions(person);
  // Introductions that wait or were agreed come before the results, and stay there while somebody
  // deals with them.
  const [areUrgent, setUrgent] = useState(false);
  // Criteria that are being typed are beside them, and moving would remount their form.
  if (!areUrgent && !isEdited && introductions.some((one) => waitsForMe(one) || isToWriteTo(one))) {
    setUrgent(true);
  }
  // Only one button is highlighted at a time, first those of the criteria.
  const isCriteriaTurn = !hasResults && (status.criteria === "" || isEdited || isToConfirm);
  // Once there are matches they come first. A form that is being typed in stays in place until it
  // is saved.
  if (hasResults !== areBelow && !isEdited) setBelow(hasResults);
  const criteria = (
    <>
      {newest.isPending ? null : (
        <MatchCriteria
          person={person}
          saved={status.criteria}
          isOpen={(!hasResults && !isProfileFirst) || isEdited}
          isLater={isProfileFirst}
          changes={changes}
          onEdited={setEdited}
          onChange={changeCriteria}
        />
      )}
      {newest.data && status.criteria !== "" ? (
        <CriteriaCard
          // Other criteria are read back from the start.
          key={status.criteria}
          person={person}
          criteria={savedFor(newest.data)}
          edited={meantOf(mended)}
          onEdited={(next) =>
            setMended((now) => {
              const meant = typeof next === "function" ? next(meantOf(now)) : next;
              return meant === meantOf(now) ? now : { of: status.criteria, meant };
            })
          }
          // It describes what is saved; and changing points while a match runs would make it a
          // different match.
          isHidden={isEdited || isUnderWay(newest.data.run)}
          isFolded={hasResults && !haveChanged}
          isNew={haveChanged}
          onStanding={setToConfirm}
        />
      ) : null}
    </>
  );
  const run = newest.data?.run ?? null;
  const start = (matches: MatchState) => (
    <MatchStart
      person={person}
      matches={matches}
      criteria={savedFor(matches)}
      isEdited={isEdited}
      isQuiet={isCriteriaTurn}
      lacksPage={lacksPage}
    />
  );
  const lookingFor = areBelow ? (
    <section key="criteria" aria-labelledby={CRITERIA_HEADING} className="card min-w-0">
      <h2 id={CRITERIA_HEADING} className="scroll-mt-24 text-xl font-bold">
        {words("lookingFor")}
      </h2>
      {criteria}
      {newest.data && !isUnderWay(run) ? (
        <div className="mt-5 grid gap-2 border-t border-line pt-4">
          {start(newest.data)}
          <MatchFacts state={newest.data} />
        </div>
      ) : null}
    </section>
  ) : null;
  const isNobodyThere = introductions.length === 0 && search.get("introduction") === null;
  // Leave out what cannot have a result yet.
  const dealings =
    isNobodyThere && hasResults && status.matchesReachable === 0 ? null : (
      <IntroductionsSection
        key="introductions"
        person={person}
        wanted={search.get("introduction")}
        isSettled={!newest.isPending}
        canAsk={status.matchesReachable !== 0}
      />
    );
  // Before a first match there is nobody to be introduced to.
  const side =
    isNobodyThere && !newest.data?.shown ? null : (
      <div
        // The key keeps its open parts when it moves.
        key="side"
        // The criteria stay beside the matches, however many there are.
        className="grid min-w-0 grid-cols-1 gap-6 xl:sticky xl:top-24 xl:col-start-2 xl:row-span-3 xl:row-start-1 xl:max-h-[calc(100dvh-7rem)] xl:overflow-y-auto"
      >
        {isNobodyThere ? null : dealings}
        {areUrgent ? null : lookingFor}
        {isNobodyThere ? dealings : null}
      </div>
    );
  // Then only the results are announced here.
  const isSilent = areBelow && !isUnderWay(run) && run?.state !== "failed";
  const hasColumns = !side && !isUnderWay(run) && (isWaiting ? lacksProfile : isFirst);
  return (
    <div
      className={`grid grid-cols-1 ${areBelow ? "gap-x-6 gap-y-3" : "gap-6"} ${side ? "xl:grid-cols-[minmax(0,1fr)_22rem] xl:grid-rows-[auto_auto_1fr] xl:items-start" : ""}`}
    >
      <section className={isSilent ? "sr-only" : hasColumns ? IN_COLUMNS : "card min-w-0"}>
        <div className="min-w-0">
          <h2 className="text-xl font-bold">{t("matchTitle")}</h2>
          {isFirst ? <MatchBenefits person={person} /> : null}
          {newest.data && !isWaiting && !isSilent ? <MatchFacts state={newest.data} /> : null}
          {areBelow ? null : criteria}
        </div>
        {isWaiting ? (
          <>
            <MatchNeeds
              person={person}
              state={newest.data}
              lacksProfile={lacksProfile}
              className={hasColumns ? "lg:row-span-2 lg:-mt-4" : "mt-5"}
            />
            <div className={hasColumns ? undefined : "mt-5"}>
              <ExampleMatch person={person} />
            </div>
          </>
        ) : (
          <div
            className={
              areBelow
                ? undefined
                : `border-line max-lg:mt-6 max-lg:border-t max-lg:pt-2 ${hasColumns ? "" : "lg:mt-6 lg:border-t lg:pt-2"}`
            }
          >
            <Loaded query={newest} failedTitle={words("matchesFailed")} showsEarlier>
              {(matches) => (
                <MatchRun person={person} matches={matches}>
                  {areBelow || isFirst ? null : start(matches)}
                </MatchRun>
              )}
            </Loaded>
            {isFirst && !isUnderWay(run) ? (
              <>
                {lacksPage ? (
                  <p className="mt-4 max-w-prose font-medium">{words("needsPageFirst")}</p>
                ) : null}
                <SpendLine
                  person={person}
                  service="match"
                  from="/profile?tab=match"
                  isQuiet={isCriteriaTurn}
                >
                  {newest.data ? start(newest.data) : null}
                </SpendLine>
              </>
            ) : null}
          </div>
        )}
      </section>
      {areUrgent ? side : null}
      {newest.data?.shown || runId ? (
        <div className="min-w-0">
          {haveChanged && newest.data && !newest.data.isUnchanged ? (
            <div className="mb-4">
              <Notice kind="info" title={words("criteriaChanged")}>
                <p className="text-sm">{words("criteriaChangedText")}</p>
              </Notice>
            </div>
          ) : null}
          <ResultsSection
            person={person}
            runId={runId}
            onChangeCriteria={changeCriteria}
            glance={
              areBelow && newest.data ? (
                <CriteriaGlance
                  person={person}
                  criteria={savedFor(newest.data)}
                  place={CRITERIA_HEADING}
                />
              ) : null
            }
          />
        </div>
      ) : null}
      {areUrgent ? lookingFor : side}
    </div>
  );
}
