import type Stripe from "stripe";

/**
 * Stripe's objects as JSON: the library's own types, so that the compiler checks ours against them,
 * with ids where an object may be expanded and text where the library makes decimals.
 */
type With<Base, Changes> = Omit<Base, keyof Changes> & Changes;

export type List<Item> = { object: "list"; data: Item[]; has_more: boolean; url: string };

export type Customer = Stripe.Customer;
export type DeletedCustomer = Stripe.DeletedCustomer;
export type Product = Stripe.Product;
export type Price = With<
  Stripe.Price,
  { product: string; unit_amount: number; unit_amount_decimal: string }
>;
export type Plan = With<Stripe.Plan, { product: string; amount_decimal: string }>;

export type LineItem = With<Stripe.LineItem, { price: Price; quantity: number }>;
export type CheckoutSession = With<
  Omit<Stripe.Checkout.Session, "line_items">,
  {
    amount_total: number;
    currency: string;
    customer: string | null;
    invoice: string | null;
    payment_intent: string | null;
    subscription: string | null;
    status: "open" | "complete" | "expired";
    mode: "payment" | "subscription";
    success_url: string;
  }
>;

export type SubscriptionItem = With<Stripe.SubscriptionItem, { price: Price; plan: Plan }>;
export type Subscription = With<
  Stripe.Subscription,
  {
    customer: string;
    latest_invoice: string | null;
    /** Checkout is the only way in, and it sells one plan at a time. */
    items: With<List<SubscriptionItem>, { data: [SubscriptionItem] }>;
  }
>;

export type InvoiceLine = With<
  Stripe.InvoiceLineItem,
  {
    subscription: string | null;
    quantity_decimal: string | null;
    pricing: {
      type: "price_details";
      price_details: { price: string; product: string };
      unit_amount_decimal: string;
    };
  }
>;
export type Invoice = With<
  Omit<Stripe.Invoice, "payments">,
  {
    customer: string;
    lines: List<InvoiceLine>;
    parent: With<
      Stripe.Invoice.Parent,
      { subscription_details: { subscription: string; metadata: Stripe.Metadata } | null }
    > | null;
  }
>;
export type InvoicePayment = With<
  Stripe.InvoicePayment,
  { invoice: string; payment: { type: "payment_intent"; payment_intent: string } }
>;

export type PaymentIntent = With<
  Stripe.PaymentIntent,
  { customer: string | null; latest_charge: string | null }
>;
export type Charge = With<
  Stripe.Charge,
  { customer: string | null; payment_intent: string; payment_method: string }
>;
export type Refund = With<Stripe.Refund, { charge: string; payment_intent: string }>;
export type Dispute = With<Stripe.Dispute, { charge: string; payment_intent: string }>;
export type PortalSession = With<Stripe.BillingPortal.Session, { configuration: string }>;
export type Metadata = Stripe.Metadata;
