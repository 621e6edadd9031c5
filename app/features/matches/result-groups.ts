import type { MatchResult } from "../../../contracts/match-operations.ts";
import { FAIR_RATE } from "./rate-badge.tsx";
import { isReachable, type ResultOrder } from "./result-filter.ts";

type PointState = MatchResult["points"][number]["state"];
type Compared = Pick<MatchResult, "rate" | "isDoubtful" | "dealings" | "introduction"> & {
  points: readonly { state: PointState }[];
};
type Sort = (one: Compared, other: Compared) => number;

const countOf = ({ points }: Compared, wanted: PointState) =>
  points.filter(({ state }) => state === wanted).length;

/** Most criteria met first, then fewest missed. */
const byCriteria: Sort = (one, other) =>
  countOf(other, "met") - countOf(one, "met") || countOf(one, "unmet") - countOf(other, "unmet");

const latestOf = ({ dealings }: Compared) => dealings?.latest?.on ?? "";
const byLatest: Sort = (one, other) => latestOf(other).localeCompare(latestOf(one));

const byReach: Sort = (one, other) => Number(isReachable(other)) - Number(isReachable(one));

/** The order of the tiers: by how many criteria are missed, or by the whole fit. */
const TIERS = {
  criteria: ["meetsAll", "missesNone", "missesOne", "missesMore", "doubtful"],
  rate: ["fair", "weak"],
} as const satisfies Record<ResultOrder, readonly string[]>;
export type Tier = (typeof TIERS)[ResultOrder][number];

/** What is unknown does not count as missed. */
function tierOf(result: Compared, order: ResultOrder): Tier {
  if (order === "rate") return result.isDoubtful || result.rate < FAIR_RATE ? "weak" : "fair";
  if (result.isDoubtful) return "doubtful";
  const missed = countOf(result, "unmet");
  if (missed > 0) return missed === 1 ? "missesOne" : "missesMore";
  return countOf(result, "unknown") === 0 ? "meetsAll" : "missesNone";
}

/** What distinguishes candidates with the same rate; `none`: nothing does. */
export type Difference = "reach" | "criteria" | "latest" | "none";
export type ResultGroup<Result> = {
  tier: Tier;
  rate: number;
  differ: Difference;
  /** Including those that are not drawn. */
  count: number;
  results: Result[];
};

/**
 * Results in the chosen order; those with equal rates in one tier form a group.
 * @param results the best first.
 */
export function groupedResults<Result extends Compared>(
  results: readonly Result[],
  order: ResultOrder,
): ResultGroup<Result>[] {
  return TIERS[order].flatMap((tier) =>
    groupsByRate(results.filter((result) => tierOf(result, order) === tier)).map((equals) =>
      groupOf(tier, equals),
    ),
  );
}

/** The first results of all groups together; each group still knows its full count. */
export function firstResults<Result>(
  groups: readonly ResultGroup<Result>[],
  most: number,
): ResultGroup<Result>[] {
  const before = (at: number) => groups.slice(0, at).reduce((sum, { count }) => sum + count, 0);
  return groups
    .map((group, at) => ({
      ...group,
      results: group.results.slice(0, Math.max(0, most - before(at))),
    }))
    .filter(({ results }) => results.length > 0);
}

/** Groups candidates by rate and certainty: doubtful ones come after others with the same rate. */
function groupsByRate<Result extends Compared>(
  results: readonly Result[],
): [Result, ...Result[]][] {
  const groups: [Result, ...Result[]][] = [];
  for (const result of results) {
    const last = groups.at(-1);
    if (last?.[0].rate === result.rate && last[0].isDoubtful === result.isDoubtful) {
      last.push(result);
    } else groups.push([result]);
  }
  return groups;
}

/** A group of equals, ordered by what distinguishes them. */
function groupOf<Result extends Compared>(
  tier: Tier,
  equals: [Result, ...Result[]],
): ResultGroup<Result> {
  const [{ rate }] = equals;
  const results = equals.toSorted(
    (one, other) => byReach(one, other) || byCriteria(one, other) || byLatest(one, other),
  );
  return { tier, rate, differ: differenceOf(results), count: results.length, results };
}

function differenceOf([first, ...others]: readonly Compared[]): Difference {
  const isApart = (sort: Sort) => first && others.some((other) => sort(first, other) !== 0);
  if (isApart(byReach)) return "reach";
  if (isApart(byCriteria)) return "criteria";
  return isApart(byLatest) ? "latest" : "none";
}
