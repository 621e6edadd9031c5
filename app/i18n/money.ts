import { briefDollars } from "../../contracts/amounts.ts";
import type { Language } from "../../contracts/languages.ts";

/** An amount as a card shows it, such as US$1.2M or 1.2 ล้านดอลลาร์. @param thousands thousand US dollars. */
export function shortDollars(thousands: number, language: Language): string {
  return briefDollars(thousands * 1000, language);
}
