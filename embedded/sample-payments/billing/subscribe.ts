import { newSubscription } from "../objects/subscription.ts";
import type { CheckoutSession, Invoice, Subscription } from "../objects/wire-objects.ts";
import type { Act } from "../store/act.ts";
import type { BillingPlan, CheckoutPlan } from "../store/kinds.ts";
import { issueInvoice, markPaid } from "./invoices.ts";
import { process, succeed } from "./payments.ts";
import { addMonths } from "./periods.ts";
import { keepSubscription } from "./subscriptions.ts";

/** A checkout begins a subscription: it is active at once, even while a slow payment is under way. */
export async function subscribe(
  act: Act,
  session: CheckoutSession,
  plan: CheckoutPlan,
  isSlow: boolean,
): Promise<void> {
  const line = plan.lines[0];
  if (!line || session.customer === null) throw new Error(`${session.id} sells no subscription`);
  const { price, quantity } = line;
  const periodEnd = addMonths(act.now, price.recurring?.interval_count ?? 1);
  const { customer } = session;
  const subscription = newSubscription(
    { customer, price, quantity, periodEnd, metadata: plan.subscriptionMetadata },
    act.now,
  );
  const { invoice, intent } = await issueInvoice(act, {
    customer,
    currency: session.currency,
    reason: "subscription_create",
    subscription,
    period: { start: act.now, end: act.now },
    lines: [
      {
        price,
        quantity,
        description: line.description ?? "",
        period: { start: act.now, end: periodEnd },
      },
    ],
  });
  subscription.latest_invoice = invoice.id;
  session.subscription = subscription.id;
  session.invoice = invoice.id;
  act.emit("customer.subscription.created", subscription);
  if (isSlow) await process(act, intent);
  else {
    await succeed(act, intent);
    await markPaid(act, invoice);
  }
  await activate(act, subscription, invoice);
  await act.store.put("checkout.session", session);
  act.emit("checkout.session.completed", session);
}

async function activate(act: Act, subscription: Subscription, invoice: Invoice): Promise<void> {
  subscription.status = "active";
  act.emit("customer.subscription.updated", subscription, { status: "incomplete" });
  const plan: BillingPlan = { failing: false, unpaid: null };
  await act.store.put("invoice", invoice);
  await keepSubscription(act, subscription, plan);
}
