import { inTransaction } from "../../postgres/transaction.ts";
import { emailIdentity, keepIdentity, listProviders } from "../accounts/identities.ts";
import { checkStrength, hashPassword, isPassword } from "../accounts/passwords.ts";
import { hasPassword, holdById } from "../accounts/users.ts";
import { AuthError, invalidCredentials } from "../auth-error.ts";
import type { AuthContext } from "../context.ts";
import { dropTokens } from "../links/one-time-tokens.ts";
import type { CurrentSession } from "../sessions/current-session.ts";
import { proofsOf } from "../sessions/session-tokens.ts";
import { cancelEmailChange } from "./change-email.ts";
import { checkNonce } from "./reauthentication.ts";

const HOUR_S = 3600;
const DAY_S = 24 * HOUR_S;

/**
 * Sets a new password and ends the other sessions. An open session is not enough: it requires the
 * current password (a hosted project's `security_update_password_require_current_password`), unless
 * the session came from a recovery link within the last hour. A first password requires a mailed
 * code when the session is older than a day.
 * @throws AuthError
 */
export async function changePassword(
  auth: AuthContext,
  session: CurrentSession,
  ip: string,
  given: { password: string; current: string; nonce: string },
): Promise<void> {
  const { user } = session;
  checkStrength(given.password);
  if (!(await isRecovery(auth, session))) {
    if (hasPassword(user)) await checkCurrent(auth, session, ip, given.current);
    else if (session.ageSeconds > DAY_S) await checkNonce(auth, user, ip, given.nonce);
  }
  if (await isPassword(given.password, user.encrypted_password)) {
    const message = "New password should be different from the old password.";
    throw new AuthError(422, "same_password", message);
  }
  const hash = await hashPassword(given.password, auth.passwordCost);
  await inTransaction(auth.pool, async (client) => {
    const held = await holdById(client, user.id);
    // Another request was faster: the password we checked is no longer the current one.
    if (held?.encrypted_password !== user.encrypted_password) throw invalidCredentials();
    await client.query(
      "update auth.users set encrypted_password = $2, updated_at = now() where id = $1",
      [user.id, hash],
    );
    await client.query("delete from auth.sessions where user_id = $1 and id <> $2", [
      user.id,
      session.id,
    ]);
    // The link has been used up: the next change requires the password again.
    await client.query(
      `update auth.mfa_amr_claims set authentication_method = 'password', updated_at = now()
       where session_id = $1 and authentication_method = 'recovery'`,
      [session.id],
    );
    // The person may be changing the password to shut out somebody who has requested links.
    await cancelEmailChange(client, user.id);
    await dropTokens(client, user.id);
    if (!hasPassword(user)) {
      await keepIdentity(client, user.id, "email", emailIdentity(user, true));
      await listProviders(client, user.id);
    }
  });
}

async function isRecovery(auth: AuthContext, session: CurrentSession): Promise<boolean> {
  const proofs = await proofsOf(auth.pool, session.id);
  return proofs.some(
    ({ method, timestamp }) => method === "recovery" && Date.now() / 1000 - timestamp <= HOUR_S,
  );
}

async function checkCurrent(
  auth: AuthContext,
  { user }: CurrentSession,
  ip: string,
  current: string,
): Promise<void> {
  if (current === "") {
    const message = "Current password required when setting new password.";
    throw new AuthError(400, "current_password_required", message);
  }
  const isRight = await auth.limits.guess(user.email ?? user.id, ip, () =>
    isPassword(current, user.encrypted_password),
  );
  if (!isRight) {
    const message = "Current password required when setting new password.";
    throw new AuthError(400, "current_password_invalid", message);
  }
}
