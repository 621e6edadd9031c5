import type Stripe from "stripe";
import type { TestProvider } from "./test-provider.ts";

/** The product's request when somebody buys credits. */
export function packCheckout(
  customer: string,
  changes: Partial<Stripe.Checkout.SessionCreateParams> = {},
): Stripe.Checkout.SessionCreateParams {
  return {
    mode: "payment",
    customer,
    client_reference_id: "person-1",
    line_items: [
      {
        price_data: {
          currency: "usd",
          unit_amount: 1999,
          product_data: { name: "50 credits" },
        },
        quantity: 1,
      },
    ],
    metadata: { pack: "50" },
    payment_intent_data: { metadata: { pack: "50" } },
    invoice_creation: { enabled: true, invoice_data: { metadata: { pack: "50" } } },
    success_url: "http://localhost/credits?session={CHECKOUT_SESSION_ID}",
    cancel_url: "http://localhost/credits",
    ...changes,
  };
}

/** A plan's price, by its lookup key. */
export function makePlan(stripe: Stripe, name: string, amount: number): Promise<Stripe.Price> {
  return stripe.prices.create({
    currency: "usd",
    unit_amount: amount,
    recurring: { interval: "month" },
    product_data: { name },
    lookup_key: name,
    transfer_lookup_key: true,
    metadata: { plan: name },
  });
}

/** A customer with a paid plan, its events delivered. */
export async function subscribe(provider: TestProvider) {
  const stripe = provider.stripe();
  const customer = await stripe.customers.create({ email: "siti@example.com", name: "Siti" });
  const price = await makePlan(stripe, "startup", 2900);
  const session = await stripe.checkout.sessions.create({
    mode: "subscription",
    customer: customer.id,
    line_items: [{ price: price.id, quantity: 1 }],
    subscription_data: { metadata: { person: "person-1" } },
    success_url: "http://localhost/done",
  });
  await provider.complete(session, "pay");
  await provider.delivered();
  const done = await stripe.checkout.sessions.retrieve(session.id, { expand: ["subscription"] });
  const { subscription } = done;
  if (subscription === null || typeof subscription === "string") throw new Error("no subscription");
  return { customer, price, session: done, subscription };
}
