import { z } from "zod";
import { CURRENCIES, USUAL_CURRENCY, unitsPerDollar } from "../currencies.ts";
import { MOST_MONEY } from "../profile-limits.ts";
import { draftText } from "./translations.ts";
import { isDay } from "./values.ts";

/** The most characters of a figure as it is typed. */
export const MONEY_TEXT_LIMITS = { amount: 40, rate: 20 } as const;

/** An amount as announced, and that day's rate to dollars. */
export const money = z.object({
  /** Whole units, as typed; empty if undisclosed. */
  amount: draftText(MONEY_TEXT_LIMITS.amount),
  currency: z.enum(CURRENCIES).default(USUAL_CURRENCY),
  /** Units of the currency for one dollar. */
  rate: draftText(MONEY_TEXT_LIMITS.rate),
  rateOn: draftText(10),
});
export type Money = z.infer<typeof money>;

/** Groups of thousands, and at most two decimals: three could be another group. */
const GROUPED = /^(\d{1,3}([.,'\s])\d{3}(?:\2\d{3})*)(?:(?!\2)[.,](\d{1,2}))?$/;

/** The figure of an amount: `16000000`, `16.000.000`, `1,250.5`, `1250.5`; undefined for anything else. */
export function readFigure(text: string): number | undefined {
  const typed = text.trim();
  const [, whole, , part = "0"] = GROUPED.exec(typed) ?? [];
  const plain =
    whole === undefined ? typed.replace(",", ".") : `${whole.replace(/\D/g, "")}.${part}`;
  if (!/^\d+(\.\d{1,6})?$/.test(plain)) return undefined;
  const figure = Number(plain);
  return figure > 0 && figure <= MOST_MONEY ? figure : undefined;
}

/** No rate of these currencies was ever further from today's than by this factor. */
const FURTHEST_RATE = 10;
const COMMA_GROUPED = /^\d{1,3}(,\d{3})+(\.\d{1,6})?$/;

/**
 * A rate: `16.300` means 16.3, not sixteen thousand. Where 16.3 cannot be the currency's rate, it
 * is refused, because somebody separated thousands and the amount would count a thousand times too
 * much. A comma separates thousands only where it cannot be a decimal sign.
 */
export function readRate(text: string, currency: string): number | undefined {
  const typed = text.trim();
  const rate = possibleRate(typed.replace(",", "."), currency);
  if (rate !== undefined || !COMMA_GROUPED.test(typed)) return rate;
  return possibleRate(typed.replaceAll(",", ""), currency);
}

function possibleRate(plain: string, currency: string): number | undefined {
  if (!/^\d{1,9}(\.\d{1,6})?$/.test(plain)) return undefined;
  const rate = Number(plain);
  const usual = unitsPerDollar(currency);
  return rate > usual / FURTHEST_RATE && rate < usual * FURTHEST_RATE ? rate : undefined;
}

/** What the tracker counts, to a hundred dollars; undefined while a part is missing. */
export function usdThousandOf({ amount, currency, rate }: Money): number | undefined {
  const figure = readFigure(amount);
  const perDollar = currency === USUAL_CURRENCY ? 1 : readRate(rate, currency);
  if (figure === undefined || perDollar === undefined) return undefined;
  const thousand = Math.round(figure / perDollar / 100) / 10;
  return thousand > 0 && thousand < 1e11 ? thousand : undefined;
}

/** What keeps an amount from being published; undefined if it is undisclosed. */
export function moneyProblem(given: Money): string | undefined {
  if (given.amount.trim() === "") return undefined;
  if (readFigure(given.amount) === undefined) return "invalidAmount";
  if (given.currency === USUAL_CURRENCY) {
    return usdThousandOf(given) === undefined ? "invalidAmount" : undefined;
  }
  if (readRate(given.rate, given.currency) === undefined) return "invalidRate";
  if (!isDay(given.rateOn)) return "invalidDay";
  return usdThousandOf(given) === undefined ? "invalidAmount" : undefined;
}
