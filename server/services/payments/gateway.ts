import type { Language } from "../../../contracts/languages.ts";

/** What can be bought: a pack once, or a plan each month. Amounts are US cents. */
export type Item = { kind: "pack" | "plan"; id: string; credits: number; cents: number };

/** The texts of the payment page and the invoice, in the person's language. */
export type Naming = { title: string; language: Language };

export type CheckoutOrder = Naming & {
  /** Our id of the checkout; repeating it gives the same checkout. */
  id: string;
  customer: string;
  item: Item;
  returnUrl: string;
  cancelUrl: string;
  /** Until when it can be paid: at least 30 minutes from now. */
  expiresAt: Date;
};

export type GatewayCheckout = {
  /** processing: paid with a slow payment method. */
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
  /** The payment that refunds and disputes refer to. */
  payment: string | undefined;
  period: { start: Date; end: Date } | undefined;
  documentUrl: string | undefined;
  issuedAt: Date;
};

export type GatewaySubscription = {
  reference: string;
  customer: string;
  state: "incomplete" | "active" | "past_due" | "canceled";
  /** The plan that the next period is billed for, its credits, and its price in US cents. */
  planId: string;
  credits: number;
  cents: number;
  /** The newest invoice, which pays for the running period. */
  latestInvoice: string | undefined;
  period: { start: Date; end: Date };
  cancelAtPeriodEnd: boolean;
  endedAt: Date | undefined;
};

/** It no longer exists, or only under other keys, so nobody will be charged for it. */
export type GoneSubscription = { reference: string; state: "gone"; latestInvoice?: undefined };

/** How much of a payment was refunded, or is held back during a dispute. */
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
 * Something about an object has changed. The object itself must be read, as notices come late, twice
 * and out of order. `other` can be ignored.
 */
export type GatewayEvent = {
  reference: string;
  type: string;
  about: "checkout" | "invoice" | "subscription" | "payment" | "other";
  subject: string;
};

/** Takes the payments. Every call may throw PaymentsUnavailable. */
export type PaymentGateway = {
  /** Only `stripe` takes real money. Purchases at one are unknown to the others. */
  readonly name: "stripe" | "stripe_test" | "sandbox";
  /**
   * Calling it again for an account gives the same customer.
   * @param replaced the account's customer that is gone, which gives another one instead
   */
  createCustomer(accountId: string, replaced?: string): Promise<string>;
  /**
   * Sets where its documents go, and in which language.
   * @returns false if the customer is gone
   */
  describeCustomer(
    customer: string,
    person: { email: string; language: Language },
  ): Promise<boolean>;
  /** Makes sure that a deleted customer is never charged again. */
  forgetCustomer(customer: string): Promise<void>;
  openCheckout(order: CheckoutOrder): Promise<{ reference: string; url: string }>;
  /** @returns false if it is too late, since it is paid, or about to be. */
  closeCheckout(reference: string): Promise<boolean>;
  /** One that no longer exists is expired. */
  readCheckout(reference: string): Promise<GatewayCheckout>;
  /** @returns undefined if it bought nothing of ours: others may use the same gateway. */
  readInvoice(reference: string): Promise<GatewayInvoice | undefined>;
  /** @returns undefined if it is not a plan of ours. */
  readSubscription(reference: string): Promise<GatewaySubscription | GoneSubscription | undefined>;
  readPayment(reference: string): Promise<GatewayPayment>;
  /** From the next period on; nothing is charged before. */
  changePlan(subscription: string, plan: Item, naming: Naming): Promise<void>;
  setCancelAtPeriodEnd(subscription: string, cancels: boolean): Promise<void>;
  endSubscription(subscription: string): Promise<void>;
  openPortal(customer: string, returnUrl: string): Promise<string>;
  /** @throws ForgedWebhook if the signature is not the gateway's, or too old. */
  readWebhook(body: Buffer, signature: string): GatewayEvent | Promise<GatewayEvent>;
};

/** The gateway does not answer, or gives a wrong answer; what it did is unknown. */
export class PaymentsUnavailable extends Error {
  override readonly name = "PaymentsUnavailable";
}

export class ForgedWebhook extends Error {
  override readonly name = "ForgedWebhook";
}
