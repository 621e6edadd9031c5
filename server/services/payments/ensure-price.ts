import type Stripe from "stripe";
import type { Item } from "./gateway.ts";

/**
 * The gateway's price of a plan, made when it is first needed. Its key names plan, amount and
 * credits, so that a price list that changes leaves running plans as they were bought.
 */
export async function ensurePrice(stripe: Stripe, plan: Item, title: string): Promise<string> {
  const key = `benih_${plan.id}_${plan.cents}_${plan.credits}`;
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
      metadata: { item_id: plan.id, credits: String(plan.credits) },
    },
    { idempotencyKey: `price:${key}` },
  );
  return made.id;
}
