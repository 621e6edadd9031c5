import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { ProfileStatus } from "../../../contracts/profile-status.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { CriteriaForm } from "./criteria-form.tsx";
import { SpendLine } from "./spend-line.tsx";
import { StateLine } from "./state-line.tsx";

/** Smart match (spec §4): where it stands, what it costs, and the criteria without which it cannot run. */
export function MatchTab({ person, status }: { person: Person; status: ProfileStatus }) {
  const t = useMessages("centre");
  const isStartup = person.role === STARTUP_ROLE;
  return (
    <section className="card">
      <h2 className="text-xl font-bold">{t("matchTitle")}</h2>
      <p className="mt-2 max-w-prose text-muted">
        {t(isStartup ? "matchTextStartup" : "matchTextInvestor")}
      </p>
      <StateLine facts={[t("matchState"), t("matchTime")]} />
      <SpendLine person={person} service="match" from="/profile?tab=match" />
      <CriteriaForm person={person} saved={status.criteria} />
      <p className="mt-6 text-sm text-muted">
        {t(status.criteria === "" ? "matchNeedsCriteria" : "matchSoon")}
      </p>
    </section>
  );
}
