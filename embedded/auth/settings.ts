import type { JWK } from "jose";
import type pg from "pg";
import type { Log } from "../log.ts";
import type { LimitSettings } from "./limits/limit-settings.ts";
import type { SendMail } from "./mail.ts";
import type { ProviderSettings } from "./providers/provider-settings.ts";

export type AuthSettings = {
  /** Connected as `supabase_auth_admin`. */
  pool: pg.Pool;
  /** A private ES256 key; its public half is what `gateway/user-tokens.ts` checks with. */
  signingKey: JWK;
  /** What refresh tokens, the sign-in cookie and answers to strangers are derived from. */
  stateSecret: string;
  /** Where this service is reached from outside, such as `https://benih.example/auth/v1`. */
  serviceUrl: string;
  /** Where links lead that name no allowed address. */
  siteUrl: string;
  /** Globs of further addresses that links may lead to, as on a hosted project. */
  redirectAllowList?: readonly string[];
  sendMail: SendMail;
  providers?: ProviderSettings;
  /** What a client should know about a provider besides its name, such as that it is a stand-in. */
  providerLabels?: Record<string, string>;
  limits?: Partial<LimitSettings>;
  /** Takes the visitor's IP from the last entry of X-Forwarded-For, which our proxy wrote. */
  trustProxy?: boolean;
  /**
   * Accounts need no confirmed address. Only for tests of clients: it reveals who has an account.
   */
  autoconfirm?: boolean;
  accessTokenSeconds?: number;
  /** How long the refresh token before the present one is answered with the present one. */
  refreshReuseSeconds?: number;
  log: Log;
};
