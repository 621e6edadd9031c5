import { newId } from "./new-id.ts";
import type { Charge, Metadata, Refund } from "./wire-objects.ts";

export function newRefund(
  charge: Charge,
  given: { amount: number; reason: string | null; metadata: Metadata },
  now: number,
): Refund {
  return {
    id: newId("re_"),
    object: "refund",
    amount: given.amount,
    balance_transaction: null,
    charge: charge.id,
    created: now,
    currency: charge.currency,
    customer: charge.customer,
    customer_account: null,
    destination_details: {
      card: {
        type: "refund",
        reference_status: "pending",
        reference_type: "acquirer_reference_number",
      },
      type: "card",
    },
    metadata: given.metadata,
    payment_intent: charge.payment_intent,
    payment_method: charge.payment_method,
    reason: given.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: "succeeded",
    transfer_reversal: null,
  };
}
