import type Stripe from "stripe";
import { z } from "zod";
import type {
  GatewayCheckout,
  GatewayEvent,
  GatewayInvoice,
  GatewaySubscription,
} from "./gateway.ts";

/** What we wrote on a pack's invoice or a plan's price when it was made. */
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

/** @param price of the first line, which tells the plan that the invoice is for. */
export function asInvoice(
  invoice: Stripe.Invoice,
  price: Stripe.Price | undefined,
): GatewayInvoice {
  const subscription = invoice.parent?.subscription_details;
  const [line] = invoice.lines.data;
  const metadata = subscription ? price?.metadata : invoice.metadata;
  const { item_id, credits } = bought.parse(metadata);
  const payment = invoice.payments?.data.find(({ status }) => status === "paid");
  const customer = idOf(invoice.customer);
  if (!customer) throw new Error(`Invoice ${invoice.id} is nobody's.`);
  return {
    reference: invoice.id,
    customer,
    number: invoice.number ?? "",
    state: invoiceState(invoice),
    item: { kind: subscription ? "plan" : "pack", id: item_id, credits, cents: invoice.total },
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

export function asSubscription(subscription: Stripe.Subscription): GatewaySubscription {
  const [item] = subscription.items.data;
  const customer = idOf(subscription.customer);
  if (!item || !customer) throw new Error(`Subscription ${subscription.id} is for nothing.`);
  const endedAt = subscription.ended_at;
  return {
    reference: subscription.id,
    customer,
    state: subscriptionState(subscription.status),
    planId: bought.parse(item.price.metadata).item_id,
    latestInvoice: idOf(subscription.latest_invoice),
    period: { start: date(item.current_period_start), end: date(item.current_period_end) },
    cancelAtPeriodEnd: subscription.cancel_at_period_end,
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

/** Which object a webhook tells of. Of charges and disputes it is the payment behind them. */
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
    case "charge.dispute.created":
    case "charge.dispute.updated":
    case "charge.dispute.closed":
      return found("payment", idOf(event.data.object.payment_intent));
    default:
      return found("other", undefined);
  }
}

/** Stripe names an object by its id, or hands it over whole. */
export function idOf(object: string | { id: string } | null | undefined): string | undefined {
  return typeof object === "string" ? object : object?.id;
}

function date(seconds: number): Date {
  return new Date(seconds * 1000);
}
