import { useQuery } from "@tanstack/react-query";
import { readProfileStatus } from "../../../contracts/profile-status.ts";
import { callOperation } from "../../platform/operations.ts";
import type { Person } from "./signed-in.tsx";

/** Under which it is kept among what has been fetched. */
export function statusKey(userId: string): readonly string[] {
  return ["profile-status", userId];
}

/** How far the person's profile is; asked anew each time the centre is opened, for work is done elsewhere. */
export function useProfileStatus({ session }: Person) {
  return useQuery({
    queryKey: statusKey(session.user.id),
    queryFn: () => callOperation(readProfileStatus, session.access_token, {}),
    refetchOnMount: "always",
    staleTime: 0,
  });
}
