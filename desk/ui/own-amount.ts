import type { OwnAmount } from "../../app/features/startups/present-known.ts";
import { type Money, readFigure, readRate } from "../../contracts/desk/money.ts";

/** The amount of a draft as the public page would read it. */
export function ownAmount(money: Money): OwnAmount {
  const amount = readFigure(money.amount);
  if (amount === undefined) return { amount: null, currency: null, rate: null, rate_on: null };
  return {
    amount,
    currency: money.currency,
    rate: readRate(money.rate, money.currency) ?? null,
    rate_on: money.rateOn || null,
  };
}
