import { moneyTag } from "../../contracts/amounts.ts";
import { numberFormat } from "../../contracts/formats.ts";
import type { Language } from "../../contracts/languages.ts";

/** A whole amount in a currency of its own: `₫5,000,000,000`. */
export function wholeAmount(amount: number, currency: string, language: Language): string {
  return numberFormat(moneyTag(currency, language), {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  }).format(amount);
}
