import type { Service } from "../gateway/gateway.ts";
import { isConnectionLost } from "../postgres/lost-connection.ts";
import { clientIp } from "../visitor/client-ip.ts";
import { PASSWORD_COST } from "./accounts/passwords.ts";
import { AuthError, invalidInput } from "./auth-error.ts";
import type { AuthContext, Endpoint } from "./context.ts";
import { health, jwks, settings as tellSettings } from "./endpoints/about.ts";
import {
  adminDeleteFactor,
  adminDeleteUser,
  adminGetUser,
  adminListFactors,
} from "./endpoints/admin-users.ts";
import { authorize } from "./endpoints/authorize.ts";
import { callback } from "./endpoints/callback.ts";
import { enrollFactor } from "./endpoints/enroll-factor.ts";
import { getUser } from "./endpoints/get-user.ts";
import { logout } from "./endpoints/logout.ts";
import { reauthenticate } from "./endpoints/reauthenticate.ts";
import { recover } from "./endpoints/recover.ts";
import { resend } from "./endpoints/resend.ts";
import { signUp } from "./endpoints/sign-up.ts";
import { SWITCHED_OFF } from "./endpoints/switched-off.ts";
import { token } from "./endpoints/token.ts";
import { unenrollFactor } from "./endpoints/unenroll-factor.ts";
import { updateUser } from "./endpoints/update-user.ts";
import { verifyLink, verifyToken } from "./endpoints/verify.ts";
import { challengeFactor, verifyFactor } from "./endpoints/verify-factor.ts";
import { type Answer, refusal, send } from "./http/answer.ts";
import { type AuthRequest, readRequest } from "./http/auth-request.ts";
import { createLimits } from "./limits/limits.ts";
import { createRedirects } from "./links/redirects.ts";
import { createMailer } from "./mail.ts";
import { createProviders } from "./providers/create-providers.ts";
import { createSignInCookies } from "./providers/sign-in-cookie.ts";
import { createAccessTokens } from "./sessions/access-tokens.ts";
import type { AuthSettings } from "./settings.ts";
import { deriveKeys } from "./tokens/derived-keys.ts";

const ENDPOINTS = new Map<string, Endpoint>([
  ["POST /signup", signUp],
  ["POST /token", token],
  ["GET /verify", verifyLink],
  ["POST /verify", verifyToken],
  ["POST /recover", recover],
  ["POST /resend", resend],
  ["GET /user", getUser],
  ["PUT /user", updateUser],
  ["POST /logout", logout],
  ["GET /reauthenticate", reauthenticate],
  ["GET /authorize", authorize],
  ["GET /callback", callback],
  ["GET /settings", tellSettings],
  ["GET /health", health],
  ["GET /.well-known/jwks.json", jwks],
  ["POST /factors", enrollFactor],
  ["POST /factors/:id/challenge", challengeFactor],
  ["POST /factors/:id/verify", verifyFactor],
  ["DELETE /factors/:id", unenrollFactor],
  ["GET /admin/users/:id", adminGetUser],
  ["DELETE /admin/users/:id", adminDeleteUser],
  ["GET /admin/users/:id/factors", adminListFactors],
  ["DELETE /admin/users/:id/factors/:id", adminDeleteFactor],
  ...SWITCHED_OFF,
]);

/**
 * Addresses that browsers open without a key: links, redirects to and from providers, public
 * settings.
 */
const OPEN = new Set(["/verify", "/authorize", "/callback", "/health", "/.well-known/jwks.json"]);

export type Auth = {
  /** To be mounted in the gateway below `/auth/v1`. */
  service: Required<Pick<Service, "handle" | "isOpen" | "readsTokens">>;
  /** Resolves when no mail is under way. */
  close(): Promise<void>;
};

/** PostgreSQL is started again within seconds. */
const RETRY_AFTER_S = 5;
const HOUR_S = 3600;
/** A phone on a slow network retries for half a minute when an answer is lost. */
const REUSE_S = 30;

/**
 * Accounts and sessions, compatible with GoTrue as far as the product needs; everything else is
 * refused.
 */
export async function createAuth(settings: AuthSettings): Promise<Auth> {
  const { pool, log, serviceUrl, tokenKeys, stateSecrets, formerStateSecrets } = settings;
  const callbackUrl = `${serviceUrl}/callback`;
  const mailer = createMailer({ ...settings, siteUrl: serviceUrl });
  const auth: AuthContext = {
    pool,
    tokenKeys,
    accessTokens: createAccessTokens({
      keys: tokenKeys,
      issuer: serviceUrl,
      seconds: settings.accessTokenSeconds ?? HOUR_S,
    }),
    refreshKeys: deriveKeys(stateSecrets, "refresh token"),
    passwordCost: settings.passwordCost ?? PASSWORD_COST,
    refreshReuseSeconds: settings.refreshReuseSeconds ?? REUSE_S,
    strangerKeys: deriveKeys(stateSecrets, "answer to a stranger"),
    factorKeys: deriveKeys(() => {
      const [first, ...others] = stateSecrets();
      return [first, ...others, ...(formerStateSecrets?.() ?? [])];
    }, "second factor"),
    siteName: new URL(settings.siteUrl).host,
    limits: createLimits(settings.limits, settings.makeLimiter),
    redirects: createRedirects(settings.siteUrl, settings.redirectAllowList),
    mailer,
    providers: createProviders(settings.providers ?? {}, callbackUrl),
    providerLabels: settings.providerLabels ?? {},
    signInCookies: createSignInCookies(
      deriveKeys(stateSecrets, "sign-in by a provider"),
      callbackUrl,
    ),
    autoconfirm: settings.autoconfirm ?? false,
    log,
  };

  const answer = async (request: AuthRequest): Promise<Answer> => {
    const path = request.path.replace(
      /(\/admin\/users|\/factors|\/user\/identities)\/(?!authorize$)[^/]+/g,
      "$1/:id",
    );
    const endpoint = ENDPOINTS.get(`${request.method} ${path}`);
    try {
      if (!endpoint) throw new AuthError(404, "not_found", "This address is not served");
      return await endpoint(auth, request);
    } catch (error) {
      const known = error instanceof AuthError ? error : unexpected(error);
      return refusal(known, request.newErrors);
    }
  };

  const unexpected = (error: unknown): AuthError => {
    const code = error instanceof Error && "code" in error ? String(error.code) : "";
    if (isConnectionLost(error)) {
      log("warn", "The auth service has no connection to the database", { code });
      // supabase-js tries again after a 503, and ends a session after a 500.
      return new AuthError(503, "unexpected_failure", "The database is away, try again", {
        retryAfterSeconds: RETRY_AFTER_S,
      });
    }
    // A text that jsonb or a column cannot store, such as NUL.
    if (code.startsWith("22")) return invalidInput("The request holds what cannot be stored");
    // The database's message can quote addresses: only its code is logged.
    const name = error instanceof Error ? error.name : typeof error;
    log("error", "The auth service failed on a request", { error: name, code });
    const message = "Unexpected failure, please check server logs for more information";
    return new AuthError(500, "unexpected_failure", message);
  };

  return {
    service: {
      isOpen: (path) => OPEN.has(path),
      readsTokens: true,
      async handle(request, response, identity, path, query) {
        const ip = clientIp(request, settings.trustProxy ?? false);
        const read = readRequest(request, { path, query, keyRole: identity.role, ip });
        send(response, await answer(read));
      },
    },
    close: mailer.idle,
  };
}
