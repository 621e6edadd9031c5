import type pg from "pg";
import { eachAlone } from "../../each-alone.ts";
import { transaction } from "../../postgres/transaction.ts";

/**
 * Removes expired credits from every account, one transaction each.
 * @returns how many credits.
 * @throws when some could not be removed, after all the others.
 */
export async function expireCredits(pool: pg.Pool): Promise<number> {
  const { rows } = await pool.query<{ account_id: string }>(
    `select distinct account_id from public.credit_lots
      where remaining > 0 and expires_at <= now()`,
  );
  let expired = 0;
  const expire = async ({ account_id }: { account_id: string }) => {
    expired += await transaction(pool, async (client) => {
      const answer = await client.query<{ expired: number }>(
        "select internal.expire_credits($1) as expired",
        [account_id],
      );
      return answer.rows[0]?.expired ?? 0;
    });
  };
  await eachAlone(rows, expire, "accounts' credits did not expire");
  return expired;
}
