import type pg from "pg";
import { inTransaction } from "../../postgres/transaction.ts";
import { readUserAnswer, type UserAnswer } from "../accounts/user-answer.ts";
import { findById } from "../accounts/users.ts";
import { expiredLink } from "../auth-error.ts";
import type { AuthContext } from "../context.ts";

const COLUMNS =
  "confirmation_sent_at, recovery_sent_at, email_change, email_change_sent_at, email_change_confirm_status, reauthentication_sent_at";

/**
 * Stores new tokens of an account and mails them. They are stored first, so that a link works as
 * soon as it arrives; when the mail cannot be sent, everything is rolled back.
 */
export async function mailTokens(
  auth: AuthContext,
  userId: string,
  keep: (client: pg.PoolClient) => Promise<void>,
  send: (user: UserAnswer) => Promise<void>,
): Promise<UserAnswer> {
  const { before, user } = await inTransaction(auth.pool, async (client) => {
    const before = await remember(client, userId);
    await keep(client);
    const user = await findById(client, userId);
    // Deleted a moment ago.
    if (!user) throw expiredLink();
    return { before, user: await readUserAnswer(client, user) };
  });
  try {
    await send(user);
  } catch (error) {
    await inTransaction(auth.pool, (client) => putBack(client, userId, before));
    throw error;
  }
  return user;
}

type Before = { tokens: string; columns: string };

async function remember(client: pg.PoolClient, userId: string): Promise<Before> {
  const { rows } = await client.query<Before>(
    `select (select to_jsonb(u) from (select ${COLUMNS}) u)::text as columns,
       (select coalesce(jsonb_agg(t), '[]') from auth.one_time_tokens t where t.user_id = users.id)::text as tokens
     from auth.users where id = $1 for update`,
    [userId],
  );
  return rows[0] ?? { tokens: "[]", columns: "{}" };
}

async function putBack(client: pg.PoolClient, userId: string, before: Before): Promise<void> {
  await client.query("delete from auth.one_time_tokens where user_id = $1", [userId]);
  await client.query(
    `insert into auth.one_time_tokens
     select * from jsonb_populate_recordset(null::auth.one_time_tokens, $1::jsonb)`,
    [before.tokens],
  );
  await client.query(
    `update auth.users set (${COLUMNS}) =
       (select ${COLUMNS} from jsonb_populate_record(null::auth.users, $2::jsonb))
     where id = $1`,
    [userId, before.columns],
  );
}
