import type pg from "pg";
import { transaction } from "../../postgres/transaction.ts";
import { creditAccount } from "./credit-account.ts";
import { type PostedEntry, postEntry } from "./post-entry.ts";

/**
 * Gives or takes credits for an operator.
 * @param by.amount negative to take; what exceeds the balance is owed
 * @param by.key identifies this act, so that running the command twice does it once
 * @returns undefined if nobody has that address
 */
export async function adjustCredits(
  pool: pg.Pool,
  by: { email: string; amount: number; reason: string; key: string },
): Promise<PostedEntry | undefined> {
  return transaction(pool, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      "select id from auth.users where lower(email) = lower($1)",
      [by.email],
    );
    const [person] = rows;
    if (!person) return undefined;
    const accountId = await creditAccount(client, person.id);
    return postAdjustment(client, { ...by, accountId, key: `operator:${by.key}` });
  });
}

/** The same within the caller's transaction; the person reads the reason in their statement. */
export async function postAdjustment(
  client: pg.ClientBase,
  by: { accountId: string; amount: number; reason: string; key: string },
): Promise<PostedEntry> {
  const { accountId, amount, key, reason } = by;
  return postEntry(client, {
    accountId,
    kind: amount > 0 ? "grant" : "adjustment",
    amount,
    key,
    reason,
    subject: { kind: "operator", id: key.slice(key.indexOf(":") + 1) },
  });
}
