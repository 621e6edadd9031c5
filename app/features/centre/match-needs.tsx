import { Link } from "react-router";
import type { MatchState } from "../../../contracts/match-operations.ts";
import { dateBesideTables } from "../../i18n/dates.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { StateLine } from "../../ui/state-line.tsx";
import { profileForm } from "../account/account-pages.ts";
import type { Person } from "../account/signed-in.tsx";
import { SpendLine } from "../credits/spend-line.tsx";
import { isUnderWay } from "../runs/run-state.ts";

/** What a first match lacks, what it will cost, and the button that comes first. */
export function MatchNeeds(props: {
  person: Person;
  state: MatchState | undefined;
  lacksProfile: boolean;
  className: string;
}) {
  const t = useMessages("centre");
  const words = useMessages("matches");
  const { person, state, lacksProfile, className } = props;
  return (
    <div className={className}>
      <SpendLine person={person} service="match">
        <p className="mt-4 font-semibold">
          {lacksProfile ? words("needsProfile") : t("matchNeedsCriteria")}
        </p>
        {lacksProfile ? (
          <Link to={profileForm(person.role)} className="button button-leaf mt-3">
            {t("taskProfile")}
          </Link>
        ) : null}
      </SpendLine>
      {state ? <MatchFacts state={state} /> : null}
    </div>
  );
}

/** The state of the matching (spec §4), and its duration. */
export function MatchFacts({ state: { run, shown, history } }: { state: MatchState }) {
  const t = useMessages("centre");
  const words = useMessages("matches");
  const language = useLanguage();
  const isMatching = isUnderWay(run);
  if (shown && !isMatching) {
    const { createdAt } = history[0] ?? shown;
    const date = dateBesideTables(createdAt, language, undefined);
    return <p className="text-sm text-muted">{words("stateMatched", { date })}</p>;
  }
  return (
    <StateLine facts={[isMatching ? words("stateMatching") : t("matchState"), t("matchTime")]} />
  );
}
