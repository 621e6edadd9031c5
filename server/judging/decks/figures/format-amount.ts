import { shortAmount } from "../../../../contracts/amounts.ts";
import { LANGUAGE_TAGS, type Language } from "../../../../contracts/languages.ts";
import type { Amount } from "../../../language/money.ts";

const TWO_DECIMALS = { maximumFractionDigits: 2 };

/** Writes a figure briefly, in the style of a language. */
export function formatAmount(
  { kind, value, currency }: Pick<Amount, "kind" | "value" | "currency">,
  language: Language,
): string {
  const plain = () => new Intl.NumberFormat(LANGUAGE_TAGS[language], TWO_DECIMALS).format(value);
  if (kind === "money") return shortAmount(value, currency ?? "USD", language, TWO_DECIMALS);
  if (kind === "percent") return `${plain()}%`;
  if (kind === "times") return `${plain()}×`;
  return plain();
}
