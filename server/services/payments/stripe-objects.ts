import type Stripe from "stripe";
import { z } from "zod";
import type {
  GatewayCheckout,
  GatewayEvent,
  GatewayInvoice,
  GatewaySubscription,
} from "./gateway.ts";

/** Our metadata of a pack's invoice or a plan's price. */
const bought = z.object({ item_id: z.string(), credits: z.coerce.number().int().min(1) });

export function asCheckout(session: Stripe.Checkout.Session): GatewayCheckout {
  return { state: checkoutState(session), invoice: idOf(session.invoice) };
}

function checkoutState({
  status,
  payment_status,
}: Stripe.Checkout.Session): GatewayCheckout["state"] {
  if (status === "expired") return "expired";
  if (status !== "complete") return "open";
  return payment_status === "unpaid" ? "processing" : "paid";
}

/**
 * The line that bills a period of a plan. There may also be prorations of a change made in Stripe's
 * dashboard, and manual items: those buy no credits.
 */
export function planLine({ lines }: Stripe.Invoice): Stripe.InvoiceLineItem | undefined {
  return lines.data.find(({ parent }) => parent?.subscription_item_details?.proration === false);
}

/**
 * @param price that of the plan's line, which identifies the plan
 * @returns undefined if it bought nothing of ours
 */
export function asInvoice(
  invoice: Stripe.Invoice,
  price: Stripe.Price | undefined,
): GatewayInvoice | undefined {
  const subscription = invoice.parent?.subscription_details;
  const line = planLine(invoice);
  const { data: sold } = bought.safeParse(subscription ? price?.metadata : invoice.metadata);
  const customer = idOf(invoice.customer);
  if (!sold || !customer) return undefined;
  const payment = invoice.payments?.data.find(({ status }) => status === "paid");
  return {
    reference: invoice.id,
    customer,
    number: invoice.number ?? "",
    state: invoiceState(invoice),
    item: {
      kind: subscription ? "plan" : "pack",
      id: sold.item_id,
      credits: sold.credits,
      // Negative if the customer's credit notes exceed the price of the period.
      cents: Math.max(invoice.total, 0),
    },
    checkoutId: (subscription ?? invoice).metadata?.checkout_id,
    subscription: idOf(subscription?.subscription),
    payment: idOf(payment?.payment.payment_intent),
    period:
      subscription && line
        ? { start: date(line.period.start), end: date(line.period.end) }
        : undefined,
    documentUrl: invoice.hosted_invoice_url ?? undefined,
    issuedAt: date(invoice.created),
  };
}

function invoiceState({ status }: Stripe.Invoice): GatewayInvoice["state"] {
  if (status === "paid") return "paid";
  return status === "void" || status === "uncollectible" ? "void" : "unpaid";
}

/** @returns undefined if it is not a plan of ours. */
export function asSubscription(subscription: Stripe.Subscription): GatewaySubscription | undefined {
  const [item] = subscription.items.data;
  const { data: sold } = bought.safeParse(item?.price.metadata);
  const customer = idOf(subscription.customer);
  const cents = item?.price.unit_amount;
  if (!item || !sold || !customer || typeof cents !== "number") return undefined;
  const endedAt = subscription.ended_at;
  return {
    reference: subscription.id,
    customer,
    state: subscriptionState(subscription.status),
    planId: sold.item_id,
    credits: sold.credits,
    cents,
    latestInvoice: idOf(subscription.latest_invoice),
    period: { start: date(item.current_period_start), end: date(item.current_period_end) },
    // The gateway's own pages may set the day instead (billing mode "flexible").
    cancelAtPeriodEnd: subscription.cancel_at_period_end || subscription.cancel_at !== null,
    endedAt: endedAt === null ? undefined : date(endedAt),
  };
}

function subscriptionState(status: Stripe.Subscription.Status): GatewaySubscription["state"] {
  switch (status) {
    case "active":
    case "trialing":
      return "active";
    case "past_due":
    case "unpaid":
    case "paused":
      return "past_due";
    case "incomplete":
      return "incomplete";
    default:
      return "canceled";
  }
}

/** The object that a webhook is about; for charges and disputes, their payment. */
export function asEvent(event: Stripe.Event): GatewayEvent {
  const found = (about: GatewayEvent["about"], subject: string | undefined): GatewayEvent => ({
    reference: event.id,
    type: event.type,
    about: subject === undefined ? "other" : about,
    subject: subject ?? "",
  });
  switch (event.type) {
    case "checkout.session.completed":
    case "checkout.session.expired":
    case "checkout.session.async_payment_succeeded":
    case "checkout.session.async_payment_failed":
      return found("checkout", event.data.object.id);
    case "invoice.paid":
    case "invoice.payment_failed":
    case "invoice.voided":
    case "invoice.marked_uncollectible":
      return found("invoice", event.data.object.id);
    case "customer.subscription.created":
    case "customer.subscription.updated":
    case "customer.subscription.deleted":
      return found("subscription", event.data.object.id);
    case "charge.refunded":
    case "refund.failed":
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return found("payment", idOf(event.data.object.payment_intent));
    default:
      return found("other", undefined);
  }
}

/** Stripe gives an object's id, or the whole object. */
export function idOf(object: string | { id: string } | null | undefined): string | undefined {
  return typeof object === "string" ? object : object?.id;
}

function date(seconds: number): Date {
  return new Date(seconds * 1000);
}
