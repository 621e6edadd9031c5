import { shortRange } from "../../contracts/amount-range.ts";
import type { Language } from "../../contracts/languages.ts";
import { shortDollars } from "./money.ts";

/** Of the smallest and the largest round, in thousand US dollars. */
export type RoundSizes = { least: number; most: number };

/** The smallest and the largest; what a unit says of both is said once. */
export function sizesText({ least, most }: RoundSizes, language: Language): string {
  if (least === most) return shortDollars(least, language);
  const ends = { min: least * 1000, max: most * 1000 };
  return shortRange(ends, "USD", language).join("–");
}
