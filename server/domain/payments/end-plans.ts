import { PLAN_GRACE_DAYS } from "../../../contracts/prices.ts";
import { eachAlone } from "../../each-alone.ts";
import { transaction } from "../../postgres/transaction.ts";
import { followSubscription } from "./follow-subscription.ts";
import type { PaymentMeans } from "./payment-means.ts";

/**
 * Ends plans whose missing payment has outlasted the grace period, those of deleted people (a plan begun during a
 * deletion, or whose person an operator deleted, would otherwise be charged forever), and those of people who are
 * locked out for longer than they have paid. Credits stay as they are.
 * @param userId only this person's plans
 * @throws if some could not be ended, after trying all
 */
export async function endPlans(means: PaymentMeans, userId?: string): Promise<void> {
  const references = await plansToEnd(means, { userId });
  await eachAlone(references, (reference) => endPlan(means, reference), "plans did not end");
}

async function plansToEnd(
  { pool, gateway }: PaymentMeans,
  only: { userId?: string | undefined; reference?: string },
): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>(
    `select s.reference from public.subscriptions s
       join public.credit_accounts a on a.id = s.account_id
       left join auth.users u on u.id = a.user_id
      where s.gateway = $1 and s.state <> 'canceled'
        and ($3::uuid is null or a.user_id = $3)
        and ($4::text is null or s.reference = $4)
        and (a.user_id is null or u.banned_until > s.period_end
             or s.state = 'past_due' and s.past_due_since <= now() - $2 * interval '1 day')
      order by s.started_at`,
    [gateway.name, PLAN_GRACE_DAYS, only.userId ?? null, only.reference ?? null],
  );
  return rows.map(({ reference }) => reference);
}

/** Our row may be behind: people who have paid since keep their plan, even if the notice has not come. */
async function endPlan(means: PaymentMeans, reference: string): Promise<void> {
  const follow = () =>
    transaction(means.pool, (client) => followSubscription(client, means, reference));
  await follow();
  const [due] = await plansToEnd(means, { reference });
  if (due === undefined) return;
  await means.gateway.endSubscription(due);
  await follow();
}
