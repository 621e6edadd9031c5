import type { MatchResult } from "../../../contracts/match-operations.ts";

export const RESULT_FILTERS = ["all", "open", "contacted", "fitting"] as const;
export type ResultFilter = (typeof RESULT_FILTERS)[number];

type Judged = Pick<MatchResult, "candidateId" | "feedback" | "introduction">;

/** Whether a candidate belongs to what is chosen. */
function passes({ feedback, introduction }: Judged, filter: ResultFilter): boolean {
  const isInTouch =
    feedback?.kind === "contacted" || introduction === "asked" || introduction === "agreed";
  switch (filter) {
    case "all":
      return true;
    case "open":
      return !feedback && (introduction === "possible" || introduction === "impossible");
    case "contacted":
      return isInTouch;
    case "fitting":
      return feedback?.kind !== "not_a_fit";
  }
}

/**
 * The candidates that are chosen, in their order.
 * @param touched those that something was said of since: they stay where they were pressed, to be undone.
 */
export function chosenResults<Result extends Judged>(
  results: readonly Result[],
  filter: ResultFilter,
  touched: ReadonlySet<string> = new Set(),
): Result[] {
  return results.filter((result) => touched.has(result.candidateId) || passes(result, filter));
}
