import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";

/** A whole amount in a currency of its own: `₫5,000,000,000`. */
export function wholeAmount(amount: number, currency: string, language: Language): string {
  return numberFormat(LANGUAGE_TAGS[language], {
    style: "currency",
    currency,
    maximumFractionDigits: 0,
  }).format(amount);
}
