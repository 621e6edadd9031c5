import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { LANGUAGES } from "../contracts/languages.ts";
import type { Match } from "../contracts/matching.ts";
import type { Engine } from "../server/judging/engine.ts";
import { readInvestorFacts } from "../server/judging/matches/facts/investor-facts.ts";
import { readStartupFacts } from "../server/judging/matches/facts/startup-facts.ts";
import type { MatchSearch } from "../server/judging/matches/match.ts";
import { readInvestors, readStartups } from "../server/judging/matches/read-profiles.ts";
import { modelEngine } from "../server/judging/model-engine.ts";
import { rulesEngine } from "../server/judging/rules-engine.ts";
import { hasRecording, recordedModel } from "./recorded-model.ts";

/**
 * Criteria written by strangers, with six candidates each: those that the text rules out must not
 * be shown, those that it asks for must be, and first. One file per writer in `criteria/`.
 */
const FOLDER = path.join(import.meta.dirname, "criteria");
const TODAY = new Date("2026-11-22T00:00:00Z");

const VERDICTS = ["excluded", "fits", "weak"] as const;
const candidate = z.looseObject({ id: z.string(), verdict: z.enum(VERDICTS) });
const entry = z.object({
  id: z.string(),
  side: z.enum(["investor", "startup"]),
  language: z.enum(LANGUAGES),
  profile: z.looseObject({}),
  matchCriteria: z.string(),
  candidates: z.array(candidate),
});
export type CriteriaEntry = z.infer<typeof entry>;

export function readCriteriaEntries(): (CriteriaEntry & { writer: string })[] {
  return readdirSync(FOLDER)
    .toSorted()
    .flatMap((file) =>
      z
        .array(entry)
        .parse(JSON.parse(readFileSync(path.join(FOLDER, file), "utf8")))
        .map((one) => ({ ...one, writer: path.basename(file, ".json") })),
    );
}

/** The matches of an entry, as an engine finds them: it reads the criteria, and then the candidates. */
export async function matchEntry(
  { id, side, profile, matchCriteria, candidates }: CriteriaEntry,
  engine: Engine,
): Promise<Match[]> {
  const asking = { signal: new AbortController().signal, onCall: async () => {} };
  const direction = side === "startup" ? "startups" : "investors";
  const reading = await engine.readCriteria({ text: matchCriteria, direction }, asking);
  const subject = { ...profile, id, matchCriteria };
  // The judge's notes about them are not shown.
  const others = candidates.map(({ verdict, why, because, ...shown }) => shown);
  return engine.rankMatches(
    searchOf(direction, subject, others, reading),
    { today: TODAY, language: "en", limit: others.length },
    asking,
  );
}

function searchOf(
  direction: MatchSearch["direction"],
  subject: object,
  others: object[],
  reading: Awaited<ReturnType<Engine["readCriteria"]>>,
): MatchSearch {
  const silent = () => undefined;
  const startups = readStartups(direction === "startups" ? [subject] : others, silent);
  const investors = readInvestors(direction === "startups" ? others : [subject], silent);
  const [startup, investor] = [startups[0], investors[0]];
  if (!startup || !investor) throw new Error("An entry has no profile that can be read.");
  return direction === "startups"
    ? {
        direction,
        subject: readStartupFacts(startup, reading),
        candidates: investors.map((one) => readInvestorFacts(one)),
      }
    : {
        direction,
        subject: readInvestorFacts(investor, reading),
        candidates: startups.map((one) => readStartupFacts(one)),
      };
}

/** All sets, by writer and by language; `say` is told who was wrongly shown or left out. */
export async function measureCriteria(
  how: "rules" | "recorded",
  say: (line: string) => void,
): Promise<[group: string, measures: Record<string, number>][]> {
  const entries = readCriteriaEntries().filter(
    ({ id }) => how === "rules" || hasRecording(recordingOf(id)),
  );
  const judged = await Promise.all(
    entries.map(async (one) => {
      const stale = (purpose: string) => say(`${one.id}: the answer to ${purpose} is stale`);
      const engine =
        how === "rules" ? rulesEngine() : modelEngine(recordedModel(recordingOf(one.id), stale));
      return { ...one, matches: await matchEntry(one, engine) };
    }),
  );
  for (const one of judged) tellFaults(one, say);
  const groups = [
    ...Map.groupBy(judged, ({ writer }) => writer),
    ...Map.groupBy(judged, ({ language }) => language),
  ];
  return groups.map(([group, some]) => [group, measuresOf(some)]);
}

/** Where the answers to an entry's questions are kept. */
export function recordingOf(id: string): string {
  return `criteria-${id}`;
}

type Judged = CriteriaEntry & { matches: Match[] };

function tellFaults({ id, candidates, matches }: Judged, say: (line: string) => void): void {
  for (const { id: one, verdict } of candidates) {
    const match = matches.find((shown) => shown.id === one);
    if (verdict === "excluded" && match && !match.isDoubtful) say(`${id} shows ${one}, refused`);
    if (verdict === "fits" && !match) say(`${id} leaves out ${one}, asked for`);
  }
}

/**
 * Caught: the refused candidates that are left out, or are doubtful and below all that fit. Order:
 * how often fitting ones come before others.
 */
function measuresOf(judged: readonly Judged[]): Record<string, number> {
  const pairs = judged.flatMap(({ candidates, matches }) => {
    const rates = new Map(matches.map((match) => [match.id, match]));
    const rateOf = (id: string) => rates.get(id)?.rate ?? -1;
    const fits = candidates.filter(({ verdict }) => verdict === "fits");
    const others = candidates.filter(({ verdict }) => verdict !== "fits");
    return fits.flatMap((fit) =>
      others.map((other) => (Math.sign(rateOf(fit.id) - rateOf(other.id)) + 1) / 2),
    );
  });
  const shares = (
    verdict: (typeof VERDICTS)[number],
    isTrue: (id: string, of: Judged) => boolean,
  ) =>
    mean(
      judged.flatMap((one) =>
        one.candidates
          .filter((shown) => shown.verdict === verdict)
          .map(({ id }) => (isTrue(id, one) ? 1 : 0)),
      ),
    );
  const isGone = (id: string, { matches }: Judged) => !matches.some((match) => match.id === id);
  return {
    entries: judged.length,
    "refused left out": shares("excluded", isGone),
    "refused caught": shares("excluded", (id, of) => isGone(id, of) || isBelowFits(id, of)),
    "fits lost": shares("fits", isGone),
    order: mean(pairs),
  };
}

function isBelowFits(id: string, { candidates, matches }: Judged): boolean {
  const match = matches.find((one) => one.id === id);
  const fits = matches.filter((one) =>
    candidates.some((shown) => shown.id === one.id && shown.verdict === "fits"),
  );
  return match?.isDoubtful === true && fits.every(({ rate }) => rate > match.rate);
}

function mean(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
}
