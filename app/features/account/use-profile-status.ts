import { useQuery, useQueryClient } from "@tanstack/react-query";
import { readProfileStatus } from "../../../contracts/profile-status.ts";
import { callOperation } from "../../platform/operations.ts";
import { useAccessToken } from "./access-token.ts";
import type { Person } from "./signed-in.tsx";

const ASK_EVERY_MS = 10_000;

/** Its key in the query cache. */
export function statusKey(userId: string): readonly string[] {
  return ["profile-status", userId];
}

/**
 * The state of the person's profile; refetched each time the centre is opened, because the work is
 * done elsewhere.
 */
export function useProfileStatus({ session }: Person) {
  const token = useAccessToken();
  return useQuery({
    queryKey: statusKey(session.user.id),
    queryFn: async () => callOperation(readProfileStatus, await token(), {}),
    refetchOnMount: "always",
    // What is under way changes what comes next, also on pages that do not follow it live.
    refetchInterval: ({ state }) => (state.data?.underWay ? ASK_EVERY_MS : false),
    staleTime: 0,
  });
}

/** @returns a function that reads the state again, after something that it rests on was saved. */
export function useStatusChanged(userId: string): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: statusKey(userId) });
}
