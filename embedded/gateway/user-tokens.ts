import type pg from "pg";
import { z } from "zod";
import type { Identity } from "./identity.ts";
import type { TokenKeys } from "./token-keys.ts";

const claimsSchema = z.looseObject({
  sub: z.uuid(),
  role: z.literal("authenticated"),
  session_id: z.uuid(),
  exp: z.number(),
});

export type VerifyUserToken = (token: string) => Promise<Identity | null>;

/**
 * Checks a user's access token: our signature, our issuer, not expired, a signed-in role, and a session that has not ended.
 * @returns null for anything else, without a reason.
 */
export function userTokenVerifier(settings: {
  keys: TokenKeys;
  issuer: string;
  pool: pg.Pool;
}): VerifyUserToken {
  return async (token) => {
    const payload = await settings.keys
      .verify(token, { issuer: settings.issuer, audience: "authenticated" })
      .catch(() => null);
    const claims = claimsSchema.safeParse(payload);
    if (!claims.success) return null;
    const { rows } = await settings.pool.query<{ stands: boolean }>(
      "select auth.session_stands($1, $2) as stands",
      [claims.data.session_id, claims.data.sub],
    );
    return rows[0]?.stands ? { role: "authenticated", claims: claims.data } : null;
  };
}
