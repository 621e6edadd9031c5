import type { Language } from "../../../contracts/languages.ts";

/** What can be bought: a pack once, or a plan each month. Amounts are US cents. */
export type Item = { kind: "pack" | "plan"; id: string; credits: number; cents: number };

/** The texts of the payment page and the invoice, in the person's language. */
export type Naming = { title: string; language: Language };

export type CheckoutOrder = Naming & {
  /** Our id of the checkout; the same one again gives the same checkout. */
  id: string;
  customer: string;
  item: Item;
  returnUrl: string;
  cancelUrl: string;
  /** Until when it can be paid: at least 30 minutes from now. */
  expiresAt: Date;
};

export type GatewayCheckout = {
  /** processing: paid by a way that takes time. */
  state: "open" | "processing" | "paid" | "expired";
  invoice: string | undefined;
};

export type GatewayInvoice = {
  reference: string;
  customer: string;
  number: string;
  state: "unpaid" | "paid" | "void";
  item: Item;
  /** Our checkout that it began with; a renewal has none. */
  checkoutId: string | undefined;
  subscription: string | undefined;
  /** What refunds and disputes name. */
  payment: string | undefined;
  period: { start: Date; end: Date } | undefined;
  documentUrl: string | undefined;
  issuedAt: Date;
};

export type GatewaySubscription = {
  reference: string;
  customer: string;
  state: "incomplete" | "active" | "past_due" | "canceled";
  /** What the next period is billed for, and what it gives and costs in US cents. */
  planId: string;
  credits: number;
  cents: number;
  /** The newest invoice, which pays for the running period. */
  latestInvoice: string | undefined;
  period: { start: Date; end: Date };
  cancelAtPeriodEnd: boolean;
  endedAt: Date | undefined;
};

/** There is none any more, or only under other keys: nobody will be charged for it. */
export type GoneSubscription = { reference: string; state: "gone"; latestInvoice?: undefined };

/** How much of a payment went back, or is held back while it is disputed. */
export type GatewayPayment = {
  customer: string | undefined;
  /** The invoice that it paid, once there is one. */
  invoice: string | undefined;
  /** Our checkout that it was made for; payments of plans name none. */
  checkoutId: string | undefined;
  refunded: number;
  disputed: number;
};

/**
 * Something about an object has changed: read the object, for notices come late, twice and out of
 * order. `other` is of no interest.
 */
export type GatewayEvent = {
  reference: string;
  type: string;
  about: "checkout" | "invoice" | "subscription" | "payment" | "other";
  subject: string;
};

/** Who takes the money. Every call may throw PaymentsUnavailable. */
export type PaymentGateway = {
  /** Only `stripe` takes money. What was bought at one is unknown to the others. */
  readonly name: "stripe" | "stripe_test" | "sandbox";
  /**
   * The same account again gives the same customer.
   * @param replaced the account's customer that is gone: in its place there is another.
   */
  createCustomer(accountId: string, replaced?: string): Promise<string>;
  /**
   * Where its documents go, and in which language.
   * @returns false when the customer is gone.
   */
  describeCustomer(
    customer: string,
    person: { email: string; language: Language },
  ): Promise<boolean>;
  /** Makes sure that a deleted customer is never charged again. */
  forgetCustomer(customer: string): Promise<void>;
  openCheckout(order: CheckoutOrder): Promise<{ reference: string; url: string }>;
  /** @returns false when it is paid, or about to be: too late. */
  closeCheckout(reference: string): Promise<boolean>;
  /** What is not there any more is expired. */
  readCheckout(reference: string): Promise<GatewayCheckout>;
  /** @returns undefined when it bought nothing of ours: others may use the same gateway. */
  readInvoice(reference: string): Promise<GatewayInvoice | undefined>;
  /** @returns undefined when it is not a plan of ours. */
  readSubscription(reference: string): Promise<GatewaySubscription | GoneSubscription | undefined>;
  readPayment(reference: string): Promise<GatewayPayment>;
  /** With the next period; nothing is charged before. */
  changePlan(subscription: string, plan: Item, naming: Naming): Promise<void>;
  setCancelAtPeriodEnd(subscription: string, cancels: boolean): Promise<void>;
  endSubscription(subscription: string): Promise<void>;
  openPortal(customer: string, returnUrl: string): Promise<string>;
  /** @throws ForgedWebhook when the signature is not the gateway's, or too old. */
  readWebhook(body: Buffer, signature: string): GatewayEvent | Promise<GatewayEvent>;
};

/** The gateway does not answer, or not as it should; nothing is known of what it did. */
export class PaymentsUnavailable extends Error {
  override readonly name = "PaymentsUnavailable";
}

export class ForgedWebhook extends Error {
  override readonly name = "ForgedWebhook";
}
