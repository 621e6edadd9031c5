import { z } from "zod";
import type { AuthLink } from "./auth-link.ts";
import type { Opened } from "./open-auth-link.ts";

export const SESSION_ENDED = "arrivedSessionEnded";

/**
 * The messages for a page reached by a link or a redirect; each is a key of the account's words.
 */
const ARRIVALS = [
  "arrivedConfirmed",
  "arrivedConfirmFailed",
  "arrivedResetExpired",
  "arrivedResetInvalid",
  "arrivedProviderCancelled",
  "arrivedProviderNoAddress",
  "arrivedProviderLost",
  "arrivedProviderFailed",
  SESSION_ENDED,
] as const;
export type Arrival = (typeof ARRIVALS)[number];

/** The progress of a change of address: one mailbox has agreed, both have, or it was refused. */
const EMAIL_CHANGES = ["half", "done", "failed"] as const;
export type EmailChange = (typeof EMAIL_CHANGES)[number];

/** The part that the router stores. */
export type ArrivalState = { arrival: Arrival } | { emailChange: EmailChange };

type Place = { to: string; state?: ArrivalState };

const arrivalState = z.object({ arrival: z.enum(ARRIVALS) });
const emailChangeState = z.object({ emailChange: z.enum(EMAIL_CHANGES) });

/** @param state from the router's history entry: after an update of the site it can be anything. */
export function readArrival(state: unknown): Arrival | undefined {
  return arrivalState.safeParse(state).data?.arrival;
}

/** What remains to be said after signing in. @param state as above. */
export function saidAfterSignIn(state: unknown): unknown {
  const arrival = readArrival(state);
  // A used confirmation link, opened again: a signed-in person has nothing left to confirm.
  return arrival === SESSION_ENDED || arrival === "arrivedConfirmFailed" ? null : state;
}

/** @param state as above. */
export function readEmailChange(state: unknown): EmailChange | undefined {
  return emailChangeState.safeParse(state).data?.emailChange;
}

/** Where a link leads. @param next the page that the person wanted before going to the provider. */
export function destinationOf({ purpose }: AuthLink, next: string): string {
  if (purpose === "provider") return next;
  return { confirm: "/profile", recovery: "/reset-password", emailChange: "/settings" }[purpose];
}

/** Where to go, and what to say there, after the link has been processed. */
export function placeAfter(
  link: AuthLink,
  opened: Extract<Opened, { outcome: "opened" | "refused" }>,
  next: string,
): Place {
  const to = destinationOf(link, next);
  const { purpose } = link;
  if (opened.outcome === "opened") {
    if (purpose === "emailChange") {
      return { to, state: { emailChange: opened.whole ? "done" : "half" } };
    }
    return purpose === "confirm" ? { to, state: { arrival: "arrivedConfirmed" } } : { to };
  }
  switch (purpose) {
    case "confirm":
      return { to: "/auth?mode=confirm", state: { arrival: "arrivedConfirmFailed" } };
    case "emailChange":
      return { to, state: { emailChange: "failed" } };
    case "recovery":
      return { to, state: { arrival: resetFailure(opened.code) } };
    case "provider":
      return { to: "/auth", state: { arrival: providerFailure(opened.code) } };
  }
}

function resetFailure(code: string): Arrival {
  return code === "otp_expired" ? "arrivedResetExpired" : "arrivedResetInvalid";
}

const PROVIDER_FAILURES = new Map<string, Arrival>([
  ["access_denied", "arrivedProviderCancelled"],
  ["provider_email_needs_verification", "arrivedProviderNoAddress"],
  ["email_address_not_provided", "arrivedProviderNoAddress"],
  ["bad_oauth_state", "arrivedProviderLost"],
  ["bad_code_verifier", "arrivedProviderLost"],
  ["flow_state_not_found", "arrivedProviderLost"],
  ["flow_state_expired", "arrivedProviderLost"],
  // This browser does not have the verifier that belongs to the code.
  ["AuthPKCECodeVerifierMissingError", "arrivedProviderLost"],
  ["validation_failed", "arrivedProviderLost"],
  // A mail's link also leads to the site's root when its page was not allowed.
  ["otp_expired", "arrivedConfirmFailed"],
]);

function providerFailure(code: string): Arrival {
  return PROVIDER_FAILURES.get(code) ?? "arrivedProviderFailed";
}
