import type Stripe from "stripe";
import type { Item, Naming } from "./gateway.ts";

/**
 * The gateway's price of a plan, made on first use. Its key contains plan, amount and credits, so
 * that a changed price list leaves running plans as they were bought, and the language, because the
 * product's name is part of the price.
 */
export async function ensurePrice(
  stripe: Stripe,
  plan: Item,
  { title, language }: Naming,
): Promise<string> {
  const key = `benih_${plan.id}_${plan.cents}_${plan.credits}_${language}`;
  const { data } = await stripe.prices.list({ lookup_keys: [key], active: true, limit: 1 });
  const [known] = data;
  if (known) return known.id;
  const made = await stripe.prices.create(
    {
      currency: "usd",
      unit_amount: plan.cents,
      recurring: { interval: "month" },
      product_data: { name: title },
      lookup_key: key,
      // Takes the key over from a price that somebody archived at Stripe.
      transfer_lookup_key: true,
      metadata: { item_id: plan.id, credits: String(plan.credits) },
    },
    { idempotencyKey: `price:${key}` },
  );
  return made.id;
}
