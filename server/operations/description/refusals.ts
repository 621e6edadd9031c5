import type { ErrorCode, ErrorDetails } from "../../../contracts/errors.ts";

type Refusal = {
  /** When an operation refuses with it. */
  when: string;
  example: { message: string; details?: ErrorDetails };
};

/**
 * The error catalogue for readers; STATUS (server/http/answer.ts) has each code's HTTP
 * status.
 */
export const REFUSALS: Record<ErrorCode, Refusal> = {
  invalid_input: {
    when: "The body or the query is not as it must be. `details.fields` names each field with its problem: a word such as `required`, with a figure behind a colon where there is one (`tooLong:120`).",
    example: {
      message: "Some fields are not as they must be.",
      details: { fields: { name: "required", tagline: "tooLong:200" } },
    },
  },
  unauthenticated: {
    when: "No access token came with the call, or the session that it is of has ended.",
    example: { message: "Sign in first." },
  },
  fresh_sign_in_needed: {
    when: "The account has no password to ask for, and the sign-in is too long ago to stand in for it.",
    example: { message: "Sign in again first." },
  },
  second_factor_needed: {
    when: "The account has a second factor, and the session has not shown it (`aal2` in the access token).",
    example: { message: "Show the second factor first." },
  },
  second_factor_missing: {
    when: "The operation is for those who run the site, who need a second factor, and the account has none.",
    example: { message: "Staff need a second factor." },
  },
  permission_denied: {
    when: "The operation is for accounts of another role, or the account has not chosen one yet.",
    example: { message: "This form is for accounts of the other role." },
  },
  not_found: {
    when: "There is no such operation, it was not called by POST, or what it is to work on is not the person's or not there.",
    example: { message: "You have no such session." },
  },
  edited_elsewhere: {
    when: "The profile has been edited since the version that was sent, or the form typed into since the revision: read it again first.",
    example: { message: "The profile has been edited since." },
  },
  not_enough_credits: {
    when: "The balance is below the price; `details.price` and `details.balance` tell both.",
    example: {
      message: "5 credits are needed, 3 are there.",
      details: { price: 5, balance: 3 },
    },
  },
  plan_running: {
    when: "The person has a plan already, or one is being paid.",
    example: { message: "There is a plan already." },
  },
  key_reused: {
    when: "The `Idempotency-Key` came with something else before.",
    example: { message: "The key is of another purchase." },
  },
  payments_unavailable: {
    when: "The payment service does not answer; nothing was charged.",
    example: { message: "The payment service does not answer." },
  },
  run_running: {
    when: "A run of this service is under way; only one at a time.",
    example: { message: "A review is under way." },
  },
  deck_missing: {
    when: "No pitch deck has been uploaded.",
    example: { message: "Upload a pitch deck first." },
  },
  free_review_gone: {
    when: "`shownPrice` was 0, and the company has had its free review. Nothing was begun.",
    example: { message: "The company has had its free review." },
  },
  price_raised: {
    when: "It costs more by now than `shownPrice`. Nothing was begun.",
    example: { message: "It costs more by now." },
  },
  publish_blocked: {
    when: "Something keeps the profile from being published; `profile/read-status` names it.",
    example: { message: "The profile cannot be published yet: incomplete_tasks." },
  },
  criteria_missing: {
    when: "No match criteria have been saved.",
    example: { message: "Save match criteria first." },
  },
  profile_missing: {
    when: "The profile has not been saved as a whole yet.",
    example: { message: "Save the profile first." },
  },
  match_unchanged: {
    when: "Neither criteria, profile nor feedback changed since the last run, and `evenIfUnchanged` was not set; nothing was charged.",
    example: { message: "Nothing has changed since the last match." },
  },
  introduction_impossible: {
    when: "Nobody of that company can be asked through us, or they have declined lately.",
    example: { message: "Nobody of that company can be asked." },
  },
  introduction_standing: {
    when: "There is an introduction between the two already.",
    example: { message: "There is an introduction already." },
  },
  too_many_requests: {
    when: "The person has called this, or all operations together, too often; or too many tokens from this network were refused. `Retry-After` and `details.retryAfter` tell the seconds to wait.",
    example: { message: "This was done too often.", details: { retryAfter: 42 } },
  },
  server_error: {
    when: "Something failed on our side; it has been logged.",
    example: { message: "Something went wrong on our side." },
  },
  service_unavailable: {
    when: "A service that is needed, such as the auth service or the storage, does not answer at the moment.",
    example: { message: "The auth service does not answer." },
  },
  request_timeout: {
    when: "The database took longer than it is given.",
    example: { message: "canceling statement due to statement timeout" },
  },
};
