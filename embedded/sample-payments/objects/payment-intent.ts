import { newId } from "./new-id.ts";
import type { Charge, Metadata, PaymentIntent } from "./wire-objects.ts";

type Given = {
  amount: number;
  currency: string;
  customer: string | null;
  description?: string | null;
  metadata?: Metadata;
};

export function newPaymentIntent(given: Given, now: number): PaymentIntent {
  const id = newId("pi_");
  return {
    id,
    object: "payment_intent",
    allowed_payment_method_types: null,
    amount: given.amount,
    amount_capturable: 0,
    amount_received: 0,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: null,
    cancellation_reason: null,
    capture_method: "automatic_async",
    client_secret: `${id}_secret_${newId("")}`,
    confirmation_method: "automatic",
    created: now,
    currency: given.currency,
    customer: given.customer,
    customer_account: null,
    description: given.description ?? null,
    excluded_payment_method_types: null,
    last_payment_error: null,
    latest_charge: null,
    livemode: false,
    managed_payments: null,
    metadata: given.metadata ?? {},
    next_action: null,
    on_behalf_of: null,
    payment_method: null,
    payment_method_configuration_details: null,
    payment_method_options: {},
    payment_method_types: ["card"],
    payment_record: null,
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: null,
    shipping: null,
    source: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: "requires_payment_method",
    transfer_data: null,
    transfer_group: null,
  };
}

export const DECLINED = {
  code: "card_declined",
  decline_code: "generic_decline",
  message: "Your card was declined.",
} as const;

/** An attempt to take the money of an intent; a declined one is a charge, too. */
export function newCharge(intent: PaymentIntent, isDeclined: boolean, now: number): Charge {
  return {
    id: newId("ch_"),
    object: "charge",
    amount: intent.amount,
    amount_captured: isDeclined ? 0 : intent.amount,
    amount_refunded: 0,
    application: null,
    application_fee: null,
    application_fee_amount: null,
    balance_transaction: null,
    billing_details: { address: null, email: null, name: null, phone: null, tax_id: null },
    calculated_statement_descriptor: "SAMPLE",
    captured: !isDeclined,
    created: now,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: false,
    failure_balance_transaction: null,
    failure_code: isDeclined ? DECLINED.code : null,
    failure_message: isDeclined ? DECLINED.message : null,
    fraud_details: {},
    livemode: false,
    metadata: intent.metadata,
    on_behalf_of: null,
    outcome: {
      advice_code: null,
      network_advice_code: null,
      network_decline_code: null,
      network_status: isDeclined ? "declined_by_network" : "approved_by_network",
      reason: isDeclined ? DECLINED.decline_code : null,
      seller_message: isDeclined ? "The bank declined the payment." : "Payment complete.",
      type: isDeclined ? "issuer_declined" : "authorized",
    },
    paid: !isDeclined,
    payment_intent: intent.id,
    payment_method: newId("pm_"),
    payment_method_details: null,
    receipt_email: null,
    receipt_number: null,
    receipt_url: null,
    refunded: false,
    review: null,
    shipping: null,
    source: null,
    source_transfer: null,
    statement_descriptor: null,
    statement_descriptor_suffix: null,
    status: isDeclined ? "failed" : "succeeded",
    transfer_data: null,
    transfer_group: null,
  };
}
