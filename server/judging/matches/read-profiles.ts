import { z } from "zod";
import {
  type InvestorToMatch,
  investorToMatch,
  type StartupToMatch,
  startupToMatch,
} from "../../../contracts/matching.ts";
import {
  readCountry,
  readIndustry,
  readInvestorType,
  readPlaces,
  readStages,
} from "./facts/values.ts";

/** Reads profiles from a file that we did not write: uses what it can, and warns of the rest. */

export type Warn = (warning: string) => void;

/** Other names of the fields, including those of our own tables. */
const ALIASES: Readonly<Record<string, string>> = {
  industries: "industry",
  sector: "industry",
  sectors: "industry",
  stage: "ventureRound",
  round: "ventureRound",
  startupName: "name",
  investorName: "name",
  companyName: "name",
  fundName: "name",
  website: "companyWebsite",
  criteria: "matchCriteria",
  types: "investorTypes",
  investorType: "investorTypes",
  stages: "investmentStages",
  regions: "targetRegions",
  targetIndustries: "targetedIndustries",
  targetSectors: "targetedIndustries",
  checkSize: "cheque",
  chequeSize: "cheque",
  ticketSize: "cheque",
  checkMin: "chequeMin",
  checkMax: "chequeMax",
  ticketMin: "chequeMin",
  ticketMax: "chequeMax",
  roundSize: "raising",
  fundingAsk: "raising",
  portfolio: "deals",
  portfolioCompanies: "deals",
  investments: "deals",
  pastDeals: "deals",
  fundingRounds: "rounds",
};

/** The startups of a parsed file, without entries that are no profile at all. */
export function readStartups(parsed: unknown, warn: Warn): StartupToMatch[] {
  return readAll(parsed, "startup", startupToMatch, warn, warnOfStartup);
}

/** The investors of a parsed file. */
export function readInvestors(parsed: unknown, warn: Warn): InvestorToMatch[] {
  return readAll(parsed, "investor", investorToMatch, warn, warnOfInvestor);
}

function readAll<Shape extends z.ZodRawShape & { id: z.ZodType<string> }>(
  parsed: unknown,
  what: string,
  schema: z.ZodObject<Shape>,
  warn: Warn,
  warnOf: (profile: z.output<z.ZodObject<Shape>>, warn: Warn) => void,
): z.output<z.ZodObject<Shape>>[] {
  const list = arrayIn(parsed);
  if (!list) {
    warn(`The ${what}s are no array of profiles.`);
    return [];
  }
  const profiles = new Map<string, z.output<z.ZodObject<Shape>>>();
  for (const [at, raw] of list.entries()) {
    const known = fieldsOf(raw);
    const id = schema.shape.id.safeParse(known?.id);
    if (!known || !id.success) {
      warn(`${what} ${at + 1}: left out, as it ${known ? "has no id" : "is no profile"}.`);
      continue;
    }
    const say: Warn = (warning) => warn(`${what} ${id.data}: ${warning}`);
    if (profiles.has(id.data)) {
      say("left out, as another has the same id.");
      continue;
    }
    const whole = schema.safeParse(known);
    const profile = whole.success ? whole : schema.safeParse(usable(known, schema.shape, say));
    if (!profile.success) continue;
    warnOf(profile.data, say);
    profiles.set(id.data, profile.data);
  }
  return [...profiles.values()];
}

/** An array, or an object that holds one, such as { "startups": […] }. */
function arrayIn(parsed: unknown): unknown[] | undefined {
  if (Array.isArray(parsed)) return parsed;
  if (typeof parsed !== "object" || parsed === null) return undefined;
  return Object.values(parsed).find((value): value is unknown[] => Array.isArray(value));
}

/** The fields under our names; empty ones are as good as missing. */
function fieldsOf(raw: unknown): Record<string, unknown> | undefined {
  if (typeof raw !== "object" || raw === null || Array.isArray(raw)) return undefined;
  const fields: Record<string, unknown> = {};
  for (const [key, value] of Object.entries(raw)) {
    if (value === null || value === undefined || value === "") continue;
    const camel = key.replace(/_([a-z])/g, (_whole, letter: string) => letter.toUpperCase());
    const name = Object.hasOwn(ALIASES, camel) ? (ALIASES[camel] ?? camel) : camel;
    if (fields[name] === undefined || key === name) fields[name] = value;
  }
  return fields;
}

/** The fields that can be read; an unreadable one costs only itself. */
function usable(fields: Record<string, unknown>, shape: z.ZodRawShape, warn: Warn) {
  const kept: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(shape)) {
    if (fields[name] === undefined) continue;
    if (z.safeParse(field, fields[name]).success) kept[name] = fields[name];
    else warn(`"${name}" cannot be read and is ignored.`);
  }
  return kept;
}

function warnOfStartup(startup: StartupToMatch, warn: Warn): void {
  warnOfMissing(startup, ["name", "industry", "ventureRound", "country"], warn);
  warnOfUnknown("industry", startup.industry, readIndustry, warn);
  warnOfUnknown("ventureRound", [startup.ventureRound], readStages, warn);
  warnOfUnknown("country", [startup.country], readCountry, warn);
  if (!startup.description && !startup.matchCriteria) warn("it has no text to compare.");
}

function warnOfInvestor(investor: InvestorToMatch, warn: Warn): void {
  const fields = ["name", "investmentStages", "targetRegions", "targetedIndustries"] as const;
  warnOfMissing(investor, fields, warn);
  warnOfUnknown("investorTypes", investor.investorTypes, readInvestorType, warn);
  warnOfUnknown("investmentStages", investor.investmentStages, readStages, warn);
  warnOfUnknown("targetRegions", investor.targetRegions, readPlaces, warn);
  warnOfUnknown("targetedIndustries", investor.targetedIndustries, readIndustry, warn);
  warnOfUnknown("country", [investor.country], readCountry, warn);
  if (!investor.description && !investor.matchCriteria) warn("it has no text to compare.");
}

function warnOfMissing<Profile extends object>(
  profile: Profile,
  fields: readonly (keyof Profile & string)[],
  warn: Warn,
): void {
  const missing = fields.filter((field) => profile[field] === undefined);
  if (missing.length > 0) warn(`no ${missing.join(", ")}.`);
}

function warnOfUnknown(
  field: string,
  values: readonly (string | undefined)[] | undefined,
  read: (value: string) => unknown,
  warn: Warn,
): void {
  for (const value of values ?? []) {
    if (value === undefined || value === "Other" || read(value) !== undefined) continue;
    warn(`"${value}" is no ${field} that we know and is ignored.`);
  }
}
