import { shortAmount } from "../../contracts/amounts.ts";
import { numberFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";

/** An amount as a card shows it, such as US$1.2M. @param thousands thousand US dollars. */
export function shortDollars(thousands: number, language: Language): string {
  return shortAmount(thousands * 1000, "USD", language);
}

/** A price, to the cent: `$29.00`. */
export function exactAmount(cents: number, language: Language): string {
  return numberFormat(LANGUAGE_TAGS[language], {
    style: "currency",
    currency: "USD",
  }).format(cents / 100);
}
