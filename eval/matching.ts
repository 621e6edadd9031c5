import { readFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";
import { readInvestorFacts } from "../server/domain/matching/facts/investor-facts.ts";
import { readStartupFacts } from "../server/domain/matching/facts/startup-facts.ts";
import { rankMatches } from "../server/domain/matching/match.ts";
import { readInvestors, readStartups } from "../server/domain/matching/read-profiles.ts";

/**
 * `node eval/matching.ts`: how well the rules rank our own labelled profiles. Graded relevance, 0
 * to 3, was written before the rules were tuned; what is not graded is 0. Pairs that one side has
 * excluded must not appear at all.
 */

const FOLDER = path.join(import.meta.dirname, "matching");
const TOP = 10;
/** The day as which the deals of the set were dated. */
const TODAY = new Date("2026-11-22T00:00:00Z");

const labels = z
  .object({
    relevance: z.record(z.string(), z.record(z.string(), z.int().min(0).max(3))),
    excluded: z.array(z.tuple([z.string(), z.string()])),
  })
  .parse(read("labels"));
const startups = readStartups(read("startups"), console.error).map(readStartupFacts);
const investors = readInvestors(read("investors"), console.error).map(readInvestorFacts);

const forStartups = new Map(
  startups.map((subject) => [
    subject.id,
    rankMatches({ direction: "startups", subject, candidates: investors }, options()).map(
      ({ id }) => id,
    ),
  ]),
);
const forInvestors = new Map(
  investors.map((subject) => [
    subject.id,
    rankMatches({ direction: "investors", subject, candidates: startups }, options()).map(
      ({ id }) => id,
    ),
  ]),
);

const startupScores = [...forStartups].map(([id, ranking]): [string, number] => [
  id,
  ndcg(ranking, (investor) => labels.relevance[id]?.[investor] ?? 0),
]);
const investorScores = [...forInvestors]
  .filter(([id]) => gradesOf(id).some((grade) => grade > 0))
  .map(([id, ranking]): [string, number] => [
    id,
    ndcg(ranking, (startup) => labels.relevance[startup]?.[id] ?? 0),
  ]);
const violations = labels.excluded.filter(
  ([startup, investor]) =>
    forStartups.get(startup)?.includes(investor) || forInvestors.get(investor)?.includes(startup),
);
const lost = Object.entries(labels.relevance).flatMap(([startup, grades]) =>
  Object.entries(grades)
    .filter(([investor, grade]) => grade > 0 && !forStartups.get(startup)?.includes(investor))
    .map(([investor]) => `${startup}–${investor}`),
);

for (const [id, score] of startupScores) console.log(`${id.padEnd(4)} ${score.toFixed(3)}`);
console.log(`nDCG@${TOP} for startups   ${mean(startupScores)}`);
console.log(`nDCG@${TOP} for investors  ${mean(investorScores)}`);
console.log(`exclusion violations   ${violations.length} of ${labels.excluded.length} planted`);
for (const [startup, investor] of violations) console.log(`  ${startup}–${investor}`);
console.log(
  `relevant but excluded  ${lost.length}${lost.length > 0 ? `: ${lost.join(", ")}` : ""}`,
);
if (violations.length > 0) process.exitCode = 1;

function options() {
  return { today: TODAY, language: "en" as const, limit: investors.length };
}

function gradesOf(investor: string): number[] {
  return Object.values(labels.relevance).map((grades) => grades[investor] ?? 0);
}

/** Discounted gain of the first ranks, against the best possible order. */
function ndcg(ranking: string[], gradeOf: (id: string) => number): number {
  const gain = (grades: number[]) =>
    grades
      .slice(0, TOP)
      .reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
  const everyone = [...startups, ...investors].map(({ id }) => gradeOf(id));
  const ideal = gain(everyone.sort((one, other) => other - one));
  return ideal === 0 ? 1 : gain(ranking.map(gradeOf)) / ideal;
}

function mean(scores: [string, number][]): string {
  return (scores.reduce((sum, [, score]) => sum + score, 0) / scores.length).toFixed(3);
}

function read(name: string): unknown {
  return JSON.parse(readFileSync(path.join(FOLDER, `${name}.json`), "utf8"));
}
