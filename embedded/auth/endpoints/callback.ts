import { randomUUID } from "node:crypto";
import * as oauth from "oauth4webapi";
import { inTransaction } from "../../postgres/transaction.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthContext, Endpoint } from "../context.ts";
import { redirect } from "../http/answer.ts";
import type { AuthRequest } from "../http/auth-request.ts";
import { issueCode, keepFlow } from "../links/code-flows.ts";
import { withFragment, withQuery } from "../links/redirects.ts";
import { joinAccount } from "../providers/join-account.ts";
import type { SignInUnderWay } from "../providers/sign-in-cookie.ts";
import { openSession } from "../sessions/open-session.ts";

/** The provider's redirect target; continues to the site with a session or a code. */
export const callback: Endpoint = async (auth, request) => {
  await auth.limits.request("linksPerIp", request.ip);
  const state = request.query.get("state") ?? "";
  const signIn = await auth.signInCookies.read(request.cookies, state);
  if (!signIn) {
    const fields = {
      error: "invalid_request",
      error_code: "bad_oauth_state",
      error_description: "This sign-in was begun in another browser, or long ago",
    };
    return redirect(302, tell(auth.redirects.target(null), fields));
  }
  const location = await finish(auth, request, signIn).catch((error: unknown) =>
    tell(signIn.target, explain(auth, signIn.provider, error)),
  );
  return redirect(302, location, auth.signInCookies.clear(state));
};

async function finish(
  auth: AuthContext,
  request: AuthRequest,
  signIn: SignInUnderWay,
): Promise<string> {
  const provider = auth.providers.get(signIn.provider);
  if (!provider) throw new Error("The provider was removed during the sign-in");
  const person = await provider.finish(request.query, signIn);
  return inTransaction(auth.pool, async (client) => {
    const userId = await joinAccount(client, signIn.provider, person);
    if (signIn.challenge) {
      const id = randomUUID();
      const { challenge, provider: name } = signIn;
      await keepFlow(client, { id, userId, method: "oauth", provider: name, challenge });
      return withQuery(signIn.target, { code: await issueCode(client, id) });
    }
    const { user: _, ...session } = await openSession(
      auth,
      client,
      { userId, method: "oauth" },
      request,
    );
    return withFragment(signIn.target, {
      access_token: session.access_token,
      expires_at: String(session.expires_at),
      expires_in: String(session.expires_in),
      refresh_token: session.refresh_token,
      token_type: session.token_type,
    });
  });
}

/** Both in the query and after `#`, as on a hosted project. */
function tell(target: string, fields: Record<string, string>): string {
  return withFragment(withQuery(target, fields), fields);
}

function explain(auth: AuthContext, provider: string, error: unknown): Record<string, string> {
  if (error instanceof AuthError) {
    return {
      error: "access_denied",
      error_code: error.code,
      error_description: error.message,
    };
  }
  if (error instanceof oauth.AuthorizationResponseError) {
    const cancelled = error.error === "access_denied";
    return {
      error: cancelled ? "access_denied" : "server_error",
      error_code: "bad_oauth_callback",
      error_description: cancelled
        ? "The sign-in was cancelled at the provider"
        : "The sign-in provider reported an error",
    };
  }
  const reason = error instanceof Error ? error.name : "unknown";
  auth.log("warn", "A sign-in by a provider failed", { provider, error: reason });
  return {
    error: "server_error",
    error_code: "bad_oauth_callback",
    error_description: "The sign-in could not be finished",
  };
}
