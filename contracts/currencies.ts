/**
 * Units of each currency for one US dollar, roughly as in 2026: rounds and cheques are compared by
 * magnitude, so a few percent do not matter.
 */
const PER_DOLLAR = {
  USD: 1,
  SGD: 1.3,
  IDR: 16_300,
  VND: 25_800,
  THB: 33,
  MYR: 4.2,
  PHP: 57,
  CNY: 7.1,
  HKD: 7.8,
  TWD: 31,
  JPY: 150,
  KRW: 1_400,
  INR: 86,
  AUD: 1.5,
  EUR: 0.87,
  GBP: 0.76,
} as const;
export type Currency = keyof typeof PER_DOLLAR;

/** The currencies in which amounts are entered: those of our countries first. */
export const CURRENCIES = [
  "USD",
  "SGD",
  "IDR",
  "VND",
  "THB",
  "MYR",
  "PHP",
  "CNY",
  "HKD",
  "JPY",
  "EUR",
  "GBP",
] as const satisfies readonly Currency[];
export type EnteredCurrency = (typeof CURRENCIES)[number];

const RATES: Readonly<Record<string, number>> = PER_DOLLAR;

export function isCurrency(code: string): code is Currency {
  return code in PER_DOLLAR;
}

/** Preselected where a currency is chosen. */
export const USUAL_CURRENCY = "USD" satisfies Currency;

/** A code as one of the currencies in which amounts are entered; undefined for any other. */
export function enteredCurrency(code: string): EnteredCurrency | undefined {
  return CURRENCIES.find((known) => known === code);
}

/** 1 for a currency that is not one of these. */
export function unitsPerDollar(code: string): number {
  return RATES[code] ?? 1;
}

/** An amount of money in US dollars. */
export function dollarsOf(amount: number, code: string): number {
  return amount / unitsPerDollar(code);
}
