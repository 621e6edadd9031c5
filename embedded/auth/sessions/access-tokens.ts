import { errors, SignJWT } from "jose";
import { z } from "zod";
import type { TokenKeys } from "../../gateway/token-keys.ts";
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
};

export function createAccessTokens(settings: {
  keys: TokenKeys;
  issuer: string;
  seconds: number;
}): AccessTokens {
  const { keys, issuer, seconds } = settings;
  return {
    seconds,
    async sign(user, sessionId, proofs) {
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
      const { key, kid } = await keys.signing();
      return new SignJWT(claims)
        .setProtectedHeader({ alg: "ES256", typ: "JWT", ...(kid !== undefined && { kid }) })
        .setIssuer(issuer)
        .setSubject(user.id)
        .setAudience("authenticated")
        .setIssuedAt(now)
        .setExpirationTime(now + seconds)
        .sign(key);
    },
    async verify(token) {
      if (token === undefined) {
        const message = "This endpoint requires a valid Bearer token";
        throw new AuthError(401, "no_authorization", message);
      }
      const payload = await keys
        .verify(token, { issuer, audience: "authenticated" })
        .catch((error: unknown) => {
          const isExpired = error instanceof errors.JWTExpired;
          throw badToken(isExpired ? "token is expired" : "token is invalid");
        });
      const claims = claimsSchema.safeParse(payload);
      if (!claims.success) throw badToken("its claims are not those of a signed-in person");
      return { sub: claims.data.sub, session_id: claims.data.session_id };
    },
  };
}

function badToken(reason: string): AuthError {
  const message = `invalid JWT: unable to parse or verify signature, ${reason}`;
  return new AuthError(403, "bad_jwt", message);
}
