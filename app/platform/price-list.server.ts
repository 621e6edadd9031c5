import { z } from "zod";
import { priceList } from "../../contracts/prices.ts";

const schema = z.object({
  PRICES: z
    .string()
    .transform((text) => JSON.parse(text))
    .pipe(priceList),
  FIRST_REVIEW_FREE: z.enum(["on", "off"]),
});

let read: z.infer<typeof schema> | undefined;

/** The prices in force, which the composition root has put into the environment. */
export function publicPrices() {
  read ??= schema.parse(process.env);
  return { prices: read.PRICES, firstReviewIsFree: read.FIRST_REVIEW_FREE === "on" };
}
