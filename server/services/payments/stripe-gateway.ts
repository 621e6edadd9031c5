import Stripe from "stripe";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import { SITE_NAME } from "../../../contracts/site-name.ts";
import { ensurePrice } from "./ensure-price.ts";
import {
  type CheckoutOrder,
  ForgedWebhook,
  type PaymentGateway,
  PaymentsUnavailable,
} from "./gateway.ts";
import {
  asCheckout,
  asEvent,
  asInvoice,
  asSubscription,
  idOf,
  planLine,
} from "./stripe-objects.ts";

const ANSWER_LIMIT_MS = 10_000;
const RETRIES = 2;
/** How old a webhook's signature may be, against replays. */
const REPLAY_WINDOW_S = 300;

/**
 * Stripe, with its own library; this machine's sandbox speaks the same protocol at another address
 * (docs/decisions/0020).
 */
export function createStripeGateway(settings: {
  name: PaymentGateway["name"];
  secretKey: string;
  webhookSecret: string;
  /** The address of the API, if it is not Stripe's own. */
  api?: { host: string; port: number; protocol: "http" | "https" };
}): PaymentGateway {
  const { name, secretKey, webhookSecret, api } = settings;
  const stripe = new Stripe(secretKey, {
    maxNetworkRetries: RETRIES,
    timeout: ANSWER_LIMIT_MS,
    telemetry: false,
    appInfo: { name: SITE_NAME },
    ...api,
  });

  return {
    name,

    createCustomer: (accountId, replaced) =>
      reaching(async () => {
        // Only what never changes: Stripe refuses a repeated key with other parameters.
        const customer = await stripe.customers.create(
          { metadata: { account_id: accountId } },
          { idempotencyKey: ["customer", accountId, ...(replaced ? [replaced] : [])].join(":") },
        );
        return customer.id;
      }),

    describeCustomer: (customer, { email, language }) =>
      reaching(async () => {
        const preferred_locales = [LANGUAGE_TAGS[language]];
        const described = stripe.customers.update(customer, { email, preferred_locales });
        return described.then(() => true, unlessGone);
      }),

    forgetCustomer: (customer) =>
      reaching(async () => {
        await stripe.customers.del(customer).catch(unlessGone);
      }),

    openCheckout: (order) =>
      reaching(async () => {
        const session = await stripe.checkout.sessions.create(
          order.item.kind === "pack" ? packSession(order) : await planSession(order),
          { idempotencyKey: `checkout:${order.id}` },
        );
        if (!session.url) throw new PaymentsUnavailable("The checkout has no address.");
        return { reference: session.id, url: session.url };
      }),

    closeCheckout: (reference) =>
      reaching(async () => {
        const session = await stripe.checkout.sessions.retrieve(reference);
        if (session.status === "expired") return true;
        if (session.status === "complete") return false;
        await stripe.checkout.sessions.expire(reference);
        return true;
      }),

    readCheckout: (reference) =>
      reaching(async () => {
        const found = await stripe.checkout.sessions.retrieve(reference).catch(unlessGone);
        return found ? asCheckout(found) : { state: "expired", invoice: undefined };
      }),

    readInvoice: (reference) =>
      reaching(async () => {
        const invoice = await stripe.invoices.retrieve(reference, { expand: ["payments"] });
        const price = planLine(invoice)?.pricing?.price_details?.price;
        return asInvoice(
          invoice,
          typeof price === "string" ? await stripe.prices.retrieve(price) : price,
        );
      }),

    readSubscription: (reference) =>
      reaching(async () => {
        const found = await stripe.subscriptions.retrieve(reference).catch(unlessGone);
        return found ? asSubscription(found) : { reference, state: "gone" };
      }),

    readPayment: (reference) =>
      reaching(async () => {
        const payment = await stripe.paymentIntents.retrieve(reference, {
          expand: ["latest_charge"],
        });
        const charge = payment.latest_charge;
        const { data: paid } = await stripe.invoicePayments.list({
          payment: { type: "payment_intent", payment_intent: reference },
          limit: 1,
        });
        const disputes = await stripe.disputes.list({ payment_intent: reference, limit: 100 });
        // A warning is only the bank's inquiry: no money has moved.
        const held = disputes.data.filter(
          ({ status }) => status !== "won" && !status.startsWith("warning"),
        );
        return {
          customer: idOf(payment.customer),
          invoice: idOf(paid[0]?.invoice),
          checkoutId: payment.metadata.checkout_id,
          refunded: charge && typeof charge === "object" ? charge.amount_refunded : 0,
          disputed: held.reduce((sum, { amount }) => sum + amount, 0),
        };
      }),

    changePlan: (reference, plan, naming) =>
      reaching(async () => {
        const subscription = await stripe.subscriptions.retrieve(reference);
        const [item] = subscription.items.data;
        if (!item) throw new PaymentsUnavailable("The subscription has no item.");
        const price = await ensurePrice(stripe, plan, naming);
        await stripe.subscriptions.update(reference, {
          items: [{ id: item.id, price }],
          proration_behavior: "none",
        });
      }),

    setCancelAtPeriodEnd: (reference, cancels) =>
      reaching(async () => {
        await stripe.subscriptions.update(reference, { cancel_at_period_end: cancels });
      }),

    endSubscription: (reference) =>
      reaching(async () => {
        await stripe.subscriptions.cancel(reference).catch(unlessGone);
      }),

    openPortal: (customer, returnUrl) =>
      reaching(async () => {
        const params = { customer, return_url: returnUrl };
        return (await stripe.billingPortal.sessions.create(params)).url;
      }),

    readWebhook(body, signature) {
      return asEvent(verified(body, signature));
    },
  };

  /** Whatever the library throws, even for an impossible time, is the sender's fault. */
  function verified(body: Buffer, signature: string): Stripe.Event {
    try {
      return stripe.webhooks.constructEvent(body, signature, webhookSecret, REPLAY_WINDOW_S);
    } catch {
      throw new ForgedWebhook("The signature is not the gateway's, or too old.");
    }
  }

  async function planSession(order: CheckoutOrder): Promise<Stripe.Checkout.SessionCreateParams> {
    const metadata = metadataOf(order);
    return {
      ...session(order),
      mode: "subscription",
      line_items: [{ price: await ensurePrice(stripe, order.item, order), quantity: 1 }],
      // The sandbox's mode; the newer default marks a cancelled plan differently.
      subscription_data: { metadata, billing_mode: { type: "classic" } },
    };
  }
}

function packSession(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  const { item, title } = order;
  const metadata = metadataOf(order);
  return {
    ...session(order),
    mode: "payment",
    line_items: [
      {
        price_data: {
          currency: "usd",
          unit_amount: item.cents,
          product_data: { name: title },
        },
        quantity: 1,
      },
    ],
    invoice_creation: { enabled: true, invoice_data: { metadata } },
    payment_intent_data: { metadata },
  };
}

function session(order: CheckoutOrder): Stripe.Checkout.SessionCreateParams {
  return {
    customer: order.customer,
    client_reference_id: order.id,
    metadata: metadataOf(order),
    locale: order.language,
    success_url: order.returnUrl,
    cancel_url: order.cancelUrl,
    expires_at: Math.floor(order.expiresAt.getTime() / 1000),
  };
}

/** Metadata that is copied to every object that results from the checkout. */
function metadataOf({ id, item }: CheckoutOrder): Stripe.MetadataParam {
  return { checkout_id: id, item_id: item.id, credits: String(item.credits) };
}

/**
 * Treats an object that is already gone as ended.
 * @returns false, for an object that does not exist
 */
function unlessGone(error: unknown): false {
  const isGone =
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === "resource_missing";
  if (!isGone) throw error;
  return false;
}

/** Turns every failure on the way to the gateway into PaymentsUnavailable. */
async function reaching<Answer>(call: () => Promise<Answer>): Promise<Answer> {
  try {
    return await call();
  } catch (error) {
    if (!(error instanceof Stripe.errors.StripeError)) throw error;
    throw new PaymentsUnavailable(`${error.type}: ${error.message}`, { cause: error });
  }
}
