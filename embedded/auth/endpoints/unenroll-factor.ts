import { inTransaction } from "../../postgres/transaction.ts";
import { readUserAnswer } from "../accounts/user-answer.ts";
import { findById, holdById } from "../accounts/users.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthContext, Endpoint } from "../context.ts";
import { factorsOf } from "../factors/factors.ts";
import { ok } from "../http/answer.ts";
import { currentSession } from "../sessions/current-session.ts";
import { factorIdOf, unknownFactor } from "./verify-factor.ts";

/** Removes one of the person's factors. If it counts, the session must have shown two. */
export const unenrollFactor: Endpoint = async (auth, request) => {
  const session = await currentSession(auth, request);
  await auth.limits.request("changesPerIp", request.ip);
  const id = factorIdOf(request);
  const factors = await factorsOf(auth.pool, session.user.id);
  const factor = factors.find((each) => each.id === id);
  if (!factor) throw unknownFactor();
  if (factor.status === "verified" && session.aal !== "aal2") {
    const message = "AAL2 required to unenroll verified factor";
    throw new AuthError(422, "insufficient_aal", message);
  }
  await removeFactor(auth, session.user.id, id);
  return ok({ id });
};

/** Removes the factor and sessions' proofs by it; reports it if it counted. */
export async function removeFactor(auth: AuthContext, userId: string, id: string): Promise<void> {
  const counted = await inTransaction(auth.pool, async (client) => {
    await holdById(client, userId);
    const { rows } = await client.query<{ status: string }>(
      "delete from auth.mfa_factors where id = $1 and user_id = $2 returning status",
      [id, userId],
    );
    if (!rows[0]) throw unknownFactor();
    await client.query(
      `delete from auth.mfa_amr_claims where authentication_method = 'totp'
         and session_id in (select id from auth.sessions where factor_id = $1)`,
      [id],
    );
    await client.query(
      "update auth.sessions set aal = 'aal1', factor_id = null where factor_id = $1",
      [id],
    );
    return rows[0].status === "verified";
  });
  const user = counted ? await findById(auth.pool, userId) : undefined;
  if (!user) return;
  auth.mailer.tell("mfa_factor_unenrolled_notification", await readUserAnswer(auth.pool, user));
}
