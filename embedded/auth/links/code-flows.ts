import { createHash, randomUUID, timingSafeEqual } from "node:crypto";
import { z } from "zod";
import type { Database } from "../../postgres/transaction.ts";
import { AuthError } from "../auth-error.ts";
import { isMethod, type Method } from "../sessions/open-session.ts";
import { hashToken, randomToken } from "../tokens/secret-token.ts";

const CHALLENGE = /^[a-zA-Z._~0-9-]{43,128}$/;
const CODE_LIFETIME = "5 minutes";
const LINK_PREFIX = "pkce_";

/** A PKCE client's parameters; empty strings mean the implicit flow, as on a hosted project. */
export const challengeFields = {
  code_challenge: z.string().regex(CHALLENGE).or(z.literal("")).nullish(),
  code_challenge_method: z.string().nullish(),
};

export type Challenge = { value: string; method: "s256" | "plain" };

/** @throws AuthError if only one of the two is given, or the method is unknown. */
export function readChallenge(given: {
  code_challenge?: string | null | undefined;
  code_challenge_method?: string | null | undefined;
}): Challenge | undefined {
  const value = given.code_challenge ?? "";
  const method = (given.code_challenge_method ?? "").toLowerCase();
  if (value === "" && method === "") return undefined;
  if (CHALLENGE.test(value) && (method === "s256" || method === "plain")) return { value, method };
  const message = "PKCE flow requires code_challenge_method and code_challenge";
  throw new AuthError(400, "validation_failed", message);
}

/**
 * Ids for a link: the flow has the same id as the token, so that a link leads to the code of its own request.
 */
export function linkFor(challenge: Challenge | undefined): { id: string; token: string } {
  return { id: randomUUID(), token: `${challenge ? LINK_PREFIX : ""}${randomToken()}` };
}

export function isCodeLink(token: string): boolean {
  return token.startsWith(LINK_PREFIX);
}

export async function keepFlow(
  database: Database,
  flow: { id: string; userId: string; method: Method; provider: string; challenge: Challenge },
): Promise<void> {
  await database.query("delete from auth.flow_state where created_at < now() - interval '1 day'");
  await database.query(
    `insert into auth.flow_state (id, user_id, code_challenge, code_challenge_method,
       provider_type, authentication_method, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, now(), now())`,
    [flow.id, flow.userId, flow.challenge.value, flow.challenge.method, flow.provider, flow.method],
  );
}

/** The code that the client exchanges for a session, with the verifier that only it knows. */
export async function issueCode(database: Database, flowId: string): Promise<string> {
  const code = randomToken();
  const { rowCount } = await database.query(
    `update auth.flow_state set auth_code = $2, auth_code_issued_at = now(), updated_at = now()
     where id = $1 and auth_code is null`,
    [flowId, hashToken(code)],
  );
  if (rowCount !== 1) throw noFlow();
  return code;
}

/**
 * Consumes the code, whether or not the verifier matches.
 * @throws AuthError
 */
export async function spendCode(
  database: Database,
  code: string,
  verifier: string,
): Promise<{ userId: string; method: Method }> {
  const { rows } = await database.query<{
    user_id: string;
    method: string;
    challenge: string;
    kind: string;
    fresh: boolean;
  }>(
    `delete from auth.flow_state where auth_code = $1
     returning user_id, authentication_method as method, code_challenge as challenge,
       code_challenge_method as kind,
       auth_code_issued_at > now() - interval '${CODE_LIFETIME}' as fresh`,
    [hashToken(code)],
  );
  const flow = rows[0];
  if (!flow || !isMethod(flow.method)) throw noFlow();
  if (!flow.fresh) {
    const message = "invalid flow state, flow state has expired";
    throw new AuthError(422, "flow_state_expired", message);
  }
  const expected = Buffer.from(flow.challenge);
  const hashed = createHash("sha256").update(verifier).digest("base64url");
  const given = Buffer.from(flow.kind === "plain" ? verifier : hashed);
  if (given.length !== expected.length || !timingSafeEqual(given, expected)) {
    const message = "code challenge does not match previously saved code verifier";
    throw new AuthError(400, "bad_code_verifier", message);
  }
  return { userId: flow.user_id, method: flow.method };
}

function noFlow(): AuthError {
  const message = "invalid flow state, no valid flow state found";
  return new AuthError(404, "flow_state_not_found", message);
}
