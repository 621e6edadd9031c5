import type { Database } from "../../postgres/transaction.ts";
import { hashToken } from "../tokens/secret-token.ts";

export type TokenType =
  | "confirmation_token"
  | "recovery_token"
  | "email_change_token_new"
  | "email_change_token_current"
  | "reauthentication_token";

type NewToken = {
  /** Also the id of its flow, if a client waits for a code. */
  id: string;
  userId: string;
  type: TokenType;
  token: string;
  /** The mailbox that it is sent to. */
  relatesTo: string;
};

const LIFETIME = "1 hour";

/**
 * Stores the hash of a token. Only one of each kind is valid at a time, so an older link stops working.
 */
export async function keepToken(database: Database, given: NewToken): Promise<void> {
  await database.query(
    `insert into auth.one_time_tokens
       (id, user_id, token_type, token_hash, relates_to, created_at, updated_at)
     values ($1, $2, $3, $4, $5, now() at time zone 'utc', now() at time zone 'utc')
     on conflict (user_id, token_type) do update
       set id = excluded.id, token_hash = excluded.token_hash, relates_to = excluded.relates_to,
           created_at = excluded.created_at, updated_at = excluded.updated_at`,
    [given.id, given.userId, given.type, hashToken(given.token), given.relatesTo],
  );
}

export type UsedToken = { id: string; userId: string; type: TokenType; relatesTo: string };

/** Consumes a token; of several concurrent requests, only one gets it. */
export async function spendToken(
  database: Database,
  token: string,
  types: TokenType[],
): Promise<UsedToken | undefined> {
  const { rows } = await database.query<UsedToken>(
    `delete from auth.one_time_tokens
     where token_hash = $1 and token_type = any($2::auth.one_time_token_type[])
       and created_at > (now() at time zone 'utc') - interval '${LIFETIME}'
     returning id, user_id as "userId", token_type as type, relates_to as "relatesTo"`,
    [hashToken(token), types],
  );
  return rows[0];
}

/**
 * Invalidates links sent before a change, and the codes they led to, except those of the flow in
 * progress (`except`).
 */
export async function dropTokens(
  database: Database,
  userId: string,
  except?: string,
): Promise<void> {
  await database.query("delete from auth.one_time_tokens where user_id = $1", [userId]);
  await database.query(
    "delete from auth.flow_state where user_id = $1 and id is distinct from $2",
    [userId, except ?? null],
  );
}
