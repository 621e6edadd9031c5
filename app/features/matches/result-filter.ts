import type { MatchResult } from "../../../contracts/match-operations.ts";

export const RESULT_FILTERS = ["all", "reachable", "open", "contacted", "fitting"] as const;
export type ResultFilter = (typeof RESULT_FILTERS)[number];

/** With fewer, everybody is shown at first: such a short list would be no choice. */
const ENOUGH_REACHABLE = 5;

/** No introduction has been requested yet, or none can be. */
const UNASKED: ReadonlySet<string> = new Set([
  "possible",
  "needs_page",
  "impossible",
  "unavailable",
]);

type Judged = Pick<MatchResult, "candidateId" | "feedback" | "introduction">;

/** Whether somebody on Benih is responsible for the candidate's page, and may be asked. */
export function isReachable({ introduction }: Pick<MatchResult, "introduction">): boolean {
  return introduction !== "impossible" && introduction !== "unavailable";
}

/**
 * What is shown before the person chooses: candidates who can be reached here, if there are enough.
 */
export function startingFilter(results: readonly Judged[]): ResultFilter {
  return results.filter(isReachable).length >= ENOUGH_REACHABLE ? "reachable" : "all";
}

/** Whether a candidate passes the filter. */
function passes({ feedback, introduction }: Judged, filter: ResultFilter): boolean {
  const isInTouch =
    feedback?.kind === "contacted" || introduction === "asked" || introduction === "agreed";
  switch (filter) {
    case "all":
      return true;
    case "reachable":
      return isReachable({ introduction });
    case "open":
      return !feedback && UNASKED.has(introduction);
    case "contacted":
      return isInTouch;
    case "fitting":
      return feedback?.kind !== "not_a_fit";
  }
}

/**
 * The candidates that pass the filter, in their order.
 * @param touched those acted on since: they stay in place, so that the act can be undone.
 */
export function chosenResults<Result extends Judged>(
  results: readonly Result[],
  filter: ResultFilter,
  touched: ReadonlySet<string> = new Set(),
): Result[] {
  return results.filter((result) => touched.has(result.candidateId) || passes(result, filter));
}

/** By the whole fit first: a match is not bad for missing a wish (docs/decisions/0024). */
export const RESULT_ORDERS = ["rate", "criteria"] as const;
export type ResultOrder = (typeof RESULT_ORDERS)[number];
