import { useQueryClient } from "@tanstack/react-query";
import { useRowChanges } from "../../platform/use-row-changes.ts";
import type { Person } from "../account/signed-in.tsx";
import { useCreditsChanged } from "../credits/use-credits.ts";

/**
 * Has what depends on the person's runs asked for anew whenever one of them moves, live.
 * @param key under which what depends on them is kept.
 */
export function useRunChanges(person: Person, key: readonly string[]): void {
  const queries = useQueryClient();
  const creditsChanged = useCreditsChanged(person);
  useRowChanges("runs", {}, () =>
    // A run that failed has given its credits back; one that is done may have changed the profile.
    Promise.all([queries.invalidateQueries({ queryKey: key }), creditsChanged()]),
  );
}
