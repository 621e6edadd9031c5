import { PLAN_GRACE_DAYS } from "../../../contracts/credits.ts";
import { transaction } from "../../postgres/transaction.ts";
import { followSubscription } from "./follow-subscription.ts";
import type { PaymentMeans } from "./means.ts";

/** Ends plans whose missing payment has outlasted the days of grace. @returns how many. */
export async function endOverduePlans(means: PaymentMeans): Promise<number> {
  const { rows } = await means.pool.query<{ reference: string }>(
    `select reference from public.subscriptions
      where gateway = $1 and state = 'past_due'
        and past_due_since <= now() - $2 * interval '1 day'`,
    [means.gateway.name, PLAN_GRACE_DAYS],
  );
  for (const { reference } of rows) {
    await means.gateway.endSubscription(reference);
    await transaction(means.pool, (client) => followSubscription(client, means, reference));
  }
  return rows.length;
}
