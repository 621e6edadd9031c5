import { AuthError } from "../auth-error.ts";
import type { Endpoint } from "../context.ts";
import { currentSession } from "../sessions/current-session.ts";

/** A hosted project's answer when a feature is off; none of these is available here. */
function off(status: number, code: string, message: string): Endpoint {
  return async () => {
    throw new AuthError(status, code, message);
  };
}

/** The same for signed-in people only. */
function offForPeople(status: number, code: string, message: string): Endpoint {
  return async (auth, request) => {
    await currentSession(auth, request);
    throw new AuthError(status, code, message);
  };
}

export const web3Grant = off(422, "web3_provider_disabled", "Web3 provider is disabled");
export const idTokenGrant = off(400, "provider_disabled", "Provider is not enabled for ID tokens");

export const SWITCHED_OFF: [string, Endpoint][] = [
  ["POST /otp", off(422, "otp_disabled", "Signups not allowed for otp")],
  ["POST /magiclink", off(422, "otp_disabled", "Signups not allowed for otp")],
  ["POST /sso", off(404, "saml_provider_disabled", "SAML 2.0 is disabled")],
  [
    "GET /user/identities/authorize",
    offForPeople(404, "manual_linking_disabled", "Manual linking is disabled"),
  ],
  [
    "DELETE /user/identities/:id",
    offForPeople(404, "manual_linking_disabled", "Manual linking is disabled"),
  ],
];
