import { relativeTimeFormat } from "../../../contracts/formats.ts";
import { joinParts } from "../../../contracts/joints.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import type { Catalogue, Translate } from "../../i18n/messages.ts";
import type { FailureCode } from "../../platform/operations.ts";

export type ProblemKey = keyof Catalogue["problems"];

type Say = Translate<"problems">;

/** The messages of the operations' refusals. */
const OF_OPERATIONS: Record<FailureCode, ProblemKey> = {
  network: "networkError",
  unauthenticated: "sessionEnded",
  fresh_sign_in_needed: "freshSignInNeeded",
  second_factor_needed: "secondFactorNeeded",
  second_factor_missing: "secondFactorMissing",
  permission_denied: "permissionDenied",
  not_found: "notFound",
  invalid_input: "correctFields",
  edited_elsewhere: "editedElsewhere",
  not_enough_credits: "notEnoughCredits",
  plan_running: "planRunning",
  key_reused: "purchaseChanged",
  payments_unavailable: "paymentsUnavailable",
  run_running: "runRunning",
  deck_missing: "deckMissing",
  free_review_gone: "freeReviewGone",
  price_raised: "priceRaised",
  publish_blocked: "publishBlocked",
  criteria_missing: "criteriaMissing",
  profile_missing: "profileMissing",
  match_unchanged: "matchUnchanged",
  introduction_impossible: "introductionImpossible",
  introduction_standing: "introductionStanding",
  too_many_requests: "tooManyRequests",
  request_timeout: "requestTimeout",
  service_unavailable: "serverError",
  server_error: "serverError",
};

export function sayFailure(
  t: Say,
  language: Language,
  failure: { code: FailureCode; retryAfter?: number | undefined },
): string {
  return t(OF_OPERATIONS[failure.code], { wait: sayWait(failure.retryAfter ?? 60, language) });
}

const MOST_MINUTES = 90;

/**
 * "in 2 minutes", in the person's language; longer waits are rounded up to minutes, or to hours.
 */
export function sayWait(seconds: number, language: Language): string {
  const format = relativeTimeFormat(LANGUAGE_TAGS[language]);
  const minutes = Math.ceil(seconds / 60);
  const parts =
    seconds < 60
      ? format.formatToParts(Math.max(1, Math.ceil(seconds)), "second")
      : minutes <= MOST_MINUTES
        ? format.formatToParts(minutes, "minute")
        : format.formatToParts(Math.ceil(minutes / 60), "hour");
  return joinParts(parts, language);
}

/**
 * The problem of a field.
 * @param problem a key of the problems, with its number after a colon: `tooLong:120`.
 * @param label the field's label.
 */
export function sayFieldProblem(t: Say, problem: string, label: string): string {
  const [key = "", figure = ""] = problem.split(":");
  const known = FIELD_PROBLEMS.find((candidate) => candidate === key) ?? "unknownError";
  return t(known, { label, max: Number(figure), min: Number(figure) });
}

const FIELD_PROBLEMS = [
  "required",
  "passwordAgain",
  "tooLong",
  "invalidEmail",
  "invalidYear",
  "chooseOne",
  "invalidPhone",
  "invalidWebsite",
  "invalidLinkedin",
  "invalidHandle",
  "passwordTooShort",
  "passwordTooLong",
  "passwordCommon",
  "passwordsDiffer",
  "samePassword",
  "wrongPassword",
  "emailDiffers",
  "sameEmail",
  "codeInvalid",
  "invalidAmount",
  "amountZero",
  "chequeOrder",
  "currenciesDiffer",
] as const satisfies readonly ProblemKey[];
