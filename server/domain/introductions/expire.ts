import type pg from "pg";
import { INTRODUCTION_ANSWER_DAYS } from "../../../contracts/introductions.ts";
import { transaction } from "../../postgres/transaction.ts";
import { holdAccounts } from "../account/hold-accounts.ts";
import { lockPair, type Pair } from "./lock-pair.ts";
import { settle } from "./settle.ts";

type Due = Pair & { id: string; asker: string; asked: string };

/**
 * Ends the asks that nobody has answered in time, one transaction each, and tells both sides. Asking
 * for an introduction is free (`contracts/prices.ts` has no price for it), so nothing is refunded.
 * @returns how many have ended.
 */
export async function expireIntroductions(pool: pg.Pool, now: Date): Promise<number> {
  const { rows } = await pool.query<Due>(
    `select id, startup_id as "startupId", investor_id as "investorId", asked_by as asker,
            asked_of as asked
       from public.introductions
      where state = 'asked' and created_at <= $1::timestamptz - $2 * interval '1 day'
      order by created_at, id`,
    [now, INTRODUCTION_ANSWER_DAYS],
  );
  let ended = 0;
  for (const { id, asker, asked, ...pair } of rows) {
    const hasEnded = await transaction(pool, async (client) => {
      await lockPair(client, pair);
      return (await holdAccounts(client, asker, asked)) && settle(client, id, "expired");
    });
    if (hasEnded) ended += 1;
  }
  return ended;
}
