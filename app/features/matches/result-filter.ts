import type { MatchResult } from "../../../contracts/match-operations.ts";

export const RESULT_FILTERS = ["all", "open", "contacted", "fitting"] as const;
export type ResultFilter = (typeof RESULT_FILTERS)[number];

/** Nobody has asked, or could. */
const UNASKED: ReadonlySet<string> = new Set(["possible", "needs_page", "impossible"]);

type Judged = Pick<MatchResult, "candidateId" | "feedback" | "introduction">;

/** Whether a candidate belongs to what is chosen. */
function passes({ feedback, introduction }: Judged, filter: ResultFilter): boolean {
  const isInTouch =
    feedback?.kind === "contacted" || introduction === "asked" || introduction === "agreed";
  switch (filter) {
    case "all":
      return true;
    case "open":
      return !feedback && UNASKED.has(introduction);
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
