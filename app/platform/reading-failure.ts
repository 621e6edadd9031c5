export type ReadingFailure = {
  reason: "timeout" | "server";
  /** Not cached: the next visitor may have more luck. */
  response: { status: number; headers: { "cache-control": "no-store" } };
};

/** PostgreSQL's code for a statement that was cancelled for taking too long. */
const QUERY_CANCELED = "57014";

/**
 * The answer of a page when the backend could not be read (spec §8: request timeout, server error).
 */
export function readingFailure(error: unknown, what: string): ReadingFailure {
  console.error(what, error);
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  const timedOut = code === QUERY_CANCELED;
  return {
    reason: timedOut ? "timeout" : "server",
    response: { status: timedOut ? 504 : 500, headers: { "cache-control": "no-store" } },
  };
}
