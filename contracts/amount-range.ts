import { type Digits, shortAmount, writtenAs } from "./amounts.ts";
import type { Language } from "./languages.ts";

/**
 * Both ends of a range, to be joined. The unit and currency after both are written once: `2.5 แสน`,
 * `1 ล้านดอลลาร์สหรัฐ`.
 */
export function shortRange(
  { min, max }: { min: number; max: number },
  currency: string,
  language: Language,
  digits?: Digits,
): [from: string, to: string] {
  const from = shortAmount(min, currency, language, digits);
  const to = shortAmount(max, currency, language, digits);
  const written = writtenAs(currency, language);
  if (!written || "before" in written) return [from, to];
  const size = (amount: string) => amount.slice(0, -written.after.length).trim();
  const unit = (amount: string) => /\s.*/.exec(size(amount))?.[0] ?? "";
  return [unit(from) === unit(to) ? size(from).replace(unit(to), "") : size(from), to];
}
