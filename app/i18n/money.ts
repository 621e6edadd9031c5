import { shortAmount } from "../../contracts/amounts.ts";
import type { Language } from "../../contracts/languages.ts";

/** An amount as a card shows it, such as US$1.2M. @param thousands thousand US dollars. */
export function shortDollars(thousands: number, language: Language): string {
  return shortAmount(thousands * 1000, "USD", language);
}
