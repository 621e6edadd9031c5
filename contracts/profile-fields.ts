import { z } from "zod";
import { COUNTRIES } from "./catalogue.ts";
import { CURRENCIES } from "./currencies.ts";
import { dayInRegion } from "./days.ts";
import { MOST_MONEY } from "./profile-limits.ts";
import { withoutControls } from "./unseen-signs.ts";

const EARLIEST_YEAR = 1800;

/**
 * A problem is a key of the locale file `problems.json`, followed by a colon and a figure if it has
 * one.
 */
export function requiredText(max: number) {
  return optionalText(max).min(1, "required");
}

/** Trimmed, and without what is no text. */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite((text) => withoutControls(text).trim())
    .max(max, `tooLong:${max}`);
}

/** One value of a closed list; the empty text of an untouched control counts as no choice. */
export function oneOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.string().pipe(z.enum(values, "required"));
}

/** One value of a closed list, or none. */
export function oneOfOrNone<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .union([z.literal(""), z.enum(values)])
    .transform((value) => (value === "" ? null : value));
}

/** At least one value of a closed list, without repetition. */
export function someOf<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z
    .array(z.enum(values))
    .min(1, "chooseOne")
    .transform((chosen) => [...new Set(chosen)]);
}

export const country = oneOf(COUNTRIES);

/** spec §5: a valid 4-digit year. */
export const foundedYear = z
  .string()
  .describe("Four digits.")
  .trim()
  .min(1, "required")
  .regex(/^\d{4}$/, "invalidYear")
  .transform(Number)
  .refine((year) => year >= EARLIEST_YEAR && year <= thisYear(), "invalidYear");

/**
 * The review of the profile counts the same way: on New Year's morning the region is a year ahead
 * of UTC.
 */
function thisYear(): number {
  return Number(dayInRegion(Date.now()).slice(0, 4));
}

/**
 * A whole amount of money in digits, or none: anything else that people type is read first
 * (amount-reading.ts). An amount that is not sent stays as it is.
 */
export function optionalAmount({ least }: { least: 0 | 1 }) {
  return z
    .string()
    .describe("Digits: whole units of the currency. Empty where it is not said.")
    .trim()
    .regex(/^\d*$/, "invalidAmount")
    .transform((digits) => (digits === "" ? null : Number(digits)))
    .refine((amount) => amount === null || amount <= MOST_MONEY, "invalidAmount")
    .refine((amount) => amount === null || amount >= least, "amountZero")
    .optional();
}

export const amountCurrency = oneOfOrNone(CURRENCIES).optional();
type Amount = number | null | undefined;
type AmountCurrency = z.output<typeof amountCurrency>;

/** An amount needs its currency. */
export function hasItsCurrency(amount: Amount, currency: AmountCurrency): boolean {
  return typeof amount !== "number" || typeof currency === "string";
}

/** A currency without an amount is dropped. */
export function currencyOf(amount: Amount, currency: AmountCurrency): AmountCurrency {
  return typeof amount === "number" ? currency : amount;
}

/** The country whose numbers may omit their code; without a choice none may. */
export type Country = (typeof COUNTRIES)[number];
export function countryOf(chosen: string): Country {
  return COUNTRIES.find((known) => known === chosen) ?? "Other";
}

/** A normalised address: in ASCII it may be longer than typed. */
export function asKept(max: number) {
  return z.string().max(max, `tooLong:${max}`);
}

type Transform = (text: string, context: z.RefinementCtx) => string;

/** The normalised text; `problem` when `parse` returns nothing. */
export function reading(parse: (text: string) => string | undefined, problem: string): Transform {
  return (text, context) => {
    const read = parse(text);
    if (read !== undefined) return read;
    context.addIssue({ code: "custom", message: problem });
    return z.NEVER;
  };
}

/** Leaves an empty text empty. */
export function orEmpty(transform: Transform): Transform {
  return (text, context) => (text === "" ? "" : transform(text, context));
}
