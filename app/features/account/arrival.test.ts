import { expect, it } from "vitest";
import { placeAfter, readArrival, readEmailChange, saidAfterSignIn } from "./arrival.ts";
import type { AuthLink, LinkPurpose } from "./auth-link.ts";

const link = (purpose: LinkPurpose): AuthLink => ({ purpose, kind: "code", code: "c" });

it.each([
  ["confirm", true, { to: "/profile", state: { arrival: "arrivedConfirmed" } }],
  ["recovery", true, { to: "/reset-password" }],
  ["emailChange", false, { to: "/settings", state: { emailChange: "half" } }],
  ["emailChange", true, { to: "/settings", state: { emailChange: "done" } }],
  ["provider", true, { to: "/startups" }],
] as const)("a good link for %s (whole: %s) leads on", (purpose, whole, place) => {
  expect(placeAfter(link(purpose), { outcome: "opened", whole }, "/startups")).toEqual(place);
});

it.each([
  ["confirm", "otp_expired", "/auth?mode=confirm", "arrivedConfirmFailed"],
  ["recovery", "otp_expired", "/reset-password", "arrivedResetExpired"],
  ["recovery", "", "/reset-password", "arrivedResetInvalid"],
  ["provider", "access_denied", "/auth", "arrivedProviderCancelled"],
  ["provider", "provider_email_needs_verification", "/auth", "arrivedProviderNoAddress"],
  ["provider", "bad_oauth_state", "/auth", "arrivedProviderLost"],
  ["provider", "unexpected_failure", "/auth", "arrivedProviderFailed"],
  ["provider", "constructor", "/auth", "arrivedProviderFailed"],
] as const)("a refused one for %s (%s) leads to %s", (purpose, code, to, arrival) => {
  const place = placeAfter(link(purpose), { outcome: "refused", code }, "/startups");
  expect(place).toEqual({ to, state: { arrival } });
});

it("ignores what others store with an address", () => {
  expect(readArrival({ arrival: "arrivedConfirmed" })).toBe("arrivedConfirmed");
  for (const state of [null, undefined, "x", {}, { arrival: "x" }, { emailChange: "half" }]) {
    expect(readArrival(state)).toBeUndefined();
  }
  expect(readEmailChange({ emailChange: "failed" })).toBe("failed");
  for (const state of [null, "half", { emailChange: "x" }, { arrival: "arrivedConfirmed" }]) {
    expect(readEmailChange(state)).toBeUndefined();
  }
});

it("the message about an ended session stays until the person has signed in again", () => {
  const ended = { arrival: "arrivedSessionEnded" };
  expect(readArrival(ended)).toBe("arrivedSessionEnded");
  expect(saidAfterSignIn(ended)).toBeNull();
  expect(saidAfterSignIn({ arrival: "arrivedConfirmFailed" })).toBeNull();
  const confirmed = { arrival: "arrivedConfirmed" };
  expect(saidAfterSignIn(confirmed)).toBe(confirmed);
});

it("a refused one for a change of address leads to the settings", () => {
  const place = placeAfter(link("emailChange"), { outcome: "refused", code: "otp_expired" }, "/");
  expect(place).toEqual({ to: "/settings", state: { emailChange: "failed" } });
});
