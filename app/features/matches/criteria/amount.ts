import type { Constraint } from "../../../../contracts/constraints.ts";
import { type Currency, unitsPerDollar } from "../../../../contracts/currencies.ts";

/** An amount as it is typed; an empty end is open. */
export type TypedAmount = { from: string; to: string; currency: Currency };

export function typedAmount(range: Constraint["range"]): TypedAmount {
  const typed = (value: number | null | undefined) => (value ? String(Math.round(value)) : "");
  return { from: typed(range?.min), to: typed(range?.max), currency: "USD" };
}

/** In US dollars. @returns undefined unless one end is given, and the upper one is not below the lower. */
export function readAmount({ from, to, currency }: TypedAmount): Constraint["range"] | undefined {
  const [min, max] = [dollars(from, currency) ?? 0, dollars(to, currency)];
  if ((min === 0 && max === undefined) || Number.isNaN(min) || Number.isNaN(max)) return undefined;
  if (max !== undefined && max < Math.max(min, 1)) return undefined;
  return { min, max: max ?? null };
}

/** @returns NaN for what is no amount. */
export function typedNumber(typed: string): number | undefined {
  const plain = typed.trim();
  if (plain === "") return undefined;
  const value = Number(plain);
  return value >= 0 && value <= MOST ? value : Number.NaN;
}

/** More than all the money that there is. */
const MOST = 1e18;

function dollars(typed: string, currency: Currency): number | undefined {
  const value = typedNumber(typed);
  return value === undefined ? undefined : Math.round(value / unitsPerDollar(currency));
}
