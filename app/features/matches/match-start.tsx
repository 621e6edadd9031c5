import { useSearchParams } from "react-router";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { MatchState } from "../../../contracts/match-operations.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import { Notice } from "../../ui/form/notice.tsx";
import { CENTRE } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { SpendButton } from "../runs/spend-button.tsx";
import { CriteriaInShort } from "./criteria/criteria-in-short.tsx";
import { type Criteria, useCriteriaReading } from "./criteria/use-criteria-reading.ts";
import { matchAddress } from "./match-address.ts";
import { ProfileMissing } from "./profile-missing.tsx";
import { ReachableCandidates } from "./reachable-candidates.tsx";
import { useStartMatch } from "./use-start-match.ts";

/** Starts a match, the first or another. */
export function MatchStart(props: {
  person: Person;
  matches: MatchState;
  criteria: Criteria;
  /** The criteria have been edited, but not saved. */
  isEdited: boolean;
  /** Something else must be done first. */
  isQuiet: boolean;
  /** No introduction can be asked for yet: the person has no public page. */
  lacksPage: boolean;
}) {
  const t = useMessages("matches");
  const { person, matches, isEdited, isQuiet, lacksPage } = props;
  const { isUnchanged } = matches;
  const isFirst = matches.shown === null;
  const { start, isBusy, lacksProfile } = useStartMatch(person);
  const { isFetching, isPending, isPlaceholderData } = useCriteriaReading(person, props.criteria);
  const [, setSearch] = useSearchParams();
  const isStartup = person.role === STARTUP_ROLE;
  // The new results should be shown, whichever run is open now.
  const leaveOpenedRun = () => {
    // The person may be elsewhere when the answer comes: they stay there.
    const here = new URL(location.href);
    if (here.pathname !== CENTRE || !here.searchParams.has("run")) return;
    setSearch(
      (before) => {
        before.delete("run");
        return before;
      },
      { replace: true, preventScrollReset: true },
    );
  };
  if (isEdited) return <p className="mt-4 font-medium">{t("saveFirst")}</p>;
  // The reading of the criteria appears above, and would move it from under a press.
  if (isFirst && isFetching && isPending) return <div className="mt-4 min-h-12" />;
  // There is nothing to gain without a change.
  const isSettled = !isFirst && isUnchanged;
  const run = (
    <SpendButton
      person={person}
      service="match"
      from={matchAddress()}
      isQuiet={isQuiet || isSettled}
      label={isFirst ? t(isStartup ? "findInvestors" : "findStartups") : t("matchAgain")}
      isBusy={isBusy}
      waits={isFetching && (isPending || isPlaceholderData)}
      onConfirm={(price) =>
        start({ evenIfUnchanged: isUnchanged, shownPrice: price }).then(leaveOpenedRun)
      }
    >
      <ReachableCandidates person={person} />
      {lacksPage ? <p className="mb-3">{t("needsPageFirst")}</p> : null}
      <CriteriaInShort person={person} criteria={props.criteria} />
      {isUnchanged ? (
        <Notice kind="info" title={t("unchangedTitle")}>
          <p className="text-sm">{t("unchangedText")}</p>
        </Notice>
      ) : null}
    </SpendButton>
  );
  return (
    <>
      {lacksProfile ? <ProfileMissing isStartup={isStartup} /> : null}
      <div className={isFirst ? "mt-4" : undefined}>{run}</div>
    </>
  );
}
