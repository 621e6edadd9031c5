import { dollarsOf } from "../../../contracts/currencies.ts";
import type { InvestorToMatch, StartupToMatch } from "../../../contracts/matching.ts";

/* Amounts in drafts: they decide about a match, but the other side is never told one. */

/** A whole amount; the driver returns a bigint as text. */
type Amount = string | null;

export type StartupMoney = {
  raising: Amount;
  raising_currency: string | null;
  revenue: Amount;
  revenue_currency: string | null;
};
export const STARTUP_MONEY = [
  "raising",
  "raising_currency",
  "revenue",
  "revenue_currency",
] as const satisfies readonly (keyof StartupMoney)[];

/** Leaves out empty fields, so that the profile's fingerprint stays the same. */
export function startupMoney(draft: StartupMoney): Pick<StartupToMatch, "raising" | "revenue"> {
  const raising = inDollars(draft.raising, draft.raising_currency);
  const revenue = inDollars(draft.revenue, draft.revenue_currency);
  return { ...(raising !== undefined && { raising }), ...(revenue !== undefined && { revenue }) };
}

export type InvestorMoney = {
  cheque_min: Amount;
  cheque_max: Amount;
  cheque_currency: string | null;
};
export const INVESTOR_MONEY = [
  "cheque_min",
  "cheque_max",
  "cheque_currency",
] as const satisfies readonly (keyof InvestorMoney)[];

export function investorMoney({
  cheque_min,
  cheque_max,
  cheque_currency,
}: InvestorMoney): Pick<InvestorToMatch, "chequeMin" | "chequeMax"> {
  const chequeMin = inDollars(cheque_min, cheque_currency);
  const chequeMax = inDollars(cheque_max, cheque_currency);
  return {
    ...(chequeMin !== undefined && { chequeMin }),
    ...(chequeMax !== undefined && { chequeMax }),
  };
}

/** Removes the amounts from a profile of either side. */
export const WITHOUT_MONEY = {
  raising: undefined,
  revenue: undefined,
  chequeMin: undefined,
  chequeMax: undefined,
} as const;

function inDollars(amount: Amount, currency: string | null): number | undefined {
  return amount === null || currency === null ? undefined : dollarsOf(Number(amount), currency);
}
