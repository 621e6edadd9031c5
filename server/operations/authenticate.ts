import type { IncomingMessage } from "node:http";
import { decodeJwt } from "jose";
import { z } from "zod";
import { Actor } from "../domain/account/actor.ts";
import { OperationError } from "./operation-error.ts";

const userSchema = z.object({
  id: z.uuid(),
  email: z.string().default(""),
  factors: z.array(z.object({ status: z.string() })).nullish(),
});
const claimsSchema = z.object({ session_id: z.uuid(), aal: z.string().default("aal1") });
const ANSWER_LIMIT_MS = 10_000;

/**
 * The token of a call.
 * @throws OperationError unauthenticated without one.
 */
export function accessTokenOf(request: IncomingMessage): string {
  const [, accessToken] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? "") ?? [];
  if (accessToken) return accessToken;
  throw new OperationError("unauthenticated", "Sign in first.");
}

export type Caller = {
  actor: Actor;
  /** The account has a second factor, and this session has not shown it. */
  owesFactor: boolean;
};

/**
 * The person a token belongs to. The auth service itself validates it, so that an ended session is
 * refused at once, here and on a hosted project alike. Cookies do not count, so no other site's page
 * can act for a person.
 * @throws OperationError unauthenticated, service_unavailable.
 */
export async function authenticate(
  accessToken: string,
  project: { SUPABASE_URL: string; SUPABASE_PUBLISHABLE_KEY: string },
): Promise<Caller> {
  const answer = await fetch(`${project.SUPABASE_URL}/auth/v1/user`, {
    headers: {
      apikey: project.SUPABASE_PUBLISHABLE_KEY,
      authorization: `Bearer ${accessToken}`,
    },
    signal: AbortSignal.timeout(ANSWER_LIMIT_MS),
  }).catch(() => undefined);
  if (!answer || answer.status >= 500) {
    await answer?.body?.cancel();
    throw new OperationError("service_unavailable", "The auth service does not answer.");
  }
  if (!answer.ok) {
    await answer.body?.cancel();
    throw new OperationError("unauthenticated", "The session has ended.");
  }
  const { id, email, factors } = userSchema.parse(await answer.json());
  const { session_id, aal } = claimsSchema.parse(decodeJwt(accessToken));
  const hasFactor = factors?.some(({ status }) => status === "verified") ?? false;
  return {
    actor: new Actor({ userId: id, email, sessionId: session_id, hasShownFactor: aal === "aal2" }),
    owesFactor: hasFactor && aal !== "aal2",
  };
}
