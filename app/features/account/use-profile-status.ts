import { useQuery } from "@tanstack/react-query";
import { readProfileStatus } from "../../../contracts/profile-status.ts";
import { callOperation } from "../../platform/operations.ts";
import { useAccessToken } from "./access-token.ts";
import type { Person } from "./signed-in.tsx";

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
    staleTime: 0,
  });
}
