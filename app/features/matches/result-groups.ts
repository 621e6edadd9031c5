import type { MatchResult } from "../../../contracts/match-operations.ts";
import { isReachable, type ResultOrder } from "./result-filter.ts";

type PointState = MatchResult["points"][number]["state"];
type Compared = Pick<MatchResult, "rate" | "dealings" | "introduction"> & {
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
export type ResultGroup<Result> = { rate: number; differ: Difference; results: Result[] };

/**
 * Candidates of one rate after the other, in groups: within each by what tells them apart.
 * @param results the best first.
 */
export function groupsOf<Result extends Compared>(
  results: readonly Result[],
): ResultGroup<Result>[] {
  const groups: ResultGroup<Result>[] = [];
  for (const result of results) {
    const last = groups.at(-1);
    if (last?.rate === result.rate) last.results.push(result);
    else groups.push({ rate: result.rate, differ: "none", results: [result] });
  }
  return groups.map(({ rate, results: same }) => {
    const sorted = same.toSorted(
      (one, other) => byReach(one, other) || byCriteria(one, other) || byLatest(one, other),
    );
    return { rate, differ: differenceOf(sorted), results: sorted };
  });
}

function differenceOf([first, ...others]: readonly Compared[]): Difference {
  const isApart = (sort: Sort) => first && others.some((other) => sort(first, other) !== 0);
  if (isApart(byReach)) return "reach";
  if (isApart(byCriteria)) return "criteria";
  return isApart(byLatest) ? "latest" : "none";
}

/** Results in the order that the person has chosen; those that are equal stay in the order of the match. */
export function orderedResults<Result extends Compared>(
  results: readonly Result[],
  order: ResultOrder,
): Result[] {
  return order === "rate"
    ? groupsOf(results).flatMap((group) => group.results)
    : results.toSorted(byCriteria);
}
