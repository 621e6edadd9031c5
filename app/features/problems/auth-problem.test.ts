import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from "@supabase/supabase-js";
import { expect, it } from "vitest";
import { type AuthFailure, authProblem, sayAuthProblem } from "./auth-problem.ts";

it.each<[AuthFailure, string]>([
  [new AuthApiError("Invalid login credentials", 400, "invalid_credentials"), "invalidCredentials"],
  [new AuthApiError("Email not confirmed", 400, "email_not_confirmed"), "emailNotConfirmed"],
  [new AuthApiError("User not found", 404, "user_not_found"), "userNotFound"],
  [new AuthApiError("x", 400, "email_address_not_authorized"), "emailNotAuthorized"],
  [new AuthApiError("x", 400, "email_address_invalid"), "invalidEmail"],
  [new AuthApiError("x", 422, "weak_password"), "passwordTooShort"],
  [new AuthApiError("x", 422, "same_password"), "samePassword"],
  [new AuthApiError("x", 403, "insufficient_aal"), "permissionDenied"],
  [new AuthApiError("x", 403, undefined), "permissionDenied"],
  [new AuthApiError("x", 429, undefined), "tooManyRequests"],
  [new AuthApiError("x", 429, "over_email_send_rate_limit"), "tooManyRequests"],
  [new AuthSessionMissingError(), "sessionEnded"],
  // No answer; a gateway that gave up, also our own (backend-client.ts); a server that failed.
  [new AuthRetryableFetchError("Failed to fetch", 0), "networkError"],
  [new AuthRetryableFetchError("{}", 504), "requestTimeout"],
  [new AuthRetryableFetchError("x", 502), "serverError"],
  [new AuthRetryableFetchError("Error sending confirmation email", 500), "emailServiceUnavailable"],
  [
    new AuthApiError("Error sending recovery email", 500, "unexpected_failure"),
    "emailServiceUnavailable",
  ],
  [new AuthApiError("x", 418, "teapot"), "unknownError"],
])("%s is told as %s", (failure, problem) => {
  expect(authProblem(failure)).toBe(problem);
});

it("tells how long to wait, in the person's language", () => {
  const limited = (message: string) =>
    sayAuthProblem((_, given) => String(given?.wait), "en", { status: 429, message }, 12);
  expect(limited("you can only request this after 42 seconds.")).toBe("in 42 seconds");
  expect(limited("you can only request this after 90 seconds.")).toBe("in 2 minutes");
  expect(limited("Request rate limit reached")).toBe("in 1 minute");
});
