import { DECLINED, newCharge } from "../objects/payment-intent.ts";
import type { PaymentIntent } from "../objects/wire-objects.ts";
import type { Act } from "../store/act.ts";

/** The money is taken. */
export async function succeed(act: Act, intent: PaymentIntent): Promise<void> {
  const charge = newCharge(intent, false, act.now);
  Object.assign(intent, {
    status: "succeeded",
    amount_received: intent.amount,
    latest_charge: charge.id,
    last_payment_error: null,
    payment_method: charge.payment_method,
    processing: null,
  } satisfies Partial<PaymentIntent>);
  await act.store.put("payment_intent", intent);
  await act.store.put("charge", charge);
}

/** The bank declines; the intent can be tried again. */
export async function decline(act: Act, intent: PaymentIntent): Promise<void> {
  const charge = newCharge(intent, true, act.now);
  Object.assign(intent, {
    status: "requires_payment_method",
    latest_charge: charge.id,
    last_payment_error: { ...DECLINED, charge: charge.id, type: "card_error" },
    payment_method: null,
    processing: null,
  } satisfies Partial<PaymentIntent>);
  await act.store.put("payment_intent", intent);
  await act.store.put("charge", charge);
}

/** A bank transfer has begun: the outcome may take days. */
export async function process(act: Act, intent: PaymentIntent): Promise<void> {
  intent.status = "processing";
  await act.store.put("payment_intent", intent);
}
