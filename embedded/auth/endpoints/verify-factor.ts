import { randomUUID } from "node:crypto";
import type pg from "pg";
import { z } from "zod";
import { inTransaction } from "../../postgres/transaction.ts";
import { readUserAnswer } from "../accounts/user-answer.ts";
import { holdById } from "../accounts/users.ts";
import { AuthError } from "../auth-error.ts";
import type { Endpoint } from "../context.ts";
import { stepOf, unseal } from "../factors/totp.ts";
import { ok } from "../http/answer.ts";
import type { AuthRequest } from "../http/auth-request.ts";
import { currentSession } from "../sessions/current-session.ts";
import { renewSession } from "../sessions/renew-session.ts";

const CHALLENGE_S = 300;

/** Asks for a code of a factor; the answer must come from the same network address. */
export const challengeFactor: Endpoint = async (auth, request) => {
  const { user } = await currentSession(auth, request);
  await auth.limits.request("changesPerIp", request.ip);
  const factorId = factorIdOf(request);
  const id = randomUUID();
  const { rowCount } = await auth.pool.query(
    `insert into auth.mfa_challenges (id, factor_id, created_at, ip_address)
     select $1, id, now(), $4 from auth.mfa_factors where id = $2 and user_id = $3`,
    [id, factorId, user.id, request.ip],
  );
  if (rowCount === 0) throw unknownFactor();
  return ok({ id, type: "totp", expires_at: Math.floor(Date.now() / 1000) + CHALLENGE_S });
};

const fields = z.object({ challenge_id: z.uuid(), code: z.string().max(20) });

/**
 * Verifies a code: from now on the factor counts, and this session has shown two. Sessions that have
 * shown only one end.
 */
export const verifyFactor: Endpoint = async (auth, request) => {
  const session = await currentSession(auth, request);
  await auth.limits.request("changesPerIp", request.ip);
  const factorId = factorIdOf(request);
  const given = await request.body(fields);
  const { user } = session;
  let isNew = false;
  const tokens = await inTransaction(auth.pool, async (client) => {
    await holdById(client, user.id);
    const asked = await readChallenge(client, { ...given, factorId, userId: user.id });
    if (!asked) {
      const message = "MFA factor with the provided challenge ID not found";
      throw new AuthError(404, "mfa_factor_not_found", message);
    }
    if (asked.verified || asked.ip !== request.ip) {
      const message = "Challenge and verify IP addresses mismatch";
      throw new AuthError(422, "mfa_ip_address_mismatch", message);
    }
    if (asked.age > CHALLENGE_S) {
      const message = `MFA challenge ${given.challenge_id} has expired, verify against another challenge or create a new challenge.`;
      throw new AuthError(422, "mfa_challenge_expired", message);
    }
    let step: number | undefined;
    await auth.limits.guessCode(user.id, async () => {
      step = stepOf(given.code, unseal(auth.factorKeys(), asked.secret));
      // A code works only once, in case somebody has watched it being typed.
      if (step !== undefined && step <= asked.lastUsed) step = undefined;
      return step !== undefined;
    });
    if (step === undefined) {
      throw new AuthError(422, "mfa_verification_failed", "Invalid TOTP code entered");
    }
    isNew = asked.status === "unverified";
    await keepProof(client, { ...given, factorId, userId: user.id, sessionId: session.id, step });
    return renewSession(auth, client, session.id, user);
  });
  if (isNew) {
    auth.mailer.tell("mfa_factor_enrolled_notification", await readUserAnswer(auth.pool, user));
  }
  return ok(tokens);
};

type Asked = {
  secret: string;
  status: string;
  verified: boolean;
  ip: string;
  age: number;
  lastUsed: number;
};

async function readChallenge(
  client: pg.PoolClient,
  given: { challenge_id: string; factorId: string; userId: string },
): Promise<Asked | undefined> {
  const { rows } = await client.query<Asked>(
    `select f.secret, f.status, c.verified_at is not null as verified, host(c.ip_address) as ip,
       extract(epoch from now() - c.created_at)::float as age,
       coalesce(f.last_used_step, 0)::float as "lastUsed"
     from auth.mfa_challenges c join auth.mfa_factors f on f.id = c.factor_id
     where c.id = $1 and f.id = $2 and f.user_id = $3`,
    [given.challenge_id, given.factorId, given.userId],
  );
  return rows[0];
}

async function keepProof(
  client: pg.PoolClient,
  given: {
    challenge_id: string;
    factorId: string;
    userId: string;
    sessionId: string;
    step: number;
  },
): Promise<void> {
  const { challenge_id, factorId, userId, sessionId, step } = given;
  await client.query("update auth.mfa_challenges set verified_at = now() where id = $1", [
    challenge_id,
  ]);
  await client.query(
    `update auth.mfa_factors set status = 'verified', last_used_step = $2, updated_at = now()
     where id = $1`,
    [factorId, step],
  );
  await client.query("update auth.sessions set aal = 'aal2', factor_id = $2 where id = $1", [
    sessionId,
    factorId,
  ]);
  await client.query(
    `insert into auth.mfa_amr_claims (id, session_id, created_at, updated_at, authentication_method)
     values ($1, $2, now(), now(), 'totp')
     on conflict (session_id, authentication_method) do update
       set created_at = now(), updated_at = now()`,
    [randomUUID(), sessionId],
  );
  await client.query(
    "delete from auth.sessions where user_id = $1 and id <> $2 and aal is distinct from 'aal2'",
    [userId, sessionId],
  );
  await client.query(
    "delete from auth.mfa_factors where user_id = $1 and id <> $2 and status = 'unverified'",
    [userId, factorId],
  );
}

/** The factor that the address names. */
export function factorIdOf(request: AuthRequest): string {
  const id = z.uuid().safeParse(request.path.split("/")[2]);
  if (!id.success) throw new AuthError(404, "validation_failed", "factor_id must be an UUID");
  return id.data;
}

export function unknownFactor(): AuthError {
  return new AuthError(404, "mfa_factor_not_found", "Factor not found");
}
