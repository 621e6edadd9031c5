import { USUAL_CURRENCY } from "../../../../contracts/currencies.ts";
import {
  type Money,
  money,
  readFigure,
  readRate,
  usdThousandOf,
} from "../../../../contracts/desk/money.ts";

/** The columns of an amount, as returned by PostgreSQL. */
export type MoneyRow = {
  amount: string | null;
  currency: string | null;
  rate: string | null;
  rate_on: string | null;
  amount_usd_thousand: string | null;
};

/** The columns of an amount; all null if it was not disclosed. */
export function moneyColumns(given: Money | undefined): Record<keyof MoneyRow, unknown> {
  const amount = given && readFigure(given.amount);
  if (!given || amount === undefined) {
    return { amount: null, currency: null, rate: null, rate_on: null, amount_usd_thousand: null };
  }
  const isUsual = given.currency === USUAL_CURRENCY;
  return {
    amount,
    currency: given.currency,
    rate: isUsual ? null : readRate(given.rate, given.currency),
    rate_on: isUsual ? null : given.rateOn,
    amount_usd_thousand: usdThousandOf(given),
  };
}

/** An amount for editing; in dollars if only the tracker's dollars are known. */
export function moneyOf(row: MoneyRow): Money {
  if (row.amount === null) {
    const thousand = row.amount_usd_thousand;
    // In binary, a fraction of a thousand times a thousand may not be whole.
    const dollars = thousand === null ? "" : String(Math.round(Number(thousand) * 1000));
    return money.parse({ amount: dollars });
  }
  return money.parse({
    amount: String(Number(row.amount)),
    currency: row.currency,
    rate: row.rate === null ? "" : String(Number(row.rate)),
    rateOn: row.rate_on ?? "",
  });
}
