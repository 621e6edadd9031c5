import type pg from "pg";
import { INTRODUCTION_ANSWER_DAYS } from "../../../contracts/introductions.ts";
import { eachAlone } from "../../each-alone.ts";
import { transaction } from "../../postgres/transaction.ts";
import { holdAccounts } from "../account/hold-accounts.ts";
import { lockPair, type Pair } from "./lock-pair.ts";
import { settle } from "./settle.ts";

type Due = Pair & { id: string; asker: string; asked: string; end: "withdrawn" | "expired" };

/**
 * Ends the asks that nobody has answered in time, and those with one side locked out for as long as the other could
 * wait, one transaction each. Nobody learns of the lock: a locked person's own asks are withdrawn, and asks to them
 * end without an answer. Asks by somebody without a page are also withdrawn: they could not be accepted, and must not
 * count against the person asked. Asking is free (`contracts/prices.ts` has no price for it), so nothing is refunded.
 * @param userId only this person's asks
 * @returns how many have ended
 * @throws if some could not be ended, after trying all
 */
export async function expireIntroductions(
  pool: pg.Pool,
  now: Date,
  userId?: string,
): Promise<number> {
  const { rows } = await pool.query<Due>(
    `select i.id, i.startup_id as "startupId", i.investor_id as "investorId", i.asked_by as asker,
            i.asked_of as asked,
            case when asker.banned_until > last.moment
                   or not exists (${pageOf("startup")} union all ${pageOf("investor")})
              then 'withdrawn' else 'expired' end as "end"
       from public.introductions i
       join auth.users asker on asker.id = i.asked_by
       join auth.users asked on asked.id = i.asked_of
      cross join lateral (select i.created_at + $2 * interval '1 day' as moment) last
      where i.state = 'asked' and ($3::uuid is null or $3 in (i.asked_by, i.asked_of))
        and (last.moment <= $1::timestamptz
             or asker.banned_until > last.moment or asked.banned_until > last.moment)
      order by i.created_at, i.id`,
    [now, INTRODUCTION_ANSWER_DAYS, userId ?? null],
  );
  let ended = 0;
  const settleOne = async ({ id, asker, asked, end, ...pair }: Due) => {
    const hasEnded = await transaction(pool, async (client) => {
      await lockPair(client, pair);
      return (await holdAccounts(client, asker, asked)) && settle(client, id, end);
    });
    if (hasEnded) ended += 1;
  };
  await eachAlone(rows, settleOne, "asks did not end");
  return ended;
}

/** The asker's public page, if the asker is on this side. */
function pageOf(kind: "startup" | "investor"): string {
  return `select from public.${kind}_profiles o join public.${kind}s page on page.id = o.${kind}_id
           where o.user_id = i.asked_by and page.id = i.${kind}_id and page.is_published`;
}
