import * as oauth from "oauth4webapi";
import { invalidInput } from "../auth-error.ts";
import type { Endpoint } from "../context.ts";
import { redirect } from "../http/answer.ts";
import { readChallenge } from "../links/code-flows.ts";
import { withFragment, withQuery } from "../links/redirects.ts";

/** Sends the browser to a provider, to come back to `callback`. */
export const authorize: Endpoint = async (auth, request) => {
  await auth.limits.request("linksPerIp", request.ip);
  const name = request.query.get("provider") ?? "";
  const provider = auth.providers.get(name);
  if (!provider) throw invalidInput("Unsupported provider: provider is not enabled");
  const challenge = readChallenge({
    code_challenge: request.query.get("code_challenge"),
    code_challenge_method: request.query.get("code_challenge_method"),
  });
  const target = auth.redirects.target(request.query.get("redirect_to"));
  const attempt = {
    state: oauth.generateRandomState(),
    nonce: oauth.generateRandomNonce(),
    verifier: oauth.generateRandomCodeVerifier(),
  };
  try {
    const url = await provider.begin(attempt);
    const signIn = { provider: name, target, ...attempt, ...(challenge && { challenge }) };
    return redirect(302, url.href, await auth.signInCookies.write(signIn));
  } catch (error) {
    auth.log("warn", "A sign-in provider cannot be reached", {
      provider: name,
      error: kind(error),
    });
    const fields = {
      error: "server_error",
      error_code: "unexpected_failure",
      error_description: "The sign-in provider cannot be reached",
    };
    return redirect(302, withFragment(withQuery(target, fields), fields));
  }
};

function kind(error: unknown): string {
  return error instanceof Error ? error.name : "unknown";
}
