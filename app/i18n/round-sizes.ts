import { shortRange } from "../../contracts/amount-range.ts";
import type { Language } from "../../contracts/languages.ts";
import { shortDollars } from "./money.ts";

/** The smallest and the largest round, in thousand US dollars. */
export type RoundSizes = { least: number; most: number };

/** The smallest and the largest; a currency or unit that they share is written once. */
export function sizesText({ least, most }: RoundSizes, language: Language): string {
  if (least === most) return shortDollars(least, language);
  const ends = { min: least * 1000, max: most * 1000 };
  const [from, to] = shortRange(ends, "USD", language);
  const sign = /^\D*/.exec(to)?.[0] ?? "";
  const unit = /\D*$/.exec(to)?.[0] ?? "";
  if (sign === "" || !from.startsWith(sign)) return `${from}–${to}`;
  const isOfOneUnit = unit !== "" && unit === /\D*$/.exec(from)?.[0];
  return `${isOfOneUnit ? from.slice(0, -unit.length) : from}–${to.slice(sign.length)}`;
}
