import { useQuery } from "@tanstack/react-query";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import { countCandidates } from "../../../contracts/match-candidates.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useAsking } from "../account/use-asking.ts";
import { sayJoined } from "./say-joined.ts";

/** How many candidates there are, and how many of them can be introduced. */
export function useCandidates(person: Person) {
  const ask = useAsking();
  const { data } = useQuery({
    queryKey: ["candidates", person.session.user.id],
    queryFn: ({ signal }) => ask(countCandidates, {}, signal),
  });
  return data;
}

/** How many candidates there are, and how many of them a match can introduce, before it is paid. */
export function ReachableCandidates({ person }: { person: Person }) {
  const t = useMessages("matches");
  const joined = useMessages("nextStep");
  const data = useCandidates(person);
  if (!data) return null;
  const { count, reachable } = data;
  const isStartup = person.role === STARTUP_ROLE;
  return (
    <p className="my-2 max-w-prose text-sm text-muted">
      {count === 0
        ? t(isStartup ? "candidatesInvestorsEmpty" : "candidatesStartupsEmpty")
        : t(isStartup ? "candidatesInvestors" : "candidatesStartups", { count })}
      {count === 0 ? null : (
        <span className="block font-medium text-ink">
          {reachable === 0 ? t("candidatesNone") : sayJoined({ count, joined: reachable }, joined)}
        </span>
      )}
    </p>
  );
}
