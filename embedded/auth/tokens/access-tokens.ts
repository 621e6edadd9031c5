import { errors, importJWK, type JWK, jwtVerify, SignJWT } from "jose";
import { z } from "zod";
import type { User } from "../accounts/users.ts";
import { AuthError } from "../auth-error.ts";

const claimsSchema = z.looseObject({
  sub: z.uuid(),
  role: z.literal("authenticated"),
  session_id: z.uuid(),
  exp: z.number(),
});

type SignedIn = { sub: string; session_id: string };

/** How and when somebody proved who they are, as in the claim `amr`. */
export type Proof = { method: string; timestamp: number };

export type AccessTokens = {
  seconds: number;
  sign(user: User, sessionId: string, proofs: Proof[]): Promise<string>;
  /** @throws AuthError 401 without a token, 403 with a foreign or invalid one. */
  verify(token: string | undefined): Promise<SignedIn>;
  /** The public half of the key, for those who verify tokens. */
  publicKey: JWK;
};

/** ES256 only: refuses `none` and anything signed with a shared secret. */
export async function createAccessTokens(settings: {
  key: JWK;
  issuer: string;
  seconds: number;
}): Promise<AccessTokens> {
  const { kty, crv, x, y, kid } = settings.key;
  const privateKey = await importJWK(settings.key, "ES256");
  const publicKey = { kty, crv, x, y, kid, alg: "ES256", use: "sig", key_ops: ["verify"] };
  const verifyingKey = await importJWK({ kty, crv, x, y }, "ES256");
  return {
    seconds: settings.seconds,
    publicKey,
    sign: (user, sessionId, proofs) => {
      const claims = {
        email: user.email ?? "",
        phone: user.phone ?? "",
        app_metadata: user.raw_app_meta_data ?? {},
        user_metadata: user.raw_user_meta_data ?? {},
        role: "authenticated",
        aal: proofs.some(({ method }) => method === "totp") ? "aal2" : "aal1",
        amr: proofs,
        session_id: sessionId,
        is_anonymous: user.is_anonymous,
      };
      const now = Math.floor(Date.now() / 1000);
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", typ: "JWT", ...(kid !== undefined && { kid }) })
        .setIssuer(settings.issuer)
        .setSubject(user.id)
        .setAudience("authenticated")
        .setIssuedAt(now)
        .setExpirationTime(now + settings.seconds)
        .sign(privateKey);
    },
    async verify(token) {
      if (token === undefined) {
        const message = "This endpoint requires a valid Bearer token";
        throw new AuthError(401, "no_authorization", message);
      }
      const verified = await jwtVerify(token, verifyingKey, {
        algorithms: ["ES256"],
        issuer: settings.issuer,
        audience: "authenticated",
      }).catch((error: unknown) => {
        const reason = error instanceof errors.JWTExpired ? "token is expired" : "token is invalid";
        throw badToken(reason);
      });
      const claims = claimsSchema.safeParse(verified.payload);
      if (!claims.success) throw badToken("its claims are not those of a signed-in person");
      return { sub: claims.data.sub, session_id: claims.data.session_id };
    },
  };
}

function badToken(reason: string): AuthError {
  const message = `invalid JWT: unable to parse or verify signature, ${reason}`;
  return new AuthError(403, "bad_jwt", message);
}
