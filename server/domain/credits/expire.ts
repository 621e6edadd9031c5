import type pg from "pg";
import { eachAlone } from "../../each-alone.ts";
import { transaction } from "../../postgres/transaction.ts";

/**
 * Removes expired credits from every account, one transaction each.
 * @returns how many credits
 * @throws if some could not be removed, after trying all accounts
 */
export async function expireCredits(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ account_id: string }>(
    `select distinct account_id from public.credit_lots
      where remaining > 0 and expires_at <= now()`,
  );
  let expired = 0;
  const expire = async ({ account_id }: { account_id: string }) => {
    expired += await transaction(pool, (client) => expireOf(client, account_id));
  };
  await eachAlone(rows, expire, "accounts' credits did not expire");
  return expired;
}

/**
 * The same for one account, which stays locked, so that its balance is reliable afterwards.
 * @returns how many credits.
 */
export async function expireOf(client: pg.ClientBase, accountId: string): Promise<number> {
  const { rows } = await client.query<{ expired: number }>(
    "select internal.expire_credits($1) as expired",
    [accountId],
  );
  return rows[0]?.expired ?? 0;
}
