import type pg from "pg";
import type { TokenKeys } from "../gateway/token-keys.ts";
import type { Log } from "../log.ts";
import type { Ring } from "../ring.ts";
import type { Answer } from "./http/answer.ts";
import type { AuthRequest } from "./http/auth-request.ts";
import type { Limits } from "./limits/limits.ts";
import type { Redirects } from "./links/redirects.ts";
import type { Mailer } from "./mail.ts";
import type { Providers } from "./providers/provider.ts";
import type { SignInCookies } from "./providers/sign-in-cookie.ts";
import type { AccessTokens } from "./sessions/access-tokens.ts";

/** What the endpoints share. */
export type AuthContext = {
  pool: pg.Pool;
  accessTokens: AccessTokens;
  tokenKeys: TokenKeys;
  refreshKeys: Ring<Buffer>;
  refreshReuseSeconds: number;
  /** Makes the answer to a stranger about an account that is not theirs. */
  strangerKeys: Ring<Buffer>;
  /** Seals the secrets of second factors. */
  factorKeys: Ring<Buffer>;
  /** Our name in authenticator apps. */
  siteName: string;
  limits: Limits;
  redirects: Redirects;
  mailer: Mailer;
  providers: Providers;
  providerLabels: Record<string, string>;
  signInCookies: SignInCookies;
  autoconfirm: boolean;
  passwordCost: number;
  log: Log;
};

export type Endpoint = (auth: AuthContext, request: AuthRequest) => Promise<Answer>;
