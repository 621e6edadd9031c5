import type { Constraint } from "../../../../contracts/constraints.ts";
import { type Currency, unitsPerDollar } from "../../../../contracts/currencies.ts";
import type { ReadAmount } from "../../amounts/use-amount-reading.ts";

/** An amount as typed; an empty end is open. */
export type TypedAmount = { from: string; to: string; currency: Currency };

export function typedAmount(range: Constraint["range"]): TypedAmount {
  const typed = (value: number | null | undefined) => (value ? String(Math.round(value)) : "");
  return { from: typed(range?.min), to: typed(range?.max), currency: "USD" };
}

/**
 * The ends as they were read, each in its own currency, as a range of US dollars; undefined is an
 * open end.
 * @returns undefined unless at least one end is given, both are amounts, and the upper one is not
 * below the lower.
 */
export function rangeOf(
  from: ReadAmount | undefined,
  to: ReadAmount | undefined,
): Constraint["range"] | undefined {
  if (from === null || to === null) return undefined;
  const [min, max] = [from ? dollars(from) : 0, to && dollars(to)];
  if (min === 0 && max === undefined) return undefined;
  if (max !== undefined && max < Math.max(min, 1)) return undefined;
  return { min, max: max ?? null };
}

function dollars({ amount, currency }: NonNullable<ReadAmount>): number {
  return Math.round(amount / unitsPerDollar(currency));
}
