import { z } from "zod";
import { emailAddress } from "../accounts/email-address.ts";
import { readUserAnswer } from "../accounts/user-answer.ts";
import { type UserMetadata, userMetadata } from "../accounts/user-metadata.ts";
import { findById } from "../accounts/users.ts";
import { AuthError, expiredLink, invalidInput } from "../auth-error.ts";
import { cancelEmailChange, requestEmailChange } from "../changes/change-email.ts";
import { changePassword } from "../changes/change-password.ts";
import type { AuthContext, Endpoint } from "../context.ts";
import { hasSecondFactor } from "../factors/factors.ts";
import { ok } from "../http/answer.ts";
import { challengeFields, readChallenge } from "../links/code-flows.ts";
import { currentSession } from "../sessions/current-session.ts";

const fields = z.object({
  email: emailAddress.or(z.literal("")).nullish(),
  password: z.string().nullish(),
  current_password: z.string().nullish(),
  nonce: z.string().nullish(),
  data: userMetadata.nullish(),
  app_metadata: z.unknown().optional(),
  ...challengeFields,
});

/**
 * Changes the person's password, address or data. Requesting the current address cancels a pending
 * change of address.
 */
export const updateUser: Endpoint = async (auth, request) => {
  const session = await currentSession(auth, request);
  await auth.limits.request("changesPerIp", request.ip);
  const given = await request.body(fields);
  const { user } = session;
  if (given.app_metadata !== undefined) {
    const message = "Updating app_metadata requires admin privileges";
    throw new AuthError(403, "not_admin", message);
  }
  if (given.password && given.email) {
    throw invalidInput("Change the email address and the password one after the other");
  }
  const changesSignIn = given.password || (given.email && given.email !== user.email);
  if (changesSignIn && session.aal !== "aal2" && (await hasSecondFactor(auth.pool, user.id))) {
    const message = "AAL2 session is required to update email or password when MFA is enabled.";
    throw new AuthError(401, "insufficient_aal", message);
  }
  const challenge = readChallenge(given);

  if (typeof given.password === "string") {
    await changePassword(auth, session, request.ip, {
      password: given.password,
      current: given.current_password ?? "",
      nonce: given.nonce ?? "",
    });
  }
  if (given.email && given.email === user.email) await cancelEmailChange(auth.pool, user.id);
  else if (given.email) {
    const redirectTo = auth.redirects.target(request.query.get("redirect_to"));
    await auth.limits.mail("email_change", user.email ?? "", request.ip);
    await auth.limits.mail("email_change", given.email, request.ip);
    await requestEmailChange(auth, { user, to: given.email, redirectTo, challenge });
  }
  if (given.data) await mergeMetadata(auth, user.id, given.data);

  const changed = await findById(auth.pool, user.id);
  if (!changed) throw expiredLink();
  const answer = await readUserAnswer(auth.pool, changed);
  if (typeof given.password === "string") auth.mailer.tell("password_changed_notification", answer);
  return ok(answer);
};

/** Null removes a field; fields that are not named stay. */
async function mergeMetadata(auth: AuthContext, userId: string, data: UserMetadata): Promise<void> {
  const present = Object.fromEntries(Object.entries(data).filter(([, value]) => value !== null));
  const gone = Object.keys(data).filter((name) => data[name] === null);
  const { rowCount } = await auth.pool.query(
    `update auth.users
     set raw_user_meta_data = (coalesce(raw_user_meta_data, '{}') || $2) - $3::text[],
       updated_at = now()
     where id = $1
       and octet_length(((coalesce(raw_user_meta_data, '{}') || $2) - $3::text[])::text) <= 8192`,
    [userId, present, gone],
  );
  if (rowCount === 0) throw invalidInput("data: is too much in all");
}
