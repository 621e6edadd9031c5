import { z } from "zod";
import { currency, integer, mergeMetadata, positive } from "../http/parameters.ts";
import { newLineItem } from "../objects/checkout-session.ts";
import { newPrice, newProduct } from "../objects/price.ts";
import type { LineItem, Price } from "../objects/wire-objects.ts";
import type { Act } from "../store/act.ts";
import { noSuch, StripeFault } from "../stripe-fault.ts";
import { productData, recurring } from "./prices.ts";

export const lineGiven = z.strictObject({
  price: z.string().min(1).optional(),
  price_data: z
    .strictObject({
      currency,
      unit_amount: integer.refine((amount) => amount >= 0, "Invalid non-negative integer"),
      product_data: productData,
      recurring: recurring.optional(),
    })
    .optional(),
  quantity: positive.optional(),
});
type Given = z.output<typeof lineGiven>;

/** What a checkout sells, priced as it was at this moment. */
export async function readLines(
  act: Act,
  given: Given[],
  mode: "payment" | "subscription",
): Promise<LineItem[]> {
  const lines: LineItem[] = [];
  for (const [place, wanted] of given.entries()) {
    const { price, name } = await priceOf(act, wanted, `line_items[${place}]`);
    if (mode === "payment" && price.recurring) {
      throw new StripeFault(
        400,
        "You specified `payment` mode but passed a recurring price. Either switch to `subscription` mode or use only one-time prices.",
      );
    }
    if (mode === "subscription" && !price.recurring) {
      const message = "This sandbox sells subscriptions without one-time prices beside them.";
      throw new StripeFault(400, message, { param: `line_items[${place}]` });
    }
    lines.push(newLineItem(price, wanted.quantity ?? 1, name));
  }
  if (mode === "subscription" && lines.length > 1) {
    throw new StripeFault(400, "This sandbox sells one subscription at a time.", {
      param: "line_items",
    });
  }
  return lines;
}

async function priceOf(
  act: Act,
  { price: id, price_data: data }: Given,
  param: string,
): Promise<{ price: Price; name: string }> {
  if (id !== undefined) {
    const price = await act.store.find("price", id);
    if (!price) throw noSuch("price", id, `${param}[price]`);
    const product = await act.store.find("product", price.product);
    return { price, name: product?.name ?? price.product };
  }
  if (!data) {
    throw new StripeFault(400, "You must specify either `price` or `price_data`.", {
      code: "parameter_missing",
      param: `${param}[price]`,
    });
  }
  const words = mergeMetadata({}, data.product_data.metadata);
  const product = newProduct({ ...data.product_data, metadata: words }, false, act.now);
  await act.store.put("product", product);
  const price = newPrice({ ...data, product: product.id }, false, act.now);
  await act.store.put("price", price);
  return { price, name: product.name };
}
