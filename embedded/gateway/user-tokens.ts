import { importJWK, jwtVerify } from "jose";
import type pg from "pg";
import { z } from "zod";
import type { Identity } from "./identity.ts";

const claimsSchema = z.looseObject({
  sub: z.uuid(),
  role: z.literal("authenticated"),
  session_id: z.uuid(),
  exp: z.number(),
});

export type VerifyUserToken = (token: string) => Promise<Identity | null>;

/**
 * Checks a user's access token: our signature (ES256 only, which excludes `none` and other
 * algorithms), our issuer, not expired, a signed-in role, and a session that has not ended.
 * @returns null for anything else, without a reason.
 */
export async function userTokenVerifier(settings: {
  key: Record<string, unknown>;
  issuer: string;
  pool: pg.Pool;
}): Promise<VerifyUserToken> {
  const { kty, crv, x, y } = z
    .object({ kty: z.string(), crv: z.string(), x: z.string(), y: z.string() })
    .parse(settings.key);
  const publicKey = await importJWK({ kty, crv, x, y }, "ES256");
  return async (token) => {
    const verified = await jwtVerify(token, publicKey, {
      algorithms: ["ES256"],
      issuer: settings.issuer,
      audience: "authenticated",
    }).catch(() => null);
    const claims = claimsSchema.safeParse(verified?.payload);
    if (!claims.success) return null;
    const { rows } = await settings.pool.query<{ stands: boolean }>(
      "select auth.session_stands($1, $2) as stands",
      [claims.data.session_id, claims.data.sub],
    );
    return rows[0]?.stands ? { role: "authenticated", claims: claims.data } : null;
  };
}
