import { newId } from "./new-id.ts";
import type {
  Customer,
  Invoice,
  InvoiceLine,
  InvoicePayment,
  Metadata,
  PaymentIntent,
  Price,
  Subscription,
} from "./wire-objects.ts";

type Period = { start: number; end: number };

export type Billed = {
  description: string;
  price: Price;
  quantity: number;
  /** The period that it pays for. */
  period: Period;
};

type Given = {
  customer: Customer;
  lines: Billed[];
  currency: string;
  reason: "manual" | "subscription_create" | "subscription_cycle";
  subscription?: Subscription;
  metadata: Metadata;
  description: string | null;
  /** As Stripe does: the time before the invoice; the lines hold the period paid for. */
  period: Period;
};

/**
 * A finalised invoice, to be paid. It advances the customer's invoice number: save the customer.
 */
export function newInvoice(given: Given, publicUrl: string, now: number): Invoice {
  const { customer } = given;
  const id = newId("in_");
  const total = given.lines.reduce((sum, line) => sum + line.price.unit_amount * line.quantity, 0);
  const sequence = customer.next_invoice_sequence ?? 1;
  customer.next_invoice_sequence = sequence + 1;
  return {
    id,
    object: "invoice",
    account_country: "SG",
    account_name: "Sample payments",
    account_tax_ids: null,
    amount_due: total,
    amount_overpaid: 0,
    amount_paid: 0,
    amount_remaining: total,
    amount_shipping: 0,
    application: null,
    attempt_count: 0,
    attempted: false,
    auto_advance: false,
    automatic_tax: {
      disabled_reason: null,
      enabled: false,
      liability: null,
      provider: null,
      status: null,
    },
    automatically_finalizes_at: null,
    billing_reason: given.reason,
    collection_method: "charge_automatically",
    created: now,
    currency: given.currency,
    custom_fields: null,
    customer: customer.id,
    customer_account: null,
    customer_address: null,
    customer_email: customer.email,
    customer_name: customer.name ?? null,
    customer_phone: customer.phone ?? null,
    customer_shipping: null,
    customer_tax_exempt: "none",
    customer_tax_ids: [],
    default_payment_method: null,
    default_source: null,
    default_tax_rates: [],
    description: given.description,
    discounts: [],
    due_date: null,
    effective_at: now,
    ending_balance: 0,
    footer: null,
    from_invoice: null,
    hosted_invoice_url: `${publicUrl}/_payments/invoices/${id}`,
    invoice_pdf: null,
    issuer: { type: "self" },
    last_finalization_error: null,
    latest_revision: null,
    lines: {
      object: "list",
      data: given.lines.map((line) => invoiceLine(id, line, given.subscription)),
      has_more: false,
      url: `/v1/invoices/${id}/lines`,
    },
    livemode: false,
    metadata: given.metadata,
    next_payment_attempt: null,
    number: `${customer.invoice_prefix}-${String(sequence).padStart(4, "0")}`,
    on_behalf_of: null,
    parent: given.subscription
      ? {
          quote_details: null,
          subscription_details: {
            metadata: given.subscription.metadata,
            subscription: given.subscription.id,
          },
          type: "subscription_details",
        }
      : null,
    payment_settings: {
      default_mandate: null,
      payment_method_options: null,
      payment_method_types: null,
    },
    period_end: given.period.end,
    period_start: given.period.start,
    post_payment_credit_notes_amount: 0,
    pre_payment_credit_notes_amount: 0,
    receipt_number: null,
    rendering: null,
    shipping_cost: null,
    shipping_details: null,
    starting_balance: 0,
    statement_descriptor: null,
    status: "open",
    status_transitions: {
      finalized_at: now,
      marked_uncollectible_at: null,
      paid_at: null,
      voided_at: null,
    },
    subtotal: total,
    subtotal_excluding_tax: total,
    test_clock: null,
    total,
    total_discount_amounts: [],
    total_excluding_tax: total,
    total_pretax_credit_amounts: [],
    total_taxes: [],
    webhooks_delivered_at: null,
  };
}

function invoiceLine(
  invoice: string,
  { description, price, quantity, period }: Billed,
  subscription: Subscription | undefined,
): InvoiceLine {
  const amount = price.unit_amount * quantity;
  return {
    id: newId("il_"),
    object: "line_item",
    amount,
    currency: price.currency,
    description,
    discount_amounts: [],
    discountable: true,
    discounts: [],
    invoice,
    livemode: false,
    metadata: subscription?.metadata ?? {},
    parent: {
      invoice_item_details: subscription
        ? null
        : {
            invoice_item: newId("ii_"),
            proration: false,
            proration_details: null,
            subscription: null,
          },
      subscription_item_details: subscription
        ? {
            invoice_item: null,
            proration: false,
            proration_details: null,
            subscription: subscription.id,
            subscription_item: subscription.items.data[0].id,
          }
        : null,
      type: subscription ? "subscription_item_details" : "invoice_item_details",
    },
    period,
    pretax_credit_amounts: [],
    pricing: {
      price_details: { price: price.id, product: price.product },
      type: "price_details",
      unit_amount_decimal: price.unit_amount_decimal,
    },
    quantity,
    quantity_decimal: String(quantity),
    subscription: subscription?.id ?? null,
    subtotal: amount,
    taxes: [],
  };
}

/** The link between an invoice and the payment that settles it. */
export function newInvoicePayment(
  invoice: Invoice,
  intent: PaymentIntent,
  now: number,
): InvoicePayment {
  return {
    id: newId("inpay_"),
    object: "invoice_payment",
    amount_paid: null,
    amount_requested: invoice.amount_due,
    created: now,
    currency: invoice.currency,
    invoice: invoice.id,
    is_default: true,
    livemode: false,
    payment: { payment_intent: intent.id, type: "payment_intent" },
    status: "open",
    status_transitions: { canceled_at: null, paid_at: null },
  };
}
