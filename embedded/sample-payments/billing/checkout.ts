import { customerDetails } from "../objects/checkout-session.ts";
import { newCustomer } from "../objects/customer.ts";
import { newPaymentIntent } from "../objects/payment-intent.ts";
import type { CheckoutSession, PaymentIntent } from "../objects/wire-objects.ts";
import type { Act } from "../store/act.ts";
import type { CheckoutPlan } from "../store/kinds.ts";
import { StripeFault } from "../stripe-fault.ts";
import { findCustomer, requireCustomer } from "./customers.ts";
import { issueInvoice, markPaid } from "./invoices.ts";
import { decline, process, succeed } from "./payments.ts";
import { subscribe } from "./subscribe.ts";

/** A buyer's behaviour on the checkout page. */
export const BEHAVIOURS = [
  "pay",
  "decline",
  "slow",
  "slow_decline",
  "twice",
  "late",
  "out_of_order",
  "abandon",
] as const;
export type Behaviour = (typeof BEHAVIOURS)[number];

/**
 * Plays the buyer. After `decline` and `abandon` the session stays open.
 * @param slowSeconds how long a slow payment takes.
 */
export async function completeCheckout(
  act: Act,
  session: CheckoutSession,
  behaviour: Behaviour,
  slowSeconds: number,
): Promise<void> {
  if (session.status !== "open") {
    throw new StripeFault(400, `This Checkout Session is ${session.status}.`);
  }
  const plan = await act.store.plan("checkout.session", session.id);
  if (behaviour === "abandon") return;
  if (behaviour === "decline") return declined(act, session, plan);
  if (behaviour === "twice" || behaviour === "late" || behaviour === "out_of_order") {
    act.deliverIn(behaviour);
  }
  const isSlow = behaviour === "slow" || behaviour === "slow_decline";
  await requireBuyer(act, session);
  Object.assign(session, {
    status: "complete",
    payment_status: isSlow ? "unpaid" : "paid",
    url: null,
  } satisfies Partial<CheckoutSession>);
  const settlesWith = behaviour === "slow_decline" ? "failure" : "success";
  await act.store.setPlan(
    "checkout.session",
    session.id,
    { ...plan, ...(isSlow && { settlesWith }) },
    isSlow ? act.now + slowSeconds : null,
  );
  if (session.mode === "subscription") await subscribe(act, session, plan, isSlow);
  else await payOnce(act, session, plan, isSlow);
}

export async function expireCheckout(act: Act, session: CheckoutSession): Promise<void> {
  if (session.status !== "open") {
    throw new StripeFault(
      400,
      `Only Checkout Sessions with a status in ["open"] can be expired. This Checkout Session has a status of \`${session.status}\`.`,
    );
  }
  const plan = await act.store.plan("checkout.session", session.id);
  session.status = "expired";
  session.url = null;
  await act.store.put("checkout.session", session);
  await act.store.setPlan("checkout.session", session.id, plan, null);
  act.emit("checkout.session.expired", session);
}

async function declined(act: Act, session: CheckoutSession, plan: CheckoutPlan): Promise<void> {
  // A subscription only begins with a successful payment.
  if (session.mode === "subscription") return;
  const intent = await intentOf(act, session, plan);
  await decline(act, intent);
  await act.store.put("checkout.session", session);
}

async function payOnce(
  act: Act,
  session: CheckoutSession,
  plan: CheckoutPlan,
  isSlow: boolean,
): Promise<void> {
  const intent = await intentOf(act, session, plan);
  if (isSlow) {
    await process(act, intent);
    await act.store.put("checkout.session", session);
    act.emit("checkout.session.completed", session);
    return;
  }
  await succeed(act, intent);
  await tellOfPayment(act, session, plan, intent, "checkout.session.completed");
}

/**
 * The receipt of a one-time payment is made once the money has arrived, if the customer still
 * exists.
 */
export async function tellOfPayment(
  act: Act,
  session: CheckoutSession,
  plan: CheckoutPlan,
  intent: PaymentIntent,
  type: "checkout.session.completed" | "checkout.session.async_payment_succeeded",
): Promise<void> {
  const wanted = session.invoice_creation;
  const buyer =
    session.customer === null ? undefined : await findCustomer(act.store, session.customer);
  const issued =
    wanted?.enabled && buyer
      ? await issueInvoice(act, {
          customer: buyer.id,
          currency: session.currency,
          reason: "manual",
          metadata: wanted.invoice_data.metadata ?? {},
          description: wanted.invoice_data.description,
          period: { start: act.now, end: act.now },
          intent,
          lines: plan.lines.map(({ price, quantity, description }) => ({
            price,
            quantity,
            description: description ?? "",
            period: { start: act.now, end: act.now },
          })),
        })
      : undefined;
  session.invoice = issued?.invoice.id ?? null;
  await act.store.put("checkout.session", session);
  act.emit(type, session);
  if (issued) await markPaid(act, issued.invoice);
}

async function intentOf(
  act: Act,
  session: CheckoutSession,
  plan: CheckoutPlan,
): Promise<PaymentIntent> {
  const tried = session.payment_intent;
  const kept = tried === null ? undefined : await act.store.find("payment_intent", tried);
  const intent =
    kept ??
    newPaymentIntent(
      {
        amount: session.amount_total,
        currency: session.currency,
        customer: session.customer,
        metadata: plan.paymentIntentMetadata,
      },
      act.now,
    );
  intent.customer = session.customer;
  session.payment_intent = intent.id;
  return intent;
}

async function requireBuyer(act: Act, session: CheckoutSession): Promise<void> {
  const isNeeded = session.mode === "subscription" || session.invoice_creation?.enabled;
  const email = session.customer_email ?? "somebody@example.com";
  if (session.customer === null && isNeeded) {
    const customer = newCustomer({ email }, act.now);
    await act.store.put("customer", customer);
    session.customer = customer.id;
  }
  const customer =
    session.customer === null ? undefined : await requireCustomer(act.store, session.customer);
  session.customer_details = customerDetails(customer?.email ?? email, customer?.name ?? null);
}
