import type pg from "pg";
import type { RunningPlan } from "../../../contracts/credits.ts";
import { PLAN_GRACE_DAYS } from "../../../contracts/prices.ts";

type PlanRow = {
  reference: string;
  plan_id: string;
  next_plan_id: string;
  credits: number | null;
  next_credits: number | null;
  next_cents: number | null;
  state: RunningPlan["state"];
  period_end: Date;
  cancel_at_period_end: boolean;
  grace_until: Date | null;
  is_paid: boolean;
};

/** Whether a plan `s` was ever paid for, in SQL. With slow payment methods it runs before that. */
export const WAS_PAID = `exists (select from public.invoices p
  where p.subscription_reference = s.reference and p.state = 'paid')`;

export type HeldPlan = RunningPlan & { reference: string };

/**
 * An account's plan, which runs, or misses a payment for less than the grace period; undefined if there is none. Only a
 * plan that was paid for makes anything cheaper.
 * @param gateway where things are sold now: the sandbox's plans do not count once real money is taken. Undefined if
 * nothing is sold
 */
export async function readPlan(
  client: pg.ClientBase | pg.Pool,
  accountId: string,
  gateway: string | undefined,
): Promise<HeldPlan | undefined> {
  const { rows } = await client.query<PlanRow>(
    `select reference, plan_id, next_plan_id, credits, next_credits, next_cents, state, period_end, cancel_at_period_end,
            past_due_since + $2 * interval '1 day' as grace_until, ${WAS_PAID} as is_paid
       from public.subscriptions s
      where account_id = $1 and ($3::text is null or gateway = $3)
        and (state = 'active'
             or state = 'past_due' and past_due_since > now() - $2 * interval '1 day')
      order by started_at desc limit 1`,
    [accountId, PLAN_GRACE_DAYS, gateway ?? null],
  );
  const [row] = rows;
  return (
    row && {
      reference: row.reference,
      planId: row.plan_id,
      nextPlanId: row.next_plan_id,
      credits: row.credits,
      next:
        row.next_credits === null || row.next_cents === null
          ? null
          : { credits: row.next_credits, cents: row.next_cents },
      state: row.state,
      periodEnd: row.period_end.toISOString(),
      cancelAtPeriodEnd: row.cancel_at_period_end,
      graceUntil: row.grace_until?.toISOString() ?? null,
      isPaid: row.is_paid,
    }
  );
}
