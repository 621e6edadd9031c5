import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import type { Constraint } from "../contracts/constraints.ts";
import { DEFAULT_LANGUAGE, isLanguage } from "../contracts/languages.ts";
import {
  type InvestorToMatch,
  MATCH_DIRECTIONS,
  type Match,
  type MatchDirection,
  type StartupToMatch,
} from "../contracts/matching.ts";
import { type Engine, EngineUnavailable } from "../server/judging/engine.ts";
import { investorList, startupList } from "../server/judging/matches/candidate-list.ts";
import { readInvestorFacts } from "../server/judging/matches/facts/investor-facts.ts";
import { readStartupFacts } from "../server/judging/matches/facts/startup-facts.ts";
import { type MatchOptions, type MatchSearch, pairsOf } from "../server/judging/matches/match.ts";
import { refusalOf } from "../server/judging/matches/rank/exclusions.ts";
import { readInvestors, readStartups } from "../server/judging/matches/read-profiles.ts";
import { Turnstile } from "../server/turns/turnstile.ts";
import { configuredEngine } from "./configured-engine.ts";
import { typedPath } from "./typed-path.ts";

/**
 * Ranks the profiles of two files against one another, without a server:
 *
 *     npm run --silent match -- --startups startups.json --investors investors.json
 *
 * prints for each startup its investors, best first; with `--direction investors` for each investor
 * its startups. Profiles that could not be read are reported on standard error.
 */
const USAGE = `npm run --silent match -- --startups <file> --investors <file>
  [--direction startups|investors]  whose matches are looked for (startups)
  [--language en|id|vi|th|zh]       of the reasons (en)
  [--limit <number>]                matches for each (20)
  [--today YYYY-MM-DD]              the day of the search
  [--explain]                       what was understood of the criteria, and what decided on each candidate`;

const DEFAULT_LIMIT = 20;

/** When many have the same fault, the first few are enough. */
const MOST_WARNINGS = 200;
let warnings = 0;

/** How many questions a language model gets at once. */
const AT_ONCE = 2;

process.exitCode = await run();

async function run(): Promise<number> {
  const options = readOptions();
  if (typeof options === "string") {
    console.error(`${options}\n\n${USAGE}`);
    return 2;
  }
  const startups = readStartups(readJson(options.startups), warn);
  const investors = readInvestors(readJson(options.investors), warn);
  const searches =
    options.direction === "startups"
      ? startupSearches(options, startups, investors)
      : investorSearches(options, startups, investors);
  const engine = await configuredEngine();
  const turnstile = new Turnstile(AT_ONCE);
  const found = await Promise.all(
    searches.map((search) => turnstile.pass(() => matchesOf(search, options, engine))),
  );
  console.log(objectOf(searches.map(({ of }, at) => [of, shown(found[at], options)])));
  if (warnings > MOST_WARNINGS) console.error(`and ${warnings - MOST_WARNINGS} more warnings`);
  if (startups.length === 0 || investors.length === 0) {
    console.error("Nothing could be matched: both files need at least one profile with an id.");
    return 1;
  }
  return found.some((one) => one !== undefined) ? 0 : 1;
}

function shown(found: Found | undefined, { explains }: Options) {
  if (!explains) return found?.matches ?? [];
  const { search, matches } = found ?? {};
  return {
    constraints: search?.subject.own.constraints ?? [],
    candidates: search ? decisions(search, matches ?? []) : [],
    matches: matches ?? [],
  };
}

/** What became of each candidate, and the words that decided, if there were any. */
function decisions(search: MatchSearch, matches: readonly Match[]) {
  const byId = new Map(matches.map((match) => [match.id, match]));
  return [...pairsOf(search)].map(({ startup, investor, candidate: { id } }) => {
    const match = byId.get(id);
    const outcome = match ? (match.isDoubtful ? "doubtful" : "listed") : "left out";
    return { id, outcome, refusal: refusalOf(startup, investor) ?? null };
  });
}

/** The one for whom matches are looked for; its candidates are ranked when its turn comes. */
type Search = {
  of: string;
  direction: MatchDirection;
  /** Criteria that nobody has confirmed still have to be read. */
  criteria: string | undefined;
  withReading(reading: Constraint[] | undefined): MatchSearch;
};
type Found = { search: MatchSearch; matches: Match[] };

function startupSearches(
  { today }: Options,
  startups: readonly StartupToMatch[],
  investors: readonly InvestorToMatch[],
): Search[] {
  const candidates = investorList(investors);
  return startups.map((startup) => ({
    of: startup.id,
    direction: "startups",
    criteria: toRead(startup),
    withReading(reading) {
      const subject = readStartupFacts(startup, reading);
      return { direction: "startups", subject, candidates: candidates(subject, today) };
    },
  }));
}

function investorSearches(
  { today }: Options,
  startups: readonly StartupToMatch[],
  investors: readonly InvestorToMatch[],
): Search[] {
  const candidates = startupList(startups);
  return investors.map((investor) => ({
    of: investor.id,
    direction: "investors",
    criteria: toRead(investor),
    withReading(reading) {
      const subject = readInvestorFacts(investor, reading);
      return { direction: "investors", subject, candidates: candidates(subject, today) };
    },
  }));
}

function toRead({ constraints, matchCriteria }: StartupToMatch | InvestorToMatch) {
  return constraints ? undefined : matchCriteria;
}

/** Undefined, with a warning, when the engine does not answer: no other engine fills in. */
async function matchesOf(
  { of, direction, criteria, withReading }: Search,
  options: MatchOptions,
  engine: Engine,
): Promise<Found | undefined> {
  const asking = { signal: new AbortController().signal, onCall: async () => {} };
  try {
    const reading = criteria && (await engine.readCriteria({ text: criteria, direction }, asking));
    const search = withReading(reading || undefined);
    return { search, matches: await engine.rankMatches(search, options, asking) };
  } catch (error) {
    if (!(error instanceof EngineUnavailable)) throw error;
    warn(`${of} is left without matches: ${error.message}`);
    return undefined;
  }
}

function warn(warning: string): void {
  warnings += 1;
  if (warnings <= MOST_WARNINGS) console.error(`warning: ${warning}`);
}

/** As text: an object would sort numeric ids first, and lose one named __proto__. */
function objectOf(entries: [string, unknown][]): string {
  if (entries.length === 0) return "{}";
  const lines = entries.map(
    ([id, value]) =>
      `  ${JSON.stringify(id)}: ${JSON.stringify(value, null, 2).replaceAll("\n", "\n  ")}`,
  );
  return `{\n${lines.join(",\n")}\n}`;
}

type Options = MatchOptions & {
  direction: MatchDirection;
  startups: string;
  investors: string;
  explains: boolean;
};

/** The parsed command line, or what is wrong with it. */
function readOptions(): Options | string {
  const names = ["startups", "investors", "direction", "language", "limit", "today"] as const;
  const { values, positionals, tokens } = parseArgs({
    allowPositionals: true,
    strict: false,
    tokens: true,
    options: {
      ...Object.fromEntries(names.map((name) => [name, { type: "string" as const }])),
      explain: { type: "boolean" as const },
    },
  });
  for (const token of tokens) {
    if (token.kind !== "option" || token.name === "explain") continue;
    if (!names.some((name) => name === token.name)) {
      warn(`there is no option ${token.rawName}; it is ignored.`);
    }
  }
  for (const positional of positionals) warn(`"${positional}" belongs to no option.`);
  const { startups, investors } = values;
  if (typeof startups !== "string" || typeof investors !== "string") {
    return "Both --startups and --investors must name a file.";
  }
  const direction = MATCH_DIRECTIONS.find((known) => known === (values.direction ?? "startups"));
  if (!direction) return `--direction is one of ${MATCH_DIRECTIONS.join(", ")}.`;
  const language = String(values.language ?? DEFAULT_LANGUAGE);
  if (!isLanguage(language)) return `--language "${language}" is not one that we speak.`;
  const limit = Number(values.limit ?? DEFAULT_LIMIT);
  if (!Number.isInteger(limit) || limit < 1) return "--limit is a number of at least 1.";
  const today = values.today === undefined ? new Date() : new Date(`${values.today}T00:00:00Z`);
  if (Number.isNaN(today.getTime())) return "--today is a day: 2026-11-22.";
  const explains = values.explain === true;
  return { startups, investors, direction, language, limit, today, explains };
}

function readJson(file: string): unknown {
  try {
    // npm runs scripts in the project's folder; file names are relative to the caller's.
    return JSON.parse(readFileSync(typedPath(file), "utf8").replace(/^\ufeff/, ""));
  } catch (error) {
    warn(`${file} cannot be read: ${error instanceof Error ? error.message : String(error)}`);
    return undefined;
  }
}
