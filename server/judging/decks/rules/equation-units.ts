import type { Amount } from "../../../language/money.ts";

/** A figure of an equation, with the words after it that say what is counted. */
export type Operand = { amount: Amount; words: string };

/**
 * Whether the units of an equation's figures can give that of its result. "1 kg rice + 2 eggs = 1 meal" is a
 * recipe, and "1 hectare × 6 tonnes = $2,400" leaves out a price: neither can be computed as written.
 */
export function canMake(
  operands: readonly Operand[],
  stated: Operand,
  signs: readonly string[],
): boolean {
  const units = new Set(operands.flatMap((one) => unitOf(one) ?? []));
  const result = unitOf(stated);
  if (!isProduct(signs)) return new Set([...units, result ?? []].flat()).size <= 1;
  if (units.size === 0 || result === undefined) return true;
  // A share of a group may have another name: "1,000 visitors × 5% = 50 orders".
  const isShare = operands.some(({ amount }) => amount.kind === "percent");
  return units.has(result) || (isShare && stated.amount.kind === "count");
}

function isProduct(signs: readonly string[]): boolean {
  return signs.some((sign) => sign !== "+" && sign !== "−" && sign !== "–");
}

/** Undefined for a mere number, and for percentages and multiples of another figure. */
function unitOf({ amount: { kind, currency }, words }: Operand): string | undefined {
  if (kind === "percent" || kind === "times") return undefined;
  if (kind !== "count") return currency ?? kind;
  const [noun] = words.trim().split(/\s+/);
  return noun ? noun.replace(/(?<=\p{L}{2})s$/u, "") : undefined;
}
