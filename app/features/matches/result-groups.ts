import type { MatchResult } from "../../../contracts/match-operations.ts";
import { isReachable, type ResultOrder } from "./result-filter.ts";

type PointState = MatchResult["points"][number]["state"];
type Compared = Pick<MatchResult, "rate" | "isDoubtful" | "dealings" | "introduction"> & {
  points: readonly { state: PointState }[];
};
type Sort = (one: Compared, other: Compared) => number;

const countOf = ({ points }: Compared, wanted: PointState) =>
  points.filter(({ state }) => state === wanted).length;

/** Who meets most of the criteria, then who misses least. */
const byCriteria: Sort = (one, other) =>
  countOf(other, "met") - countOf(one, "met") || countOf(one, "unmet") - countOf(other, "unmet");

const latestOf = ({ dealings }: Compared) => dealings?.latest?.on ?? "";
const byLatest: Sort = (one, other) => latestOf(other).localeCompare(latestOf(one));

const byReach: Sort = (one, other) => Number(isReachable(other)) - Number(isReachable(one));

/** What tells candidates apart whose rate does not; `none`: nothing does. */
export type Difference = "reach" | "criteria" | "latest" | "none";
export type ResultGroup<Result> = {
  rate: number;
  differ: Difference;
  /** With those that are not drawn. */
  count: number;
  results: Result[];
};

/** Results in the order that the person has chosen, those that are equal by rate together. */
export function groupedResults<Result extends Compared>(
  results: readonly Result[],
  order: ResultOrder,
): ResultGroup<Result>[] {
  if (order === "rate") return groupsByRate(results);
  // Those that are equal stay in the order of the match.
  return results.toSorted(byCriteria).map((one) => groupOf([one]));
}

/** The first so many of all groups together; each group still knows how many it is. */
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

/**
 * Candidates of one rate and certainty after the other: doubtful ones stand below others of the same rate.
 * @param results the best first.
 */
function groupsByRate<Result extends Compared>(results: readonly Result[]): ResultGroup<Result>[] {
  const groups: [Result, ...Result[]][] = [];
  for (const result of results) {
    const last = groups.at(-1);
    if (last?.[0].rate === result.rate && last[0].isDoubtful === result.isDoubtful) {
      last.push(result);
    } else groups.push([result]);
  }
  return groups.map(groupOf);
}

/** Equals, by what tells them apart. */
function groupOf<Result extends Compared>(equals: [Result, ...Result[]]): ResultGroup<Result> {
  const [{ rate }] = equals;
  const results = equals.toSorted(
    (one, other) => byReach(one, other) || byCriteria(one, other) || byLatest(one, other),
  );
  return { rate, differ: differenceOf(results), count: results.length, results };
}

function differenceOf([first, ...others]: readonly Compared[]): Difference {
  const isApart = (sort: Sort) => first && others.some((other) => sort(first, other) !== 0);
  if (isApart(byReach)) return "reach";
  if (isApart(byCriteria)) return "criteria";
  return isApart(byLatest) ? "latest" : "none";
}
