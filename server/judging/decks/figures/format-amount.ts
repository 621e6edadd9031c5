import { LANGUAGE_TAGS, type Language } from "../../../../contracts/languages.ts";
import type { Amount } from "../../../language/money.ts";

/** A figure as the deck's language writes it, short. */
export function formatAmount(
  { kind, value, currency }: Pick<Amount, "kind" | "value" | "currency">,
  language: Language,
): string {
  const format = (options: Intl.NumberFormatOptions) =>
    new Intl.NumberFormat(LANGUAGE_TAGS[language], { maximumFractionDigits: 2, ...options }).format(
      value,
    );
  if (kind === "money") {
    const compact: Intl.NumberFormatOptions = value >= 10_000 ? { notation: "compact" } : {};
    return format({
      style: "currency",
      currency: currency ?? "USD",
      minimumFractionDigits: 0,
      ...compact,
    });
  }
  if (kind === "percent") return `${format({})}%`;
  if (kind === "times") return `${format({})}×`;
  return format({});
}
