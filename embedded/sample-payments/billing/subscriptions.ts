import type { Invoice, Subscription } from "../objects/wire-objects.ts";
import type { Act } from "../store/act.ts";
import type { BillingPlan } from "../store/kinds.ts";
import type { Store } from "../store/store.ts";
import { StripeFault } from "../stripe-fault.ts";
import { issueInvoice, markFailed, markPaid, paymentOf } from "./invoices.ts";
import { decline, succeed } from "./payments.ts";
import { nextPeriodEnd } from "./periods.ts";

const DAY = 86_400;
/** When a failed renewal is retried, in days after the first failure; then the plan ends. */
const RETRY_DAYS = [1, 3, 5, 7];

/** Saves a subscription with its plan, and when it must be looked at next. */
export async function keepSubscription(
  act: Act,
  subscription: Subscription,
  plan: BillingPlan,
): Promise<void> {
  const { status, items } = subscription;
  const periodEnd = items.data[0].current_period_end;
  const retryAt = nextRetry(plan) ?? periodEnd;
  const dueAt = status === "canceled" ? null : Math.min(periodEnd, retryAt);
  await act.store.put("subscription", subscription);
  await act.store.setPlan("subscription", subscription.id, plan, dueAt);
}

/** Does what is due: the end of a period, or the next retry of a failed payment. */
export async function workOffSubscription(act: Act, subscription: Subscription): Promise<void> {
  const plan = await act.store.plan("subscription", subscription.id);
  const retryAt = nextRetry(plan);
  if (retryAt !== null && retryAt <= act.now) await retry(act, subscription, plan);
  else await renew(act, subscription, plan);
}

/** As if the period ended now; if its payment failed, the payment is tried again. */
export async function renewNow(act: Act, subscription: Subscription): Promise<void> {
  if (subscription.status === "canceled") {
    throw new StripeFault(400, "A canceled subscription does not renew.");
  }
  const plan = await act.store.plan("subscription", subscription.id);
  if (plan.unpaid) return retry(act, subscription, plan);
  const item = subscription.items.data[0];
  // No period is empty, however fast the clicks.
  item.current_period_end = Math.max(act.now, item.current_period_start + 1);
  subscription.billing_cycle_anchor = item.current_period_end;
  return renew(act, subscription, plan);
}

/** Pays a failed charge with another card, which also works for the next renewals. */
export async function payUnpaid(act: Act, subscription: Subscription): Promise<void> {
  const plan = await act.store.plan("subscription", subscription.id);
  await act.store.setPlan("subscription", subscription.id, { ...plan, failing: false }, null);
  if (!plan.unpaid) throw new StripeFault(400, "Everything is paid.");
  await renewNow(act, subscription);
}

export async function endSubscription(
  act: Act,
  subscription: Subscription,
  reason: "cancellation_requested" | "payment_failed",
): Promise<void> {
  const plan = await act.store.plan("subscription", subscription.id);
  Object.assign(subscription, {
    status: "canceled",
    canceled_at: subscription.canceled_at ?? act.now,
    ended_at: act.now,
    cancellation_details: { ...NO_DETAILS, ...subscription.cancellation_details, reason },
  } satisfies Partial<Subscription>);
  await keepSubscription(act, subscription, { ...plan, unpaid: null });
  act.emit("customer.subscription.deleted", subscription);
}

const NO_DETAILS = { comment: null, feedback: null, feedback_option: null };

async function renew(act: Act, subscription: Subscription, plan: BillingPlan): Promise<void> {
  if (subscription.cancel_at_period_end) {
    return endSubscription(act, subscription, "cancellation_requested");
  }
  const item = subscription.items.data[0];
  const past = { start: item.current_period_start, end: item.current_period_end };
  const next = { start: past.end, end: nextPeriodEnd(subscription) };
  const { invoice } = await issueInvoice(act, {
    customer: subscription.customer,
    currency: subscription.currency,
    reason: "subscription_cycle",
    subscription,
    period: past,
    lines: [
      {
        description: await productName(act.store, item.price.product),
        price: item.price,
        quantity: item.quantity ?? 1,
        period: next,
      },
    ],
  });
  const previous = {
    items: { data: [{ ...item }] },
    latest_invoice: subscription.latest_invoice,
  };
  item.current_period_start = next.start;
  item.current_period_end = next.end;
  subscription.latest_invoice = invoice.id;
  act.emit("customer.subscription.updated", subscription, previous);
  await collect(act, subscription, { ...plan, unpaid: null }, invoice);
}

async function retry(act: Act, subscription: Subscription, plan: BillingPlan): Promise<void> {
  if (!plan.unpaid) return;
  const invoice = await act.store.find("invoice", plan.unpaid.invoice);
  if (!invoice) throw new Error(`${plan.unpaid.invoice} is missing`);
  const unpaid = { ...plan.unpaid, retries: plan.unpaid.retries + 1 };
  await collect(act, subscription, { ...plan, unpaid }, invoice);
}

async function collect(
  act: Act,
  subscription: Subscription,
  plan: BillingPlan,
  invoice: Invoice,
): Promise<void> {
  const { intent } = await paymentOf(act, invoice);
  if (plan.failing) {
    await decline(act, intent);
    return onFailure(act, subscription, plan, invoice);
  }
  await succeed(act, intent);
  await markPaid(act, invoice);
  await move(act, subscription, "active");
  await keepSubscription(act, subscription, { ...plan, unpaid: null });
}

/** A payment was declined: it is past due until a retry succeeds or the last one fails. */
export async function onFailure(
  act: Act,
  subscription: Subscription,
  plan: BillingPlan,
  invoice: Invoice,
): Promise<void> {
  const unpaid = plan.unpaid ?? { invoice: invoice.id, firstFailedAt: act.now, retries: 0 };
  const retryAt = nextRetry({ ...plan, unpaid });
  await markFailed(act, invoice, retryAt);
  if (retryAt === null) return endSubscription(act, subscription, "payment_failed");
  await move(act, subscription, "past_due");
  await keepSubscription(act, subscription, { ...plan, unpaid });
}

async function move(act: Act, subscription: Subscription, status: "active" | "past_due") {
  const previous = subscription.status;
  if (previous === status) return;
  subscription.status = status;
  act.emit("customer.subscription.updated", subscription, { status: previous });
}

function nextRetry({ unpaid }: BillingPlan): number | null {
  const days = unpaid && RETRY_DAYS[unpaid.retries];
  return unpaid && days ? unpaid.firstFailedAt + days * DAY : null;
}

export async function productName(store: Store, id: string): Promise<string> {
  return (await store.find("product", id))?.name ?? "Subscription";
}
