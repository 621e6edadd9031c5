import { useQueryClient } from "@tanstack/react-query";
import { useRef } from "react";
import { useBackend } from "../../platform/backend-context.tsx";
import { useRowChanges } from "../../platform/use-row-changes.ts";
import type { Person } from "../account/signed-in.tsx";
import { useCreditsChanged } from "../credits/use-credits.ts";

/** A short run changes several times at once: fetching for each would reach the limit of calls. */
const TOGETHER_MS = 150;

/**
 * Refetches everything that depends on the person's runs whenever one of them changes, live.
 * @param key the query key of what depends on them.
 */
export function useRunChanges(person: Person, key: readonly string[]): void {
  const { connect } = useBackend();
  const queries = useQueryClient();
  const creditsChanged = useCreditsChanged(person);
  const waiting = useRef<number>(undefined);
  useRowChanges(connect, "runs", {}, () => {
    window.clearTimeout(waiting.current);
    waiting.current = window.setTimeout(() => {
      // A failed run has refunded its credits; a finished one may have changed the profile. Also
      // after this page has been left, because the balance is shown elsewhere, too.
      void Promise.all([queries.invalidateQueries({ queryKey: key }), creditsChanged()]);
    }, TOGETHER_MS);
  });
}
