import { z } from "zod";
import { priceList } from "../../contracts/price-list.ts";
import { DECK_READERS } from "../../contracts/review-terms.ts";

const schema = z.object({
  PRICES: z
    .string()
    .transform((text) => JSON.parse(text))
    .pipe(priceList),
  FIRST_REVIEW_FREE: z.enum(["on", "off"]),
  DECK_READER: z.enum(DECK_READERS),
});

let read: z.infer<typeof schema> | undefined;

/** The prices in force, and what reads a deck for them, from the environment that the composition root has set. */
export function publicPrices() {
  read ??= schema.parse(process.env);
  return {
    prices: read.PRICES,
    firstReviewIsFree: read.FIRST_REVIEW_FREE === "on",
    reader: read.DECK_READER,
  };
}
