import { eachAlone } from "../../each-alone.ts";
import { transaction } from "../../postgres/transaction.ts";
import { followCheckout } from "./follow-checkout.ts";
import { followSubscription } from "./follow-subscription.ts";
import type { PaymentMeans } from "./payment-means.ts";
import { settleInvoice } from "./settle-invoice.ts";

/** A renewal is charged, and a checkout runs out, about an hour after it began. */
const DUE_HOURS = 2;
/** Slow payment methods take days; a later payment will never come. */
const CHECKOUT_DAYS = 30;

/**
 * Asks the gateway about everything whose notice is overdue: plans whose period is over or whose invoice is not
 * settled, and checkouts that can no longer be paid. Otherwise, after a lost notice, a payment would bring no credits,
 * or a plan that has ended would last for ever.
 * @throws if some could not be asked for, after trying all
 */
export async function followOverdue(means: PaymentMeans): Promise<void> {
  const overdue = [
    ...(await overduePlans(means)).map((plan) => () => followPlan(means, plan)),
    ...(await overdueCheckouts(means)).map((subject) => () => followLeft(means, subject)),
  ];
  await eachAlone(overdue, (follow) => follow(), "could not be asked for");
}

async function overduePlans({ pool, gateway }: PaymentMeans): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>(
    `select s.reference from public.subscriptions s
      where s.gateway = $1 and s.state <> 'canceled'
        and (s.period_end < now() - $2 * interval '1 hour'
             or s.period_start < now() - $2 * interval '1 hour'
                and not exists (select from public.invoices i
                                 where i.reference = s.latest_invoice and i.state <> 'unpaid'))
      order by s.period_end`,
    [gateway.name, DUE_HOURS],
  );
  return rows.map(({ reference }) => reference);
}

async function overdueCheckouts({ pool, gateway }: PaymentMeans): Promise<string[]> {
  const { rows } = await pool.query<{ reference: string }>(
    `select reference from public.checkouts
      where gateway = $1 and state in ('open', 'processing') and reference is not null
        and created_at between now() - $3 * interval '1 day' and now() - $2 * interval '1 hour'
      order by created_at`,
    [gateway.name, DUE_HOURS, CHECKOUT_DAYS],
  );
  return rows.map(({ reference }) => reference);
}

/** The invoice first, in the same order as its notice: another order of locks could deadlock. */
async function followPlan(means: PaymentMeans, reference: string): Promise<void> {
  const invoice = (await means.gateway.readSubscription(reference))?.latestInvoice;
  await transaction(means.pool, async (client) => {
    if (invoice) await settleInvoice(client, means, invoice);
    await followSubscription(client, means, reference);
  });
}

async function followLeft(means: PaymentMeans, subject: string): Promise<void> {
  await transaction(means.pool, (client) =>
    followCheckout(client, means, { subject, type: "overdue" }),
  );
}
