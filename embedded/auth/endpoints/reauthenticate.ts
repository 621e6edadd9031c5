import { isConfirmed } from "../accounts/users.ts";
import { AuthError } from "../auth-error.ts";
import { mailCode } from "../changes/reauthentication.ts";
import type { Endpoint } from "../context.ts";
import { ok } from "../http/answer.ts";
import { currentSession } from "../sessions/current-session.ts";

export const reauthenticate: Endpoint = async (auth, request) => {
  const { user } = await currentSession(auth, request);
  if (!isConfirmed(user)) {
    throw new AuthError(422, "email_not_confirmed", "Please verify your email first.");
  }
  await auth.limits.mail("reauthentication", user.email ?? "", request.ip);
  await mailCode(auth, user);
  return ok({});
};
