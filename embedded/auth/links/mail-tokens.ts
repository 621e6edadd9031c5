import type pg from "pg";
import { inTransaction } from "../../postgres/transaction.ts";
import { readUserAnswer, type UserAnswer } from "../accounts/user-answer.ts";
import { findById } from "../accounts/users.ts";
import { expiredLink } from "../auth-error.ts";
import type { AuthContext } from "../context.ts";

/** The columns of an account that each kind of mail changes, and that are restored together. */
const CHANGED = [
  ["confirmation_sent_at"],
  ["recovery_sent_at"],
  ["email_change", "email_change_sent_at", "email_change_confirm_status"],
  ["reauthentication_sent_at"],
];

/**
 * Stores new tokens of an account and mails them. They are stored first, so that a link works as
 * soon as it arrives; if the mail cannot be sent, they are taken back. Later changes of the account
 * stay, as a link that was used or cancelled must not work again.
 */
export async function mailTokens(
  auth: AuthContext,
  userId: string,
  keep: (client: pg.PoolClient) => Promise<void>,
  send: (user: UserAnswer) => Promise<void>,
): Promise<UserAnswer> {
  const { before, made, user } = await inTransaction(auth.pool, async (client) => {
    const before = await remember(client, userId);
    await keep(client);
    const made = await remember(client, userId);
    const user = await findById(client, userId);
    // Deleted a moment ago.
    if (!user) throw expiredLink();
    return { before, made, user: await readUserAnswer(client, user) };
  });
  try {
    await send(user);
  } catch (error) {
    await inTransaction(auth.pool, (client) => putBack(client, userId, before, made));
    throw error;
  }
  return user;
}

type State = { tokens: string; columns: string };

async function remember(client: pg.PoolClient, userId: string): Promise<State> {
  const { rows } = await client.query<State>(
    `select (select to_jsonb(u) from (select ${CHANGED.flat().join(", ")}) u)::text as columns,
       (select coalesce(jsonb_agg(t), '[]') from auth.one_time_tokens t where t.user_id = users.id)::text as tokens
     from auth.users where id = $1 for update`,
    [userId],
  );
  return rows[0] ?? { tokens: "[]", columns: "{}" };
}

/** New tokens that still exist are replaced by the ones before; nothing else is restored. */
async function putBack(
  client: pg.PoolClient,
  userId: string,
  before: State,
  made: State,
): Promise<void> {
  await client.query("select from auth.users where id = $1 for update", [userId]);
  const { rows: undone } = await client.query<{ id: string }>(
    `delete from auth.one_time_tokens t
     using jsonb_populate_recordset(null::auth.one_time_tokens, $1::jsonb) was
       right join jsonb_populate_recordset(null::auth.one_time_tokens, $2::jsonb) made
         on was.token_type = made.token_type
     where t.id = made.id and made.id is distinct from was.id
     returning was.id`,
    [before.tokens, made.tokens],
  );
  await client.query(
    `insert into auth.one_time_tokens
     select * from jsonb_populate_recordset(null::auth.one_time_tokens, $1::jsonb)
     where id = any($2)`,
    [before.tokens, undone.map(({ id }) => id)],
  );
  for (const columns of CHANGED) {
    const of = (row: string) => `row(${columns.map((column) => `${row}.${column}`).join(", ")})`;
    await client.query(
      `update auth.users u set (${columns.join(", ")}) = ${of("was")}
       from jsonb_populate_record(null::auth.users, $2::jsonb) was,
         jsonb_populate_record(null::auth.users, $3::jsonb) made
       where u.id = $1 and ${of("u")} is not distinct from ${of("made")}
         and ${of("was")} is distinct from ${of("made")}`,
      [userId, before.columns, made.columns],
    );
  }
}
