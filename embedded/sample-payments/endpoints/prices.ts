import { z } from "zod";
import { endpoint } from "../http/endpoint.ts";
import {
  boolean,
  currency,
  integer,
  list,
  mergeMetadata,
  metadata,
  paging,
  positive,
  text,
} from "../http/parameters.ts";
import { newPrice, newProduct } from "../objects/price.ts";
import type { Product } from "../objects/wire-objects.ts";
import type { Act } from "../store/act.ts";
import { noSuch, StripeFault } from "../stripe-fault.ts";

const amount = integer.refine((given) => given >= 0, {
  message: "Invalid non-negative integer",
  params: { code: "parameter_invalid_integer" },
});

export const recurring = z.strictObject({
  interval: z.literal("month", "This sandbox bills by the month."),
  interval_count: positive.optional(),
});

export const productData = z.strictObject({
  name: text,
  description: text.optional(),
  metadata: metadata.optional(),
});

const given = z.strictObject({
  currency,
  unit_amount: amount,
  product: text.optional(),
  product_data: productData.omit({ description: true }).optional(),
  recurring: recurring.optional(),
  lookup_key: text.max(200).optional(),
  transfer_lookup_key: boolean.optional(),
  nickname: text.optional(),
  metadata: metadata.optional(),
});

export const priceEndpoints = [
  endpoint("POST", "/v1/prices", given, async (act, wanted) => {
    const product = await productOf(act, wanted);
    if (wanted.lookup_key !== undefined) {
      await freeLookupKey(act, wanted.lookup_key, wanted.transfer_lookup_key ?? false);
    }
    const words = mergeMetadata({}, wanted.metadata);
    const price = newPrice({ ...wanted, product: product.id, metadata: words }, true, act.now);
    await act.store.put("price", price);
    return price;
  }),

  endpoint(
    "GET",
    "/v1/prices",
    z.strictObject({
      ...paging,
      active: boolean.default(true),
      currency: currency.optional(),
      lookup_keys: list(text).optional(),
      product: text.optional(),
    }),
    (act, { active, lookup_keys, currency: wanted, product, ...page }) =>
      act.store.list(
        "price",
        "/v1/prices",
        { active: String(active), lookup_key: lookup_keys, currency: wanted, product },
        page,
      ),
  ),
];

type ProductWanted = Pick<z.output<typeof given>, "product" | "product_data">;

async function productOf(act: Act, { product, product_data }: ProductWanted): Promise<Product> {
  if (product !== undefined) {
    const found = await act.store.find("product", product);
    if (!found) throw noSuch("product", product, "product");
    return found;
  }
  if (!product_data) {
    throw new StripeFault(400, "You must specify either `product` or `product_data`.", {
      code: "parameter_missing",
      param: "product",
    });
  }
  const words = mergeMetadata({}, product_data.metadata);
  const made = newProduct({ name: product_data.name, metadata: words }, true, act.now);
  await act.store.put("product", made);
  return made;
}

async function freeLookupKey(act: Act, key: string, mayTake: boolean): Promise<void> {
  for (const price of await act.store.all("price", { lookup_key: key })) {
    if (!mayTake) {
      const message = `A price (\`${price.id}\`) already uses that lookup key.`;
      throw new StripeFault(400, message, { param: "lookup_key" });
    }
    await act.store.put("price", { ...price, lookup_key: null });
  }
}
