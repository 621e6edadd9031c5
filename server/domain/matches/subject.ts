import type pg from "pg";
import type { Role } from "../../../contracts/accounts.ts";
import { DEFAULT_LANGUAGE } from "../../../contracts/languages.ts";
import type { InvestorToMatch, StartupToMatch } from "../../../contracts/matching.ts";
import type { InvestorFacts } from "../../judging/matches/facts/investor-facts.ts";
import type { StartupFacts } from "../../judging/matches/facts/startup-facts.ts";
import { onFirstUse } from "../../on-first-use.ts";
import { directionOf, SIDES } from "../profiles/sides.ts";
import { CONFIRMED_READING, confirmedIn } from "./criteria-readings.ts";
import { readRefusals } from "./feedback.ts";
import { readDeals, readRounds } from "./past-rounds.ts";
import {
  INVESTOR_MONEY,
  type InvestorMoney,
  investorMoney,
  STARTUP_MONEY,
  type StartupMoney,
  startupMoney,
} from "./private-money.ts";

type Person = {
  userId: string;
  /** The person's own page, published or not. */
  pageId: string | null;
  /** Empty if none were saved. */
  criteria: string;
  /** The whole form was saved once with every field in order. */
  isComplete: boolean;
  /** Candidates that the person marked as no fit, with the reasons. */
  refused: { candidateId: string; reason: string }[];
};

/**
 * The person who searches: their own draft, and their feedback on candidates. Texts are read on the first use of
 * the facts, so that merely asking whether anything has changed reads none.
 */
export type Subject = Person &
  (
    | { direction: "startups"; profile: StartupToMatch; facts: () => StartupFacts }
    | { direction: "investors"; profile: InvestorToMatch; facts: () => InvestorFacts }
  );

type Draft = {
  page_id: string | null;
  is_complete: boolean;
  name: string;
  tagline: string;
  description: string;
  country: string | null;
  city: string;
  founded_year: number | null;
  website: string;
  match_criteria: string;
  /** The constraints that the person confirmed for this text, else null. */
  confirmed: unknown;
};
type StartupDraft = Draft & StartupMoney & { industries: string[]; venture_round: string | null };
type InvestorDraft = Draft &
  InvestorMoney & {
    investor_types: string[];
    investment_stages: string[];
    target_regions: string[];
    target_industries: string[];
  };

/** Reads the person's current draft. @returns undefined if nothing was saved for the role. */
export async function readSubject(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  role: Role,
): Promise<Subject | undefined> {
  const direction = directionOf(role);
  return direction === "startups" ? readStartup(client, userId) : readInvestor(client, userId);
}

async function readStartup(
  client: pg.ClientBase | pg.Pool,
  userId: string,
): Promise<Subject | undefined> {
  const draft = await readDraft<StartupDraft>(client, userId, "startups", [
    "industries",
    "venture_round",
    ...STARTUP_MONEY,
  ]);
  if (!draft) return undefined;
  const person = await personOf(client, userId, "startups", draft);
  const page = draft.page_id;
  const profile: StartupToMatch = {
    ...told(userId, draft),
    industry: draft.industries,
    ventureRound: draft.venture_round ?? undefined,
    ...startupMoney(draft),
    rounds: page ? (await readRounds(client, [page])).get(page) : undefined,
  };
  const read = { ...person, direction: "startups", profile } as const;
  const { startupFactsOf } = await import("./subject-facts.ts");
  return { ...read, facts: onFirstUse(() => startupFactsOf(read)) };
}

async function readInvestor(
  client: pg.ClientBase | pg.Pool,
  userId: string,
): Promise<Subject | undefined> {
  const draft = await readDraft<InvestorDraft>(client, userId, "investors", [
    "investor_types",
    "investment_stages",
    "target_regions",
    "target_industries",
    ...INVESTOR_MONEY,
  ]);
  if (!draft) return undefined;
  const person = await personOf(client, userId, "investors", draft);
  const page = draft.page_id;
  const profile: InvestorToMatch = {
    ...told(userId, draft),
    investorTypes: draft.investor_types,
    investmentStages: draft.investment_stages,
    targetRegions: draft.target_regions,
    targetedIndustries: draft.target_industries,
    ...investorMoney(draft),
    deals: page ? (await readDeals(client, [page], DEFAULT_LANGUAGE)).get(page) : undefined,
  };
  const read = { ...person, direction: "investors", profile } as const;
  const { investorFactsOf } = await import("./subject-facts.ts");
  return { ...read, facts: onFirstUse(() => investorFactsOf(read)) };
}

async function readDraft<Row extends Draft>(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  direction: Subject["direction"],
  columns: string[],
): Promise<Row | undefined> {
  const { drafts, link } = SIDES[direction].own;
  const { rows } = await client.query<Row>(
    `select ${link} as page_id, completed_at is not null as is_complete, name, tagline, description,
            country, city, founded_year, website, match_criteria, reading.constraints as confirmed,
            ${columns.join(", ")}
       from public.${drafts} own ${CONFIRMED_READING}
      where own.user_id = $1`,
    [userId],
  );
  return rows[0];
}

async function personOf(
  client: pg.ClientBase | pg.Pool,
  userId: string,
  direction: Subject["direction"],
  { page_id, match_criteria, is_complete }: Draft,
): Promise<Person> {
  return {
    userId,
    pageId: page_id,
    criteria: match_criteria,
    isComplete: is_complete,
    refused: await readRefusals(client, userId, direction),
  };
}

/** Treats empty fields as missing. */
function told(userId: string, draft: Draft) {
  const constraints = confirmedIn(draft.confirmed);
  return {
    ...(constraints && { constraints }),
    id: userId,
    name: draft.name || undefined,
    tagline: draft.tagline || undefined,
    description: draft.description || undefined,
    country: draft.country ?? undefined,
    city: draft.city || undefined,
    foundedYear: draft.founded_year ?? undefined,
    companyWebsite: draft.website || undefined,
    matchCriteria: draft.match_criteria || undefined,
  };
}
