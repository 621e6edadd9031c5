import { currencyNamesIn, knownCurrency } from "./currency-names.ts";
import { SCALES, SHORT_IN_RUPIAH } from "./money-words.ts";

/** The unit of a column's figures: "US$ m" means a million US dollars each. */
export type NamedUnit = { currency: string; factor: number };

const anyOf = (words: Iterable<string>) =>
  [...words]
    .toSorted((one, other) => other.length - one.length)
    .map((word) => word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&"))
    .join("|");
const whole = (words: Iterable<string>) =>
  new RegExp(`(?<!\\p{Script=Latin})(?:${anyOf(words)})(?!\\p{Script=Latin})`, "u");
const SCALE = whole(SCALES.keys());
/** The unit comes after the name of what is counted. */
const LAST_PART = /(?:[,(（，]|^)\s*(?<unit>[^,(（，)）]{1,24})[)）]?\s*$/u;

/** The unit of money in the name of a row, a column or a table: "Revenue, US$ m", "Chi phí (tỷ đồng)". */
export function namedUnitIn(folded: string): NamedUnit | undefined {
  const { unit = "" } = LAST_PART.exec(folded)?.groups ?? {};
  const [name] = currencyNamesIn(unit);
  const currency = knownCurrency(name?.code);
  // Without a currency, a scale may be a length, or people.
  if (!name || !currency) return undefined;
  const [scale = ""] = SCALE.exec(`${unit.slice(0, name.start)} ${unit.slice(name.end)}`) ?? [];
  const short = currency === "IDR" ? SHORT_IN_RUPIAH[scale] : undefined;
  return { currency, factor: short ?? SCALES.get(scale)?.factor ?? 1 };
}
