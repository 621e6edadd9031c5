import type {
  Charge,
  CheckoutSession,
  Customer,
  DeletedCustomer,
  Dispute,
  Invoice,
  InvoicePayment,
  LineItem,
  Metadata,
  PaymentIntent,
  PortalSession,
  Price,
  Product,
  Refund,
  Subscription,
} from "../objects/wire-objects.ts";

/** The stored kinds, by their names in the API. */
export type Kinds = {
  customer: Customer | DeletedCustomer;
  product: Product;
  price: Price;
  "checkout.session": CheckoutSession;
  subscription: Subscription;
  invoice: Invoice;
  invoice_payment: InvoicePayment;
  payment_intent: PaymentIntent;
  charge: Charge;
  refund: Refund;
  dispute: Dispute;
  "billing_portal.session": PortalSession;
};
export type Kind = keyof Kinds;

/** The prefixes of ids. */
export const ID_PREFIXES: Record<Kind, string> = {
  customer: "cus_",
  product: "prod_",
  price: "price_",
  "checkout.session": "cs_test_",
  subscription: "sub_",
  invoice: "in_",
  invoice_payment: "inpay_",
  payment_intent: "pi_",
  charge: "ch_",
  refund: "re_",
  dispute: "du_",
  "billing_portal.session": "bps_",
};

/** What a checkout will create, and how a slow payment ends. */
export type CheckoutPlan = {
  lines: LineItem[];
  paymentIntentMetadata: Metadata;
  subscriptionMetadata: Metadata;
  settlesWith?: "success" | "failure";
};

/** How a subscription goes on. */
export type BillingPlan = {
  failing: boolean;
  /** The unpaid invoice, its next retry, and the number of attempts. */
  unpaid: { invoice: string; firstFailedAt: number; retries: number } | null;
};

export type Plans = { "checkout.session": CheckoutPlan; subscription: BillingPlan };
