import { useQueryClient } from "@tanstack/react-query";
import { useBackend } from "../../platform/backend-context.tsx";
import { useRowChanges } from "../../platform/use-row-changes.ts";
import type { Person } from "../account/signed-in.tsx";
import { useCreditsChanged } from "../credits/use-credits.ts";

/**
 * Refetches everything that depends on the person's runs whenever one of them moves, live.
 * @param key the query key of what depends on them.
 */
export function useRunChanges(person: Person, key: readonly string[]): void {
  const { connect } = useBackend();
  const queries = useQueryClient();
  const creditsChanged = useCreditsChanged(person);
  useRowChanges(connect, "runs", {}, () =>
    // A failed run has refunded its credits; a finished one may have changed the profile.
    Promise.all([queries.invalidateQueries({ queryKey: key }), creditsChanged()]),
  );
}
