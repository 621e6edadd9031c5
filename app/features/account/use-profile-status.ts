import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readProfileStatus } from "../../../contracts/profile-status.ts";
import type { Person } from "./signed-in.tsx";
import { useAsking } from "./use-asking.ts";

const ASK_EVERY_MS = 10_000;

/** Its key in the query cache. */
export function statusKey(userId: string): readonly string[] {
  return ["profile-status", userId];
}

/**
 * The state of the person's profile; refetched each time the centre is opened, because it changes
 * on other pages.
 */
export function useProfileStatus({ session }: Person) {
  const ask = useAsking();
  return useQuery({
    queryKey: statusKey(session.user.id),
    queryFn: ({ signal }) => ask(readProfileStatus, {}, signal),
    refetchOnMount: "always",
    // A run under way changes the next step, also on pages that do not follow it live.
    refetchInterval: ({ state }) => (state.data?.underWay ? ASK_EVERY_MS : false),
    staleTime: 0,
  });
}

/** @returns a function that refetches the state after something that it depends on was saved. */
export function useStatusChanged(userId: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: statusKey(userId) });
}
