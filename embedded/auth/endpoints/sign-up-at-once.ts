import { inTransaction } from "../../postgres/transaction.ts";
import { confirmAddress, holdAddress } from "../accounts/confirm.ts";
import { hashPassword } from "../accounts/passwords.ts";
import { addEmailAccount, newAccountId } from "../accounts/register.ts";
import type { UserMetadata } from "../accounts/user-metadata.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthContext } from "../context.ts";
import { type Answer, ok } from "../http/answer.ts";
import type { AuthRequest } from "../http/auth-request.ts";
import { openSession } from "../sessions/open-session.ts";

/**
 * A sign-up without confirmation (`autoconfirm`): signs in at once, and says when an address is
 * taken.
 */
export async function signUpAtOnce(
  auth: AuthContext,
  request: AuthRequest,
  given: { email: string; password: string; data: UserMetadata },
): Promise<Answer> {
  const { password, ...account } = given;
  const passwordHash = await hashPassword(password, auth.passwordCost);
  const session = await inTransaction(auth.pool, async (client) => {
    if (await holdAddress(client, account.email)) {
      throw new AuthError(422, "user_already_exists", "User already registered");
    }
    const id = newAccountId();
    await addEmailAccount(client, { ...account, id, passwordHash });
    await confirmAddress(client, id);
    return openSession(auth, client, { userId: id, method: "password" }, request);
  });
  return ok(session);
}
