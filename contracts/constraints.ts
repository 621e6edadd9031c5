import { z } from "zod";

/**
 * What a text of criteria asks for and refuses, point by point: read once, by a model or by
 * grammar, and shown to its author. Matching sees criteria only in this form.
 */

/** From "nothing else" to "under no circumstances"; `seek` is a plain wish. */
export const POLARITIES = ["only", "must", "prefer", "seek", "avoid", "never"] as const;
export type Polarity = (typeof POLARITIES)[number];

/** What a point is about. */
export const CONSTRAINT_SUBJECTS = [
  /** An industry, a sector, a business model, a customer, a product, a technology. */
  "field",
  /** A quality of a company: earning, profitable, licensed, led by women. */
  "trait",
  /** What an investor offers besides money. */
  "help",
  "stage",
  /** Where it works, where it is based, and where it is registered. */
  "market",
  "base",
  "registration",
  "investorType",
  "cheque",
  "raising",
  "revenue",
  "rival",
  /** Any sector at all. */
  "everySector",
  /** No new investments are made. */
  "newDeals",
  "other",
] as const;
export type ConstraintSubject = (typeof CONSTRAINT_SUBJECTS)[number];

/** How sure the reading is. */
export const READINGS = ["sure", "doubtful", "notUnderstood"] as const;

/** Points per text; any after these are left out. */
export const MOST_CONSTRAINTS = 60;

/** Terms per point. */
export const MOST_TERMS = 12;
export const MOST_EXCEPTIONS = 8;

const term = z.string().trim().min(1).max(120);

export const constraint = z.object({
  polarity: z.enum(POLARITIES),
  about: z.enum(CONSTRAINT_SUBJECTS),
  /** What it names; if several, all of them together: a company that is both B2C and e-commerce. */
  terms: z.array(term).max(MOST_TERMS),
  /** Exceptions that lift it: "no crypto, except stablecoin payments". */
  unless: z.array(term).max(MOST_EXCEPTIONS).default([]),
  /** When it applies, in the text's own words: "until the next fund closes". */
  condition: z.string().trim().max(300).nullable().default(null),
  /** US dollars; an open end is null. */
  range: z
    .object({ min: z.number().nonnegative(), max: z.number().nonnegative().nullable() })
    .nullable()
    .default(null),
  /** The sentence that it was read from. */
  quote: z.string().max(2000),
  reading: z.enum(READINGS),
});
export type Constraint = z.output<typeof constraint>;
