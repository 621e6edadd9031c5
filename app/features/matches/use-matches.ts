import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readMatches } from "../../../contracts/match-operations.ts";
import { FETCH_DEFAULTS } from "../../../contracts/news-feed.ts";
import { useLanguage } from "../../i18n/messages-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import type { Person } from "../account/signed-in.tsx";
import { useAsking } from "../account/use-asking.ts";
import { runInterval } from "../runs/run-state.ts";

/** The query key of everything about a person's matches. */
export function matchesKey(userId: string): readonly string[] {
  return ["matches", userId];
}

/**
 * The state of the matching, the earlier runs, and the results of one of them.
 * @param runId whose results are wanted; by default the newest finished run's.
 */
export function useMatches({ session }: Person, runId?: string) {
  const ask = useAsking();
  const language = useLanguage();
  return useQuery({
    queryKey: [...matchesKey(session.user.id), runId ?? "newest", language],
    queryFn: ({ signal }) => ask(readMatches, { language, ...(runId && { runId }) }, signal),
    refetchInterval: runInterval,
    staleTime: 0,
    // The list stays in place while another run is opened.
    placeholderData: (before) => before,
    retry: (failures, error) => !isGone(error) && failures < FETCH_DEFAULTS.retries,
  });
}

/** Whether there is no such run; asking again will not help. */
export function isGone(error: unknown): boolean {
  return error instanceof OperationFailure && error.code === "not_found";
}

/** @returns a function that refetches everything about the person's matches. */
export function useMatchesChanged({ session }: Person): () => Promise<unknown> {
  const queries = useQueryClient();
  return () => queries.invalidateQueries({ queryKey: matchesKey(session.user.id) });
}
