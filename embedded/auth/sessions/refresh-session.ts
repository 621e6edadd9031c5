import { inTransaction } from "../../postgres/transaction.ts";
import { findById, isBanned } from "../accounts/users.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthContext } from "../context.ts";
import { decodeRefreshToken } from "../tokens/refresh-tokens.ts";
import { renewSession } from "./renew-session.ts";
import { type SessionTokens, sessionTokens } from "./session-tokens.ts";

/**
 * Exchanges a refresh token for new tokens. The previous token is accepted for a short while and
 * gets the same new one: other tabs send it, and phones that lost the answer. After that it can
 * only be a copy: the session is ended.
 */
export async function refreshSession(auth: AuthContext, token: string): Promise<SessionTokens> {
  const given = decodeRefreshToken(auth.refreshKeys(), token);
  if (!given) throw notFound();
  const result = await inTransaction(auth.pool, async (client) => {
    const { rows } = await client.query<{ user_id: string; counter: number; age: number }>(
      `select user_id, coalesce(refresh_token_counter, 0)::int as counter,
              extract(epoch from (now() at time zone 'utc') - refreshed_at)::float as age
       from auth.sessions
       where id = $1 and (not_after is null or not_after > now())
       for update`,
      [given.sessionId],
    );
    const session = rows[0];
    const user = session && (await findById(client, session.user_id));
    if (!session || !user) return notFound();
    if (isBanned(user)) {
      return new AuthError(400, "user_banned", "Invalid Refresh Token: User Banned");
    }
    const behind = session.counter - given.counter;
    if (behind < 0) return notFound();
    if (behind > 1 || (behind === 1 && session.age > auth.refreshReuseSeconds)) {
      await client.query("delete from auth.sessions where id = $1", [given.sessionId]);
      auth.log("warn", "A used refresh token came again: its session was ended");
      return new AuthError(
        400,
        "refresh_token_already_used",
        "Invalid Refresh Token: Already Used",
      );
    }
    if (behind === 0) return renewSession(auth, client, given.sessionId, user);
    return sessionTokens(auth, client, { id: given.sessionId, counter: session.counter, user });
  });
  if (result instanceof AuthError) throw result;
  return result;
}

function notFound(): AuthError {
  const message = "Invalid Refresh Token: Refresh Token Not Found";
  return new AuthError(400, "refresh_token_not_found", message);
}
