import type pg from "pg";
import type { User } from "../accounts/users.ts";
import type { AuthContext } from "../context.ts";
import { type SessionTokens, sessionTokens } from "./session-tokens.ts";

/** New tokens for a session that has changed; its refresh token's number goes up by one. */
export async function renewSession(
  auth: AuthContext,
  client: pg.PoolClient,
  id: string,
  user: User,
): Promise<SessionTokens> {
  const { rows } = await client.query<{ counter: number }>(
    `update auth.sessions set updated_at = now(), refreshed_at = now() at time zone 'utc',
       refresh_token_counter = coalesce(refresh_token_counter, 0) + 1
     where id = $1 returning refresh_token_counter::int as counter`,
    [id],
  );
  return sessionTokens(auth, client, { id, counter: rows[0]?.counter ?? 0, user });
}
