import { z } from "zod";
import type { ComparedPoint } from "./compared-points.ts";
import { constraint } from "./constraints.ts";
import type { Language } from "./languages.ts";
import type { RateShares } from "./match-rate.ts";

/** The input and output of the matching engine. */

/** Lists come as arrays or as one text: "Fintech, SaaS". */
const list = z
  .union([z.array(z.union([z.string(), z.number()]).transform(String)), z.string()])
  .transform((value) => (typeof value === "string" ? value.split(/[,;|、，；/]/) : value))
  .transform((values) => values.map((value) => value.trim()).filter((value) => value !== ""));

/** Some files have a text as an array of lines. */
const text = z.union([
  z.string(),
  z.number().transform(String),
  z.array(z.string()).transform((lines) => lines.join("\n")),
]);

const currency = z.string().regex(/^[A-Z]{3}$/);
const whole = z.number().nonnegative();

/**
 * US dollars, or as people write it: "Rp 5 miliar", "500k–2M USD"; or an amount, or its limits,
 * with the currency. The result is worded so that `readMoneyRange` reads it.
 */
const amount = z.union([
  whole,
  z.string(),
  z
    .object({ amount: whole, currency: currency.default("USD") })
    .transform(({ amount: sum, currency: code }) => `${code} ${plain(sum)}`),
  z
    .object({ min: whole.default(0), max: whole, currency: currency.default("USD") })
    .transform(
      ({ min, max, currency: code }) => `${code} ${plain(Math.max(1, min))}–${plain(max)}`,
    ),
]);

/** Without an exponent. */
function plain(value: number): string {
  return value.toLocaleString("en", { useGrouping: false, maximumFractionDigits: 2 });
}

const year = z.coerce.number().int().min(1000).max(2999);

/** Other names for a round's fields in files. */
const DEAL_ALIASES = new Map([
  ["startup", "company"],
  ["sector", "industries"],
  ["year", "date"],
]);

/** A past round: of a startup, or by an investor in `company`. A plain text is a name. */
const deal = z.preprocess(
  (value) => (typeof value === "string" ? { company: value } : dealFields(value)),
  z.object({
    company: z.string().optional(),
    industries: list.optional(),
    country: z.string().optional(),
    round: z.string().optional(),
    /** ISO date, or its beginning: "2026", "2026-04". */
    date: z.coerce
      .string()
      .regex(/^\d{4}(-\d{2}(-\d{2})?)?/)
      .optional(),
    description: z.string().optional(),
  }),
);

function dealFields(value: unknown): unknown {
  if (typeof value !== "object" || value === null) return value;
  const named = Object.entries(value).map(([key, said]) => [DEAL_ALIASES.get(key) ?? key, said]);
  return Object.fromEntries(named);
}

const either = {
  id: z.union([z.string().min(1), z.number()]).transform(String),
  name: text.optional(),
  tagline: text.optional(),
  description: text.optional(),
  matchCriteria: text.optional(),
  /** The criteria as their author confirmed them; they take precedence over the text. */
  constraints: z.array(constraint).optional(),
  country: text.optional(),
  city: text.optional(),
  foundedYear: year.optional(),
  companyWebsite: text.optional(),
};

export const startupToMatch = z.object({
  ...either,
  industry: list.optional(),
  ventureRound: text.optional(),
  /** What the company is raising now. */
  raising: amount.optional(),
  /** Of the last 12 months; 0 if there was none yet. */
  revenue: amount.optional(),
  /** The company's own rounds, where known. */
  rounds: z.array(deal).optional(),
});

export const investorToMatch = z.object({
  ...either,
  investorTypes: list.optional(),
  investmentStages: list.optional(),
  targetRegions: list.optional(),
  targetedIndustries: list.optional(),
  chequeMin: amount.optional(),
  chequeMax: amount.optional(),
  /** One amount or a range in words, when minimum and maximum are not separate. */
  cheque: amount.optional(),
  deals: z.array(deal).optional(),
});

export type StartupToMatch = z.output<typeof startupToMatch>;
export type InvestorToMatch = z.output<typeof investorToMatch>;
export type PastDeal = z.output<typeof deal>;

/** Whose matches are wanted: a startup's investors, or an investor's startups. */
export const MATCH_DIRECTIONS = ["startups", "investors"] as const;
export type MatchDirection = (typeof MATCH_DIRECTIONS)[number];

/** Words of one side that the other fits, in their original language. */
export const matchQuote = z.object({
  words: z.string().min(1),
  source: z
    .enum(["criteria", "profile"])
    .describe("The criteria of the one who asks, or a public profile."),
  name: z.string().describe("Whose words they are."),
});
export type MatchQuote = z.infer<typeof matchQuote>;

/** Why a pair fits, and what speaks against it. */
export type MatchWords = {
  /** Two or three; each cites facts that hold for both profiles. */
  reasons: string[];
  /** The first reason about the candidate itself: what it did, earns or offers, not only what both share. */
  telling?: string;
  /** What both have in common, without an amount: it may be shown to the other side. */
  shared?: string;
  against: string;
  /** Portfolio companies that compete. */
  conflicts: string[];
};

/** One candidate of a ranking, in the words of the interface's language. */
export type Match = MatchWords & {
  id: string;
  /** 0 to 100. */
  rate: number;
  /** One side may have ruled the other out; nobody has confirmed that reading. */
  isDoubtful: boolean;
  /** The words behind the reason that names a common focus, if they are anybody's. */
  quote?: MatchQuote;
  /** The same in other languages, if requested. */
  otherWords?: Partial<Record<Language, MatchWords>>;
  /** What was found about each point of the asker's criteria, if requested. */
  points?: ComparedPoint[];
  /** What the rate is made of, as far as the asker may know, if requested. */
  shares?: RateShares;
};
