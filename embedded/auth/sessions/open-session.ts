import { randomUUID } from "node:crypto";
import type pg from "pg";
import { findById, isBanned } from "../accounts/users.ts";
import { AuthError, banned } from "../auth-error.ts";
import type { AuthContext } from "../context.ts";
import { type SessionTokens, sessionTokens } from "./session-tokens.ts";

/** How somebody proved their identity; `recovery` allows a new password without the old one. */
export type Method = "password" | "oauth" | "email/signup" | "recovery" | "email_change";

export function isMethod(text: string): text is Method {
  return ["password", "oauth", "email/signup", "recovery", "email_change"].includes(text);
}

/**
 * Opens a session and returns its tokens.
 * @throws AuthError for a banned account.
 */
export async function openSession(
  auth: AuthContext,
  client: pg.PoolClient,
  given: { userId: string; method: Method },
  from: { ip: string; userAgent: string },
): Promise<SessionTokens> {
  const id = randomUUID();
  await client.query(
    `update auth.users set last_sign_in_at = now(), updated_at = now() where id = $1`,
    [given.userId],
  );
  const user = await findById(client, given.userId);
  if (!user) throw new AuthError(403, "user_not_found", "User not found");
  if (isBanned(user)) throw banned();
  await client.query(
    `insert into auth.sessions
       (id, user_id, created_at, updated_at, aal, user_agent, ip, refresh_token_counter)
     values ($1, $2, now(), now(), 'aal1', $3, $4, 0)`,
    [id, user.id, from.userAgent, from.ip],
  );
  await client.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, now(), now(), $3)`,
    [randomUUID(), id, given.method],
  );
  return sessionTokens(auth, client, { id, counter: 0, user });
}
