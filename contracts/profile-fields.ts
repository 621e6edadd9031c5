import { z } from "zod";
import { COUNTRIES } from "./catalogue.ts";
import { readEmail } from "./email-address.ts";
import { PROFILE_TEXT_LIMITS } from "./profile-limits.ts";
import { readWebAddress } from "./web-address.ts";

const EARLIEST_YEAR = 1800;

/** A problem is a key of the locale file `problems.json`, with a figure behind a colon where it has one. */
export function requiredText(max: number) {
  return optionalText(max).min(1, "required");
}

/** Without the blanks around it, and without the character that PostgreSQL keeps in no text. */
export function optionalText(max: number) {
  return z
    .string()
    .overwrite((text) => text.replaceAll("\0", "").trim())
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

/** At least one value of a closed list, each once. */
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
  .refine((year) => year >= EARLIEST_YEAR && year <= new Date().getUTCFullYear(), "invalidYear");

export const companyEmail = requiredText(PROFILE_TEXT_LIMITS.company_email).transform(
  reading(readEmail, "invalidEmail"),
);

export const website = optionalText(PROFILE_TEXT_LIMITS.website)
  .transform(orEmpty(reading(readWebAddress, "invalidWebsite")))
  .pipe(asKept(PROFILE_TEXT_LIMITS.website));

/** Whose numbers may come without a code; without a choice none do. */
export type Country = (typeof COUNTRIES)[number];
export function countryOf(chosen: string): Country {
  return COUNTRIES.find((known) => known === chosen) ?? "Other";
}

/** An address in its one spelling: written in ASCII, it is longer than it was typed. */
export function asKept(max: number) {
  return z.string().max(max, `tooLong:${max}`);
}

type Transform = (text: string, context: z.RefinementCtx) => string;

/** The text in its one spelling; `problem` where `parse` makes nothing of it. */
export function reading(parse: (text: string) => string | undefined, problem: string): Transform {
  return (text, context) => {
    const read = parse(text);
    if (read !== undefined) return read;
    context.addIssue({ code: "custom", message: problem });
    return z.NEVER;
  };
}

/** Nothing stays nothing. */
export function orEmpty(transform: Transform): Transform {
  return (text, context) => (text === "" ? "" : transform(text, context));
}
