import { randomUUID } from "node:crypto";
import { renderSVG } from "uqr";
import { z } from "zod";
import { inTransaction } from "../../postgres/transaction.ts";
import { holdById } from "../accounts/users.ts";
import { AuthError, invalidInput } from "../auth-error.ts";
import type { Endpoint } from "../context.ts";
import { factorsOf } from "../factors/factors.ts";
import { newSecret, seal, totpUri } from "../factors/totp.ts";
import { ok } from "../http/answer.ts";
import { currentSession } from "../sessions/current-session.ts";

const MOST_FACTORS = 10;
const MAX_NAME = 255;

const fields = z.object({
  factor_type: z.string(),
  friendly_name: z.string().max(MAX_NAME).nullish(),
  issuer: z.string().max(MAX_NAME).nullish(),
});

/** Begins a second factor, which counts once one of its codes was verified. */
export const enrollFactor: Endpoint = async (auth, request) => {
  const session = await currentSession(auth, request);
  await auth.limits.request("changesPerIp", request.ip);
  const given = await request.body(fields);
  requireTotp(given.factor_type);
  const { user } = session;
  const name = given.friendly_name ?? "";
  const id = randomUUID();
  const secret = newSecret();
  await inTransaction(auth.pool, async (client) => {
    await holdById(client, user.id);
    // Drops factors that were begun and abandoned, whose picture nobody has any more.
    await client.query(
      `delete from auth.mfa_factors where user_id = $1 and status = 'unverified'
         and created_at < now() - interval '5 minutes'`,
      [user.id],
    );
    const factors = await factorsOf(client, user.id);
    if (factors.length >= MOST_FACTORS) {
      const message = "Maximum number of verified factors reached, unenroll to continue";
      throw new AuthError(422, "too_many_enrolled_mfa_factors", message);
    }
    if (session.aal !== "aal2" && factors.some(({ status }) => status === "verified")) {
      throw new AuthError(403, "insufficient_aal", "AAL2 required to enroll a new factor");
    }
    if (name.trim() !== "" && factors.some((factor) => factor.friendly_name === name)) {
      const message = `A factor with the friendly name "${name}" for this user already exists`;
      throw new AuthError(422, "mfa_factor_name_conflict", message);
    }
    await client.query(
      `insert into auth.mfa_factors
         (id, user_id, friendly_name, factor_type, status, created_at, updated_at, secret)
       values ($1, $2, $3, 'totp', 'unverified', now(), now(), $4)`,
      [id, user.id, name, seal(auth.factorKeys()[0], secret)],
    );
  });
  const issuer = given.issuer || auth.siteName;
  const uri = totpUri({ issuer, account: user.email ?? user.id, secret });
  return ok({
    id,
    type: "totp",
    friendly_name: name,
    totp: { qr_code: renderSVG(uri, { border: 2 }), secret, uri },
  });
};

function requireTotp(type: string): void {
  if (type === "totp") return;
  if (type === "phone") {
    throw new AuthError(422, "mfa_phone_enroll_not_enabled", "MFA enroll is disabled for Phone");
  }
  if (type === "webauthn") {
    const message = "MFA enroll is disabled for WebAuthn";
    throw new AuthError(422, "mfa_webauthn_enroll_not_enabled", message);
  }
  throw invalidInput("factor_type needs to be totp, phone, or webauthn");
}
