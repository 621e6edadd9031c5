import type pg from "pg";
import type { TokenKeys } from "../gateway/token-keys.ts";
import type { Log } from "../log.ts";
import type { Ring } from "../ring.ts";
import type { LimitSettings } from "./limits/limit-settings.ts";
import type { MakeLimiter } from "./limits/limits.ts";
import type { SendMail } from "./mail.ts";
import type { ProviderSettings } from "./providers/provider-settings.ts";

export type AuthSettings = {
  /** Connected as `supabase_auth_admin`. */
  pool: pg.Pool;
  /** The keys with which `gateway/user-tokens.ts` checks tokens. */
  tokenKeys: TokenKeys;
  /** Keys for refresh tokens, the sign-in cookie and answers to strangers are derived from these. */
  stateSecrets: Ring<string>;
  /** Earlier secrets, with which second factors may still be sealed. */
  formerStateSecrets?: () => readonly string[];
  /** The public address of this service, such as `https://benih.example/auth/v1`. */
  serviceUrl: string;
  /** The target of links without an allowed address. */
  siteUrl: string;
  /** Globs of further addresses that links may lead to, as on a hosted project. */
  redirectAllowList?: readonly string[];
  sendMail: SendMail;
  /** Whether a mail failed only because of its address: anybody can sign up with one that does not exist. */
  isOfAddress(error: unknown): boolean;
  providers?: ProviderSettings;
  /** What a client should know about a provider besides its name, such as that it is a stand-in. */
  providerLabels?: Record<string, string>;
  limits?: Partial<LimitSettings>;
  /** Makes the limiters. Default: counts in this process alone. */
  makeLimiter?: MakeLimiter;
  /** Takes the visitor's IP from the last entry of X-Forwarded-For, which our proxy wrote. */
  trustProxy?: boolean;
  /**
   * Accounts need no confirmed address. Only for tests of clients: it reveals who has an account.
   */
  autoconfirm?: boolean;
  /** The cost of hashing a password. Default: high enough against guesses; less is only for tests. */
  passwordCost?: number | undefined;
  accessTokenSeconds?: number;
  /** How long the previous refresh token is still answered with the current one. */
  refreshReuseSeconds?: number;
  log: Log;
};
