import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readInvestorFacts } from "../server/judging/matches/facts/investor-facts.ts";
import { readStartupFacts } from "../server/judging/matches/facts/startup-facts.ts";
import { rankMatches } from "../server/judging/matches/match.ts";
import { readInvestors, readStartups } from "../server/judging/matches/read-profiles.ts";
import { ndcg } from "./ranks.ts";

/**
 * How well the rules rank labelled profiles. `matching` was used for tuning from the beginning;
 * each held-out set was measured once before anything was improved with it. Those first results are
 * in decision 24, and show what to expect of unseen profiles.
 */
const SETS = {
  own: "matching",
  "held out": "held-out-matching",
  "second held out": "second-held-out-matching",
  "third held out": "third-held-out-matching",
  "fourth held out": "fourth-held-out-matching",
  "fifth held out": "fifth-held-out-matching",
} as const;

const FIRST = 5;

/** The day that the deals of the sets are dated from. */
const TODAY = new Date("2026-11-22T00:00:00Z");

const labelsOfSet = z.object({
  /** By startup, then by investor; ungraded ones are 0. */
  relevance: z.record(z.string(), z.record(z.string(), z.int().min(0).max(3))),
  /** Pairs that one side's words rule out: they must not appear, or only last. */
  excluded: z.array(z.tuple([z.string(), z.string()])),
});

/** All sets, each by itself; `say` is told which pairs went wrong. */
export function measureMatching(say: (line: string) => void): Record<string, number> {
  return Object.fromEntries(
    Object.entries(SETS).flatMap(([set, folder]) =>
      Object.entries(measureSet(folder, say)).map(([name, value]) => [`${name}, ${set}`, value]),
    ),
  );
}

function measureSet(folder: string, say: (line: string) => void): Record<string, number> {
  const labels = labelsOfSet.parse(read(folder, "labels"));
  const silent = () => undefined;
  const startups = readStartups(read(folder, "startups"), silent).map((profile) =>
    readStartupFacts(profile),
  );
  const investors = readInvestors(read(folder, "investors"), silent).map((profile) =>
    readInvestorFacts(profile),
  );
  const everyone = { today: TODAY, language: "en", limit: investors.length } as const;
  const forStartups = new Map(
    startups.map((subject) => [
      subject.id,
      rankMatches({ direction: "startups", subject, candidates: investors }, everyone),
    ]),
  );
  const forInvestors = new Map(
    investors.map((subject) => [
      subject.id,
      rankMatches({ direction: "investors", subject, candidates: startups }, everyone),
    ]),
  );
  const grade = (startup: string, investor: string) => labels.relevance[startup]?.[investor] ?? 0;
  const isShown = (startup: string, investor: string) =>
    [
      forStartups.get(startup)?.some(({ id }) => id === investor),
      forInvestors.get(investor)?.some(({ id }) => id === startup),
    ].includes(true);

  const startupScores = startups.map(({ id }) =>
    ndcg(
      forStartups.get(id)?.map((match) => grade(id, match.id)) ?? [],
      investors.map((investor) => grade(id, investor.id)),
    ),
  );
  const investorScores = investors.map(({ id }) =>
    ndcg(
      forInvestors.get(id)?.map((match) => grade(match.id, id)) ?? [],
      startups.map((startup) => grade(startup.id, id)),
    ),
  );
  startupScores.forEach((score, at) => {
    if (score !== undefined) say(`${folder} ${startups[at]?.id} ${score.toFixed(3)}`);
  });
  const isAmongFirst = (startup: string, investor: string) =>
    [
      forStartups
        .get(startup)
        ?.slice(0, FIRST)
        .some(({ id }) => id === investor),
      forInvestors
        .get(investor)
        ?.slice(0, FIRST)
        .some(({ id }) => id === startup),
    ].includes(true);
  const kept = labels.excluded.filter(([startup, investor]) => isShown(startup, investor));
  const broken = labels.excluded.filter(([startup, investor]) => isAmongFirst(startup, investor));
  for (const [startup, investor] of broken) say(`${folder} ${startup}–${investor} breaks a "no"`);
  const lost = Object.entries(labels.relevance).flatMap(([startup, grades]) =>
    Object.entries(grades)
      .filter(([investor, relevance]) => relevance > 0 && !isShown(startup, investor))
      .map(([investor]) => `${folder} ${startup}–${investor} is relevant and left out`),
  );
  for (const line of lost) say(line);
  return {
    "match nDCG@10 startups": mean(startupScores),
    "match nDCG@10 investors": mean(investorScores),
    "match exclusions planted": labels.excluded.length,
    // Below all others, as doubtful.
    "match exclusions shown last": kept.length - broken.length,
    "match exclusions among the first": broken.length,
    "match relevant left out": lost.length,
  };
}

function mean(scores: (number | undefined)[]): number {
  const known = scores.filter((score) => score !== undefined);
  return known.reduce((sum, score) => sum + score, 0) / known.length;
}

function read(folder: string, name: string): unknown {
  const file = path.join(import.meta.dirname, folder, `${name}.json`);
  return JSON.parse(readFileSync(file, "utf8"));
}
