import { COUNTRIES, INDUSTRIES, INVESTOR_TYPES, VENTURE_ROUNDS } from "./catalogue.ts";
import type { ConstraintSubject } from "./constraints.ts";

/** What a person may choose for a point of their criteria, in words that matching understands. */

export const SOUTHEAST_ASIA = "Southeast Asia";

export const CRITERIA_VALUES = {
  sector: INDUSTRIES,
  businessModel: ["B2B", "B2C", "B2B2C", "marketplace"],
  stage: VENTURE_ROUNDS,
  place: [SOUTHEAST_ASIA, ...COUNTRIES.filter((country) => country !== "Other")],
  investorType: INVESTOR_TYPES,
  instrument: ["equity", "SAFE", "convertible note", "venture debt", "grant"],
  leading: ["lead investor", "follow only"],
} as const satisfies Record<string, readonly string[]>;
export type ValueKind = keyof typeof CRITERIA_VALUES;

export const AMOUNT_KINDS = [
  "cheque",
  "raising",
  "revenue",
] as const satisfies readonly ConstraintSubject[];
export type AmountKind = (typeof AMOUNT_KINDS)[number];

/** The subject of each kind of point. */
export const SUBJECT_OF = {
  sector: "field",
  businessModel: "field",
  stage: "stage",
  place: "market",
  investorType: "investorType",
  instrument: "help",
  leading: "help",
} as const satisfies Record<ValueKind, ConstraintSubject>;
