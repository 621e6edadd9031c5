import { useQuery } from "@tanstack/react-query";
import { listSessions, readSignIn } from "../../../contracts/account-operations.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import type { Person } from "../account/signed-in.tsx";
import { useAsking } from "../account/use-asking.ts";

/** The query key of an account's data, with the person's id: never somebody else's. */
export const accountKey = (person: Person, part: string) => [
  "account",
  person.session.user.id,
  part,
];

/** A refusal stays a refusal; only failures that may pass are retried. */
function mayPass(attempt: number, error: Error): boolean {
  const codes = ["network", "service_unavailable", "request_timeout", "server_error"];
  return attempt < 2 && error instanceof OperationFailure && codes.includes(error.code);
}

/** Whether the account has a password. */
export function useSignInMeans(person: Person) {
  const ask = useAsking();
  return useQuery({
    queryKey: accountKey(person, "sign-in"),
    queryFn: ({ signal }) => ask(readSignIn, {}, signal),
    retry: mayPass,
    staleTime: 0,
  });
}

export function useSessions(person: Person) {
  const ask = useAsking();
  return useQuery({
    queryKey: accountKey(person, "sessions"),
    queryFn: ({ signal }) => ask(listSessions, {}, signal),
    retry: mayPass,
    staleTime: 0,
  });
}

/** The person as the auth service knows them now: a mailed link changes them elsewhere. */
export function useUser(person: Person) {
  const { connect } = useBackend();
  return useQuery({
    queryKey: accountKey(person, "user"),
    queryFn: async () => {
      const client = await connect();
      const { data, error } = await client.auth.getUser();
      if (error) throw error;
      return data.user;
    },
    staleTime: 0,
    refetchOnWindowFocus: true,
  });
}

/** The person's row of `profiles` besides the role. */
export function usePreferences(person: Person) {
  const { connect } = useBackend();
  return useQuery({
    queryKey: accountKey(person, "preferences"),
    queryFn: async ({ signal }) => {
      const client = await connect();
      const { data } = await client
        .from("profiles")
        .select("language,mails_results,mails_news")
        .eq("user_id", person.session.user.id)
        .abortSignal(signal)
        .single()
        .throwOnError();
      return data;
    },
    staleTime: 0,
  });
}
