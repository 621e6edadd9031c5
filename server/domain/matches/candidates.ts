import { setImmediate } from "node:timers/promises";
import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import type { InvestorToMatch, StartupToMatch } from "../../../contracts/matching.ts";
import {
  type InvestorFacts,
  readInvestorFacts,
} from "../../judging/matches/facts/investor-facts.ts";
import { readStartupFacts, type StartupFacts } from "../../judging/matches/facts/startup-facts.ts";
import { inLanguage } from "../../postgres/in-language.ts";
import { SIDES, type Side } from "../profiles/sides.ts";
import { CONFIRMED_READING, confirmedIn } from "./criteria-readings.ts";
import { industriesAround } from "./narrowing/conditions.ts";
import { readDeals, readRounds } from "./past-rounds.ts";
import {
  INVESTOR_MONEY,
  type InvestorMoney,
  investorMoney,
  STARTUP_MONEY,
  type StartupMoney,
  startupMoney,
  WITHOUT_MONEY,
} from "./private-money.ts";

/** How many profiles are read before the event loop gets a turn. */
const AT_ONCE = 25;

type Page = {
  id: string;
  name: string;
  tagline: string;
  description: string;
  told_tagline: string;
  told_description: string;
  country: string;
  city: string;
  founded_year: number | null;
  website: string | null;
  match_criteria: string | null;
  /** The constraints that its owner confirmed for this text, else null. */
  confirmed: unknown;
};

/** The languages of a page's texts for ranking and for showing. */
export type TextLanguages = { ranked: Language; told: Language };

/**
 * Candidates are read once for the ranking; `asPublic` reads one of them again, without private parts
 * and in the reader's language.
 */
type Candidates<Facts> = { candidates: Facts[]; asPublic(candidate: Facts): Facts };

/**
 * Investors by their public pages, with their owners' criteria, which decide about exclusions and fit
 * but are never shown.
 */
export async function readInvestorCandidates(
  client: pg.ClientBase | pg.Pool,
  ids: readonly string[],
  { languages, startup }: { languages: TextLanguages; startup: StartupFacts },
): Promise<Candidates<InvestorFacts>> {
  type Row = Page &
    InvestorMoney & {
      investor_types: string[];
      investment_stages: string[];
      target_regions: string[];
      target_industries: string[];
    };
  const rows = await readPages<Row>(client, SIDES.startups.other, ids, languages, {
    page: ["investor_types", "investment_stages", "target_regions", "target_industries"],
    own: INVESTOR_MONEY,
  });
  const deals = await readDeals(client, ids, languages.ranked, industriesAround(startup));
  const profiles = rows.map(
    (row): Written<InvestorToMatch> => ({
      ...shown(row),
      investorTypes: row.investor_types,
      investmentStages: row.investment_stages,
      targetRegions: row.target_regions,
      targetedIndustries: row.target_industries,
      ...investorMoney(row),
      deals: deals.get(row.id),
    }),
  );
  return candidatesOf(profiles, readInvestorFacts);
}

/** Startups by their public pages, with their owners' criteria. */
export async function readStartupCandidates(
  client: pg.ClientBase | pg.Pool,
  ids: readonly string[],
  languages: TextLanguages,
): Promise<Candidates<StartupFacts>> {
  type Row = Page & StartupMoney & { industries: string[]; venture_round: string };
  const rows = await readPages<Row>(client, SIDES.investors.other, ids, languages, {
    page: ["industries", "venture_round"],
    own: STARTUP_MONEY,
  });
  const rounds = await readRounds(client, ids);
  const profiles = rows.map(
    (row): Written<StartupToMatch> => ({
      ...shown(row),
      industry: row.industries,
      ventureRound: row.venture_round,
      ...startupMoney(row),
      rounds: rounds.get(row.id),
    }),
  );
  return candidatesOf(profiles, readStartupFacts);
}

async function readPages<Row extends Page>(
  client: pg.ClientBase | pg.Pool,
  { pages, drafts, link }: Side,
  ids: readonly string[],
  { ranked, told }: TextLanguages,
  columns: { page: readonly string[]; own: readonly string[] },
): Promise<Row[]> {
  const { rows } = await client.query<Row>(
    `select page.id, page.name, ${inLanguage("page.tagline", ranked)} as tagline,
            ${inLanguage("page.description", ranked)} as description,
            ${inLanguage("page.tagline", told)} as told_tagline,
            ${inLanguage("page.description", told)} as told_description, page.country, page.city,
            page.founded_year, page.website, own.match_criteria,
            reading.constraints as confirmed,
            ${columns.page.map((column) => `page.${column}`).join(", ")},
            ${columns.own.map((column) => `own.${column}`).join(", ")}
       from public.${pages} page left join public.${drafts} own on own.${link} = page.id
            ${CONFIRMED_READING}
      where page.id = any ($1) and page.is_published`,
    [ids],
  );
  return rows;
}

/** A profile, and its texts in the reader's language. */
type Written<Profile> = Profile & { inReadersWords: { tagline: string; description: string } };

function shown(page: Page) {
  return {
    inReadersWords: { tagline: page.told_tagline, description: page.told_description },
    id: page.id,
    name: page.name,
    tagline: page.tagline,
    description: page.description,
    country: page.country,
    city: page.city,
    foundedYear: page.founded_year ?? undefined,
    companyWebsite: page.website ?? undefined,
    matchCriteria: page.match_criteria ?? undefined,
    constraints: confirmedIn(page.confirmed),
  };
}

async function candidatesOf<Profile extends { id: string }, Facts extends { id: string }>(
  profiles: readonly Written<Profile>[],
  read: (profile: Profile) => Facts,
): Promise<Candidates<Facts>> {
  const byId = new Map(profiles.map((profile) => [profile.id, profile]));
  return {
    candidates: await readInTurns(profiles, read),
    asPublic({ id }) {
      const profile = byId.get(id);
      if (!profile) throw new Error("This is none of the candidates.");
      return read(asPublic({ ...profile, ...profile.inReadersWords }));
    },
  };
}

/** A profile without what only its owner may know. */
export function asPublic<Profile extends object>(profile: Profile) {
  return { ...profile, matchCriteria: undefined, constraints: undefined, ...WITHOUT_MONEY };
}

async function readInTurns<Profile, Facts>(
  profiles: readonly Profile[],
  read: (profile: Profile) => Facts,
): Promise<Facts[]> {
  const facts: Facts[] = [];
  for (const profile of profiles) {
    facts.push(read(profile));
    if (facts.length % AT_ONCE === 0) await setImmediate();
  }
  return facts;
}
