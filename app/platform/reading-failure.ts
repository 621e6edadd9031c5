export type ReadingFailure = {
  reason: "timeout" | "server";
  /** Not cached: the next visitor may have more luck. */
  response: { status: number; headers: { "cache-control": "no-store" } };
};

/** PostgreSQL's code for a statement that was cancelled for taking too long. */
const QUERY_CANCELED = "57014";

/** The data API's codes while PostgreSQL is away, and PostgreSQL's own while it stops or starts. */
const AWAY = /^(?:PGRST00[012]|57P0[123]|08)/;

/**
 * The answer of a page when the backend could not be read (spec §8: request timeout, server error).
 */
export function readingFailure(error: unknown, what: string): ReadingFailure {
  console.error(what, error);
  const code = typeof error === "object" && error !== null && "code" in error ? error.code : null;
  const timedOut = code === QUERY_CANCELED;
  // A search engine returns after a 503, but may forget a page after a 500.
  const otherStatus = AWAY.test(String(code)) ? 503 : 500;
  return {
    reason: timedOut ? "timeout" : "server",
    response: { status: timedOut ? 504 : otherStatus, headers: { "cache-control": "no-store" } },
  };
}
