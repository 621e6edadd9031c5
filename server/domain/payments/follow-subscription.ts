import type pg from "pg";
import { tellOfCancelledPlan, tellOfEndedPlan } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";
import type { GatewaySubscription, GoneSubscription } from "../../services/payments/gateway.ts";
import { accountOf } from "./customers.ts";
import { lockSubject } from "./lock-subject.ts";
import type { PaymentMeans } from "./payment-means.ts";
import { WAS_PAID } from "./read-plan.ts";

/** Updates our plan to the gateway's state. */
export async function followSubscription(
  client: pg.ClientBase,
  means: Pick<PaymentMeans, "gateway">,
  reference: string,
): Promise<void> {
  const found = await readSubscription(client, means, reference);
  if (found) await noteSubscription(client, means, found);
}

/** A plan in the gateway's state; locked, so that until the transaction ends nobody else records it. */
export async function readSubscription(
  client: pg.ClientBase,
  { gateway }: Pick<PaymentMeans, "gateway">,
  reference: string,
): Promise<GatewaySubscription | GoneSubscription | undefined> {
  await lockSubject(client, reference);
  return gateway.readSubscription(reference);
}

/** The invoice of the running period must be recorded first, as it says what the plan is. */
export async function noteSubscription(
  client: pg.ClientBase,
  { gateway }: Pick<PaymentMeans, "gateway">,
  found: GatewaySubscription | GoneSubscription,
): Promise<void> {
  if (found.state === "gone") return noteGone(client, gateway, found);
  const accountId = await accountOf(client, gateway, found.customer);
  if (!accountId) return;
  const { rows } = await client.query<{ id: string; is_cancelled: boolean; is_unpaid: boolean }>(
    `with paid as (
       select item_id, credits from public.invoices
        where reference = $6 and state = 'paid'
     ), before as (
       select s.cancel_at_period_end, s.state = 'past_due' and ${WAS_PAID} as is_late
         from public.subscriptions s where s.reference = $3
     )
     insert into public.subscriptions as s
       (account_id, gateway, reference, plan_id, next_plan_id, state, period_start, period_end,
        cancel_at_period_end, past_due_since, ended_at, credits, next_credits, next_cents,
        latest_invoice)
     values ($1, $2, $3, coalesce((select item_id from paid), $4), $4, $5, $7, $8, $9,
             case when $5 = 'past_due' then now() end, $10,
             coalesce((select credits from paid), $11), $11, $12, $6)
     on conflict (reference) do update
        set plan_id = coalesce((select item_id from paid), s.plan_id),
            next_plan_id = excluded.next_plan_id,
            state = excluded.state,
            period_start = excluded.period_start,
            period_end = excluded.period_end,
            cancel_at_period_end = excluded.cancel_at_period_end,
            past_due_since = case when excluded.state = 'past_due'
                                  then coalesce(s.past_due_since, excluded.past_due_since) end,
            ended_at = excluded.ended_at,
            credits = coalesce((select credits from paid), s.credits),
            next_credits = excluded.next_credits,
            next_cents = excluded.next_cents,
            latest_invoice = excluded.latest_invoice
     returning id, cancel_at_period_end and ended_at is null
               and not (select cancel_at_period_end from before) as is_cancelled,
               state = 'canceled' and (select is_late from before) as is_unpaid`,
    [
      accountId,
      gateway.name,
      found.reference,
      found.planId,
      found.state,
      found.latestInvoice ?? null,
      found.period.start,
      found.period.end,
      found.cancelAtPeriodEnd,
      found.endedAt ?? null,
      found.credits,
      found.cents,
    ],
  );
  const [noted] = rows;
  if (!noted) return;
  const told = { subscriptionId: noted.id };
  if (noted.is_cancelled) {
    await queueJob(client, tellOfCancelledPlan, told, `cancelled:${noted.id}`);
  }
  if (noted.is_unpaid) await queueJob(client, tellOfEndedPlan, told, `ended:${noted.id}`);
}

/** The plan is unknown there (deleted, or of test keys before live ones), so asking again is useless. */
async function noteGone(
  client: pg.ClientBase,
  gateway: Pick<PaymentMeans["gateway"], "name">,
  { reference }: GoneSubscription,
): Promise<void> {
  await client.query(
    `update public.subscriptions
        set state = 'canceled', past_due_since = null, ended_at = coalesce(ended_at, now())
      where gateway = $1 and reference = $2 and state <> 'canceled'`,
    [gateway.name, reference],
  );
}
