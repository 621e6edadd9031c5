import { z } from "zod";
import { inTransaction } from "../../postgres/transaction.ts";
import { isPassword } from "../accounts/passwords.ts";
import { findByEmail, holdById, isBanned, isConfirmed } from "../accounts/users.ts";
import { AuthError, invalidCredentials, invalidInput } from "../auth-error.ts";
import type { Endpoint } from "../context.ts";
import { ok } from "../http/answer.ts";
import { openSession } from "../sessions/open-session.ts";

const fields = z.object({
  email: z.string().max(255).nullish(),
  phone: z.string().nullish(),
  password: z.string().nullish(),
});

/**
 * Signs in by address and password. Without the password, nothing about the account is revealed.
 */
export const signIn: Endpoint = async (auth, request) => {
  await auth.limits.request("signInsPerIp", request.ip);
  const { email, phone, password } = await request.body(fields);
  if (phone) throw new AuthError(422, "phone_provider_disabled", "Phone logins are disabled");
  if (!email) throw invalidInput("missing email or phone");
  const user = await findByEmail(auth.pool, email.toLowerCase());
  const isRight = await auth.limits.guess(email.toLowerCase(), request.ip, () =>
    isPassword(password ?? "", user?.encrypted_password ?? null),
  );
  if (!user || !isRight) throw invalidCredentials();
  if (isBanned(user)) throw new AuthError(400, "user_banned", "User is banned");
  if (!isConfirmed(user)) throw new AuthError(400, "email_not_confirmed", "Email not confirmed");
  const session = await inTransaction(auth.pool, async (client) => {
    const held = await holdById(client, user.id);
    // Changed during the comparison: the change has ended the other sessions, including this one.
    if (held?.encrypted_password !== user.encrypted_password) throw invalidCredentials();
    return openSession(auth, client, { userId: user.id, method: "password" }, request);
  });
  return ok(session);
};
