import {
  AuthApiError,
  AuthRetryableFetchError,
  AuthSessionMissingError,
} from "@supabase/supabase-js";
import { describe, expect, it } from "vitest";
import { loadTranslator } from "../../i18n/locale-files.server.ts";
import type { AuthFailure } from "../../platform/auth-calls.ts";
import { authProblem, sayAuthProblem } from "./auth-problem.ts";
import type { ProblemKey } from "./say-problem.ts";

describe("the auth service's refusals", () => {
  it.each<[AuthFailure, ProblemKey]>([
    [{ code: "invalid_credentials", status: 400 }, "invalidCredentials"],
    [{ code: "email_not_confirmed", status: 400 }, "emailNotConfirmed"],
    [{ code: "user_not_found", status: 404 }, "userNotFound"],
    [{ code: "email_address_invalid", status: 400 }, "invalidEmail"],
    [{ code: "email_address_not_authorized", status: 400 }, "emailNotAuthorized"],
    [{ code: "weak_password", status: 422 }, "passwordTooShort"],
    [{ code: "same_password", status: 422 }, "samePassword"],
    [{ code: "over_email_send_rate_limit", status: 429 }, "tooManyRequests"],
    [{ code: "request_timeout", status: 504 }, "requestTimeout"],
    [{ code: "session_not_found", status: 403 }, "sessionEnded"],
    [{ code: "bad_jwt", status: 403 }, "sessionEnded"],
    [{ code: "no_authorization", status: 401 }, "permissionDenied"],
    [{ name: "AuthSessionMissingError", status: 400 }, "sessionEnded"],
    [{ status: 500, message: "Error sending confirmation email" }, "emailServiceUnavailable"],
    [{ code: "unexpected_failure", status: 500 }, "serverError"],
    [{ code: "of_tomorrow", status: 429 }, "tooManyRequests"],
    [{ code: "of_tomorrow", status: 403 }, "permissionDenied"],
    [{ code: "of_tomorrow", status: 422 }, "unknownError"],
    [{ code: "constructor", status: 422 }, "unknownError"],
    [{}, "unknownError"],
  ])("%j", (failure, key) => {
    expect(authProblem(failure)).toBe(key);
  });

  it.each<[number | undefined, ProblemKey]>([
    [undefined, "networkError"],
    [0, "networkError"],
    [502, "serverError"],
    [503, "serverError"],
    [504, "requestTimeout"],
  ])("an answer that never came, status %s", (status, key) => {
    expect(authProblem({ name: "AuthRetryableFetchError", status })).toBe(key);
  });
});

it.each<[AuthFailure, ProblemKey]>([
  [new AuthApiError("Invalid login credentials", 400, "invalid_credentials"), "invalidCredentials"],
  [new AuthSessionMissingError(), "sessionEnded"],
  [new AuthRetryableFetchError("Failed to fetch", 0), "networkError"],
  [new AuthRetryableFetchError("{}", 504), "requestTimeout"],
  [new AuthRetryableFetchError("Error sending confirmation email", 500), "emailServiceUnavailable"],
])("supabase-js's own %s is told as %s", (failure, key) => {
  expect(authProblem(failure)).toBe(key);
});

describe("the words for it", () => {
  const t = loadTranslator("en", "problems");

  it("say when to try again, after a minute if unknown", () => {
    const failure = { code: "over_email_send_rate_limit", status: 429 };
    const message = "For security purposes, you can only request this after 42 seconds.";
    expect(sayAuthProblem(t, "en", { ...failure, message }, 12)).toContain("in 42 seconds");
    expect(sayAuthProblem(t, "en", failure, 12)).toContain("in 1 minute");
  });

  it("state the minimum length of a password", () => {
    const failure = { code: "weak_password", status: 422 };
    expect(sayAuthProblem(t, "en", failure, 8)).toContain("at least 8 characters");
    expect(sayAuthProblem(t, "en", failure, 12)).toContain("at least 12 characters");
  });

  it("never repeat the service's message", () => {
    const failure = { status: 500, message: "dial tcp 10.0.0.3: secret" };
    expect(sayAuthProblem(t, "en", failure, 12)).toBe(t("serverError"));
  });
});
