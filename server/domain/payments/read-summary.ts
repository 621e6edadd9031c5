import type pg from "pg";
import { type Role, STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { CreditSummary, RunningPlan } from "../../../contracts/credits.ts";
import { type PriceList, packCents } from "../../../contracts/price-list.ts";
import { pricesFor } from "../../../contracts/prices.ts";
import type { Actor } from "../account/actor.ts";
import { creditAccount } from "../credits/credit-account.ts";
import { hasFreeReview } from "../credits/free-review.ts";
import { IS_VALID } from "../credits/spend.ts";
import { type HeldPlan, readPlan } from "./read-plan.ts";

type Selling = {
  prices: PriceList;
  gateway: { name: string } | undefined;
  firstReviewIsFree: boolean;
};
type Balance = {
  balance: number;
  owed: number;
  expiring: number | null;
  expires_at: Date | null;
};

/** The person's credits, and all prices for them. */
export async function readSummary(
  pool: pg.Pool,
  { prices, gateway, firstReviewIsFree }: Selling,
  actor: Actor,
  role: Role,
): Promise<CreditSummary> {
  const accountId = await creditAccount(pool, actor.userId);
  const mayBeFree = firstReviewIsFree && role === STARTUP_ROLE;
  const [held, plan, hasBegun, isReviewFree] = await Promise.all([
    readBalance(pool, accountId),
    readPlan(pool, accountId, gateway?.name),
    readHasBegun(pool, accountId),
    mayBeFree && hasFreeReview(pool, { accountId, email: actor.email }),
  ]);
  const { balance, owed, expiring, expires_at } = held;
  return {
    balance,
    owed,
    expiring: expiring && expires_at ? { credits: expiring, at: expires_at.toISOString() } : null,
    services: pricesFor(role, prices),
    isReviewFree,
    hasBegun,
    packs: prices.packs.map((pack) => ({
      ...pack,
      cents: packCents(pack, prices, plan?.isPaid === true),
      fullCents: pack.cents,
    })),
    plans: prices.plans.filter((candidate) => candidate.role === role),
    planDiscount: prices.planDiscount,
    plan: plan ? shownOf(plan) : null,
    sells: gateway !== undefined,
    isSandbox: gateway !== undefined && gateway.name !== "stripe",
  };
}

/** The gateway's id of a plan is internal. */
function shownOf({ reference: _, ...shown }: HeldPlan): RunningPlan {
  return shown;
}

/** Whether credits were bought, or spent without a refund on anything but a free review. */
async function readHasBegun(pool: pg.Pool, accountId: string): Promise<boolean> {
  const { rowCount } = await pool.query(
    `select from public.credit_entries e
      where e.account_id = $1 and (e.kind in ('purchase', 'plan') or e.kind = 'spend'
        and not exists (select from public.free_reviews f where f.run_id::text = e.subject_id)
        and not exists (select from public.credit_entries r
                         where r.account_id = e.account_id and r.kind = 'refund'
                           and r.subject_kind = e.subject_kind and r.subject_id = e.subject_id))
      limit 1`,
    [accountId],
  );
  return rowCount === 1;
}

async function readBalance(pool: pg.Pool, accountId: string): Promise<Balance> {
  const { rows } = await pool.query<Balance>(
    `with lots as (
       select remaining, expires_at from public.credit_lots
        where account_id = $1 and remaining > 0 and ${IS_VALID}
     ), soonest as (select min(expires_at) as at from lots)
     select coalesce((select sum(remaining) from lots), 0)::int as balance,
            (select owed from public.credit_accounts where id = $1) as owed,
            (select sum(remaining) from lots where expires_at = soonest.at)::int as expiring,
            soonest.at as expires_at
       from soonest`,
    [accountId],
  );
  const [row] = rows;
  if (!row) throw new Error("The balance was not read.");
  return row;
}
