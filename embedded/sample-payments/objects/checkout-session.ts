import { newId } from "./new-id.ts";
import type { CheckoutSession, LineItem, Metadata, Price } from "./wire-objects.ts";

export function newLineItem(price: Price, quantity: number, description: string): LineItem {
  const amount = price.unit_amount * quantity;
  return {
    id: newId("li_"),
    object: "item",
    adjustable_quantity: null,
    amount_discount: 0,
    amount_subtotal: amount,
    amount_tax: 0,
    amount_total: amount,
    currency: price.currency,
    description,
    metadata: {},
    price,
    quantity,
  };
}

type Given = {
  mode: "payment" | "subscription";
  success_url: string;
  cancel_url?: string | undefined;
  client_reference_id?: string | undefined;
  customer: { id: string; email: string | null; name: string | null } | undefined;
  customer_email?: string | undefined;
  expires_at: number;
  invoice_creation: { enabled: boolean; metadata: Metadata; description: string | null };
  lines: LineItem[];
  currency: string;
  locale?: string | undefined;
  metadata?: Metadata | undefined;
  submit_type?: string | undefined;
};

export function newCheckoutSession(given: Given, publicUrl: string, now: number): CheckoutSession {
  const id = newId("cs_test_");
  const total = given.lines.reduce((sum, line) => sum + line.amount_total, 0);
  const isPayment = given.mode === "payment";
  return {
    id,
    object: "checkout.session",
    adaptive_pricing: { enabled: false },
    after_expiration: null,
    allow_promotion_codes: null,
    allowed_payment_method_types: null,
    amount_subtotal: total,
    amount_total: total,
    automatic_tax: { enabled: false, liability: null, provider: null, status: null },
    billing_address_collection: null,
    cancel_url: given.cancel_url ?? null,
    client_reference_id: given.client_reference_id ?? null,
    client_secret: null,
    collected_information: null,
    consent: null,
    consent_collection: null,
    created: now,
    currency: given.currency,
    currency_conversion: null,
    custom_fields: [],
    custom_text: {
      after_submit: null,
      shipping_address: null,
      submit: null,
      terms_of_service_acceptance: null,
    },
    customer: given.customer?.id ?? null,
    customer_account: null,
    customer_creation: given.customer ? null : isPayment ? "if_required" : "always",
    customer_details: customerDetails(given.customer?.email ?? given.customer_email ?? null, null),
    customer_email: given.customer_email ?? null,
    discounts: [],
    expires_at: given.expires_at,
    integration_identifier: null,
    invoice: null,
    invoice_creation: isPayment
      ? {
          enabled: given.invoice_creation.enabled,
          invoice_data: {
            account_tax_ids: null,
            custom_fields: null,
            description: given.invoice_creation.description,
            footer: null,
            issuer: null,
            metadata: given.invoice_creation.metadata,
            rendering_options: null,
          },
        }
      : null,
    livemode: false,
    locale: given.locale ?? null,
    managed_payments: { enabled: false },
    metadata: given.metadata ?? {},
    mode: given.mode,
    origin_context: null,
    payment_intent: null,
    payment_link: null,
    payment_method_collection: isPayment ? "if_required" : "always",
    payment_method_configuration_details: null,
    payment_method_options: { card: { request_three_d_secure: "automatic" } },
    payment_method_types: ["card"],
    payment_status: "unpaid",
    permissions: null,
    phone_number_collection: { enabled: false },
    recovered_from: null,
    saved_payment_method_options: null,
    setup_intent: null,
    shipping_address_collection: null,
    shipping_cost: null,
    shipping_options: [],
    status: "open",
    submit_type: given.submit_type ?? null,
    subscription: null,
    success_url: given.success_url,
    total_details: { amount_discount: 0, amount_shipping: 0, amount_tax: 0 },
    ui_mode: "hosted_page",
    url: `${publicUrl}/_payments/checkout/${id}`,
    wallet_options: null,
  };
}

export function customerDetails(email: string | null, name: string | null) {
  return {
    address: null,
    business_name: null,
    email,
    individual_name: null,
    name,
    phone: null,
    tax_exempt: "none",
    tax_ids: null,
  };
}
