import type { MatchResult } from "../../../contracts/match-operations.ts";

type PointState = MatchResult["points"][number]["state"];
type Compared = Pick<MatchResult, "rate" | "dealings"> & {
  points: readonly { state: PointState }[];
};
type Sort = (one: Compared, other: Compared) => number;

const countOf = ({ points }: Compared, wanted: PointState) =>
  points.filter(({ state }) => state === wanted).length;

/** Who meets most of the criteria, then who misses least. */
export const byCriteria: Sort = (one, other) =>
  countOf(other, "met") - countOf(one, "met") || countOf(one, "unmet") - countOf(other, "unmet");

const latestOf = ({ dealings }: Compared) => dealings?.latest?.on ?? "";
const byLatest: Sort = (one, other) => latestOf(other).localeCompare(latestOf(one));

/** What tells candidates apart whose rate does not; `none`: nothing does. */
export type Difference = "criteria" | "latest" | "none";
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
    const sorted = same.toSorted((one, other) => byCriteria(one, other) || byLatest(one, other));
    return { rate, differ: differenceOf(sorted), results: sorted };
  });
}

function differenceOf([first, ...others]: readonly Compared[]): Difference {
  const isApart = (sort: Sort) => first && others.some((other) => sort(first, other) !== 0);
  if (isApart(byCriteria)) return "criteria";
  return isApart(byLatest) ? "latest" : "none";
}
