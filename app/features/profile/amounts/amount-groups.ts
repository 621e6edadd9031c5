/** Amounts that share a currency, by the names of their fields. */
export type AmountGroup = { currency: string; amounts: readonly string[] };

export const STARTUP_AMOUNTS = [
  { currency: "raising_currency", amounts: ["raising"] },
  { currency: "revenue_currency", amounts: ["revenue"] },
] as const satisfies readonly AmountGroup[];

export const INVESTOR_AMOUNTS = [
  { currency: "cheque_currency", amounts: ["cheque_min", "cheque_max"] },
] as const satisfies readonly AmountGroup[];

/** The fields of each group: an amount means nothing without its currency. */
export function fieldsOfGroups(groups: readonly AmountGroup[]): string[][] {
  return groups.map(({ currency, amounts }) => [currency, ...amounts]);
}
