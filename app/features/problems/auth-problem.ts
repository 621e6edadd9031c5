import type { Language } from "../../../contracts/languages.ts";
import type { Translate } from "../../i18n/messages.ts";
import { type AuthFailure, isUnanswered } from "../../platform/auth-calls.ts";
import { type ProblemKey, sayWait } from "./say-problem.ts";

const BY_CODE = new Map<string, ProblemKey>(
  Object.entries<ProblemKey>({
    invalid_credentials: "invalidCredentials",
    email_not_confirmed: "emailNotConfirmed",
    user_banned: "userBanned",
    user_not_found: "userNotFound",
    email_address_invalid: "invalidEmail",
    email_address_not_authorized: "emailNotAuthorized",
    weak_password: "passwordTooShort",
    same_password: "samePassword",
    current_password_required: "wrongPassword",
    current_password_invalid: "wrongPassword",
    reauthentication_not_valid: "codeInvalid",
    over_request_rate_limit: "tooManyRequests",
    over_email_send_rate_limit: "tooManyRequests",
    request_timeout: "requestTimeout",
    session_not_found: "sessionEnded",
    session_expired: "sessionEnded",
    refresh_token_not_found: "sessionEnded",
    bad_jwt: "sessionEnded",
    no_authorization: "permissionDenied",
    insufficient_aal: "secondFactorNeeded",
    mfa_verification_failed: "codeInvalid",
    mfa_challenge_expired: "codeInvalid",
  }),
);

/** The key of its message. */
export function authProblem(failure: AuthFailure): ProblemKey {
  const known = BY_CODE.get(failure.code ?? "");
  if (known) return known;
  if (/sending .*mail/i.test(failure.message ?? "")) return "emailServiceUnavailable";
  if (failure.name === "AuthSessionMissingError") return "sessionEnded";
  // supabase-js has no status when no answer came.
  if (isUnanswered(failure)) {
    return failure.status === 504
      ? "requestTimeout"
      : failure.status
        ? "serverError"
        : "networkError";
  }
  if (failure.status === 429) return "tooManyRequests";
  if (failure.status === 403) return "permissionDenied";
  if (failure.status !== undefined && failure.status >= 500) return "serverError";
  return "unknownError";
}

/**
 * Its message.
 * @param min the minimum length of a password, where one may be too short.
 * @param mailbox the address that people can write to, if any.
 */
export function sayAuthProblem(
  t: Translate<"problems">,
  language: Language,
  failure: AuthFailure,
  min: number,
  mailbox?: string,
): string {
  const problem = authProblem(failure);
  if (problem === "emailServiceUnavailable" && mailbox !== undefined) {
    return t("emailServiceUnavailableWrite", { mailbox });
  }
  return t(problem, { min, wait: sayWait(waitOf(failure), language) });
}

/** GoTrue says "…only request this after 42 seconds"; without a number it is a minute. */
function waitOf({ message = "" }: AuthFailure): number {
  const [, seconds] = /after (\d+) seconds?/.exec(message) ?? [];
  return seconds === undefined ? 60 : Number(seconds);
}
