/**
 * The codes that an operation's `{ error: { code, message, details } }` may carry (spec §8). The
 * words are in the locale files; `message` is for developers.
 */
export const ERROR_CODES = [
  "unauthenticated",
  "fresh_sign_in_needed",
  "second_factor_needed",
  "second_factor_missing",
  "permission_denied",
  "not_found",
  "invalid_input",
  "edited_elsewhere",
  "not_enough_credits",
  "plan_running",
  "key_reused",
  "payments_unavailable",
  "run_running",
  "deck_missing",
  "free_review_gone",
  "price_raised",
  "publish_blocked",
  "criteria_missing",
  "profile_missing",
  "match_unchanged",
  "introduction_impossible",
  "introduction_standing",
  "too_many_requests",
  "request_timeout",
  "service_unavailable",
  "server_error",
] as const;
export type ErrorCode = (typeof ERROR_CODES)[number];

/** Errors per field: the field's name, and a code that has words in the locale files. */
export type FieldProblems = Record<string, string>;

export type ErrorDetails = {
  fields?: FieldProblems;
  /** The price and the available balance, in credits. */
  price?: number;
  balance?: number;
  /** How many seconds to wait before trying again. */
  retryAfter?: number;
};
