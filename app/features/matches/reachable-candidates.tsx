import { useQuery } from "@tanstack/react-query";
import { countCandidates } from "../../../contracts/match-candidates.ts";
import { useMessages } from "../../i18n/messages-context.tsx";
import type { Person } from "../account/signed-in.tsx";
import { useAsking } from "../account/use-asking.ts";
import { candidatesKey } from "./candidates.ts";

/** How many there are to be matched with, and whom a match can lead to here: said before it is paid. */
export function ReachableCandidates({ person }: { person: Person }) {
  const t = useMessages("matches");
  const ask = useAsking();
  const { data } = useQuery({
    queryKey: ["candidates", person.session.user.id],
    queryFn: ({ signal }) => ask(countCandidates, {}, signal),
  });
  if (!data) return null;
  const { count, reachable } = data;
  return (
    <p className="mt-2 max-w-prose text-sm text-muted">
      {t(candidatesKey(data, person.role), { count, reachable })}
      {reachable > 0 && reachable < count ? (
        <span className="block">{t("candidatesElsewhere")}</span>
      ) : null}
    </p>
  );
}
