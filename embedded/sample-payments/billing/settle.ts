import type { CheckoutSession } from "../objects/wire-objects.ts";
import type { Act } from "../store/act.ts";
import { StripeFault } from "../stripe-fault.ts";
import { tellOfPayment } from "./checkout.ts";
import { markFailed, markPaid, paymentOf } from "./invoices.ts";
import { decline, succeed } from "./payments.ts";
import { onFailure } from "./subscriptions.ts";

/** The bank reports the outcome of a slow payment. */
export async function settleCheckout(
  act: Act,
  session: CheckoutSession,
  outcome?: "success" | "failure",
): Promise<void> {
  const plan = await act.store.plan("checkout.session", session.id);
  const { settlesWith, ...settled } = plan;
  if (settlesWith === undefined) {
    throw new StripeFault(400, `No payment of ${session.id} is under way.`);
  }
  await act.store.setPlan("checkout.session", session.id, settled, null);
  const isPaid = (outcome ?? settlesWith) === "success";
  if (isPaid) session.payment_status = "paid";
  await act.store.put("checkout.session", session);
  if (session.mode === "subscription") return settleSubscription(act, session, isPaid);

  const intent =
    session.payment_intent === null
      ? undefined
      : await act.store.find("payment_intent", session.payment_intent);
  if (!intent) throw new Error(`${session.id} has no payment`);
  if (isPaid) {
    await succeed(act, intent);
    return tellOfPayment(act, session, plan, intent, "checkout.session.async_payment_succeeded");
  }
  await decline(act, intent);
  act.emit("checkout.session.async_payment_failed", session);
}

async function settleSubscription(act: Act, session: CheckoutSession, isPaid: boolean) {
  const invoice = session.invoice && (await act.store.find("invoice", session.invoice));
  const subscription =
    session.subscription && (await act.store.find("subscription", session.subscription));
  if (!invoice || !subscription) throw new Error(`${session.id} has no subscription`);
  const { intent } = await paymentOf(act, invoice);
  if (isPaid) {
    await succeed(act, intent);
    act.emit("checkout.session.async_payment_succeeded", session);
    return markPaid(act, invoice);
  }
  await decline(act, intent);
  act.emit("checkout.session.async_payment_failed", session);
  // It may have been canceled while the bank took its time.
  if (subscription.status === "canceled") return markFailed(act, invoice, null);
  const plan = await act.store.plan("subscription", subscription.id);
  return onFailure(act, subscription, plan, invoice);
}
