import type { Client } from "./backend-context.tsx";
import { OperationFailure } from "./operations.ts";

/** The part of a failed supabase-js call that decides what a person reads (spec §8). */
export type AuthFailure = {
  name?: string;
  code?: string | undefined;
  status?: number | undefined;
  message?: string;
};

/** supabase-js's name for a call that did not reach the service; its status is a gateway's, if any. */
const UNANSWERED = "AuthRetryableFetchError";

/** Whether a call got no answer from the service, which may still have done what it was asked. */
export function isUnanswered({ name }: AuthFailure): boolean {
  return name === UNANSWERED;
}

/** The auth service answered, but refused. */
export class AuthRefusal extends Error {
  override readonly name = "AuthRefusal";
  readonly failure: AuthFailure;

  constructor(failure: AuthFailure) {
    super(failure.message);
    this.failure = failure;
  }
}

/** The client, for people with a session. @throws OperationFailure `network` when it did not load. */
export function connected(connect: () => Promise<Client>): Promise<Client> {
  return connect().catch(() => {
    throw new OperationFailure("network");
  });
}

/**
 * Calls the auth service.
 * @returns its answer.
 * @throws OperationFailure with code `network` when nobody answered or the client did not load.
 * @throws AuthRefusal
 */
export async function callAuth<Answer extends { error: AuthFailure | null }>(
  connect: () => Promise<Client>,
  call: (client: Client) => Promise<Answer>,
): Promise<Answer> {
  const client = await connected(connect);
  const answer = await call(client);
  if (!answer.error) return answer;
  if (isUnanswered(answer.error) && !answer.error.status) throw new OperationFailure("network");
  throw new AuthRefusal(answer.error);
}

/**
 * The token of the person's session, renewed if necessary.
 * @throws OperationFailure with code `unauthenticated` when there is no longer a session. A session
 * whose renewal failed on the way lasts: `network`, or `service_unavailable` behind a gateway.
 * @param userId the expected person, because another tab may have signed in somebody else. Default:
 * anybody.
 */
export async function accessToken(
  connect: () => Promise<Client>,
  userId?: string,
): Promise<string> {
  const client = await connected(connect);
  const { data, error } = await client.auth.getSession();
  const { session } = data;
  if (session && (userId === undefined || session.user.id === userId)) return session.access_token;
  if (session) throw new OperationFailure("unauthenticated");
  if (!error || !isUnanswered(error)) throw new OperationFailure("unauthenticated");
  throw new OperationFailure(error.status ? "service_unavailable" : "network");
}
