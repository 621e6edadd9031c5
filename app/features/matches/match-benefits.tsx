import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useCandidates } from "./reachable-candidates.tsx";
import { sayJoined } from "./say-joined.ts";

/** What a first match is for, and what it cannot do, before it is paid. */
export function MatchBenefits({ person }: { person: Person }) {
  const t = useMessages("matches");
  const joined = useMessages("nextStep");
  const data = useCandidates(person);
  if (!data) return null;
  const { count, reachable } = data;
  const isStartup = person.role === STARTUP_ROLE;
  const said =
    count === 0
      ? [t(isStartup ? "candidatesInvestorsEmpty" : "candidatesStartupsEmpty")]
      : [
          t(isStartup ? "benefitInvestors" : "benefitStartups", { count }),
          t("benefitGet"),
          reachable === 0 ? t("benefitNone") : sayJoined({ count, joined: reachable }, joined),
        ];
  return (
    <ul className="mt-3 grid max-w-prose list-disc gap-1.5 ps-5 marker:text-leaf">
      {said.map((one) => (
        <li key={one}>{one}</li>
      ))}
    </ul>
  );
}
