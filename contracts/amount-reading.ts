import { z } from "zod";
import { CURRENCIES } from "./currencies.ts";
import { operation } from "./operation.ts";
import { MOST_MONEY } from "./profile-limits.ts";

/** The longest text that can be a single amount. */
export const LONGEST_AMOUNT = 60;

export const readAmount = operation({
  path: "amount/read",
  summary:
    "Reads one amount of money as people type it, such as “Rp 5 miliar”, “1.5M” or “5 triệu USD”; null where it is none.",
  input: z.object({
    text: z.string().max(LONGEST_AMOUNT, `tooLong:${LONGEST_AMOUNT}`),
    currency: z.enum(CURRENCIES).describe("What it is in where the text names no currency."),
  }),
  output: z
    .object({ amount: z.int().min(0).max(MOST_MONEY), currency: z.enum(CURRENCIES) })
    .nullable(),
});
