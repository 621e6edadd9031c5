import { randomInt, randomUUID } from "node:crypto";
import type { User } from "../accounts/users.ts";
import { AuthError } from "../auth-error.ts";
import type { AuthContext } from "../context.ts";
import { mailTokens } from "../links/mail-tokens.ts";
import { keepToken, spendToken } from "../links/one-time-tokens.ts";
import { stableId } from "../tokens/derived-keys.ts";

const DIGITS = 8;

/** Mails a code to type in, which is short, so wrong ones are counted. */
export async function mailCode(auth: AuthContext, user: User): Promise<void> {
  const code = String(randomInt(10 ** DIGITS)).padStart(DIGITS, "0");
  const userId = user.id;
  await mailTokens(
    auth,
    userId,
    async (client) => {
      const sent = "update auth.users set reauthentication_sent_at = now() where id = $1";
      await client.query(sent, [userId]);
      await keepToken(client, {
        id: randomUUID(),
        userId,
        type: "reauthentication_token",
        token: bound(auth.strangerKeys()[0], user, code),
        relatesTo: user.email ?? "",
      });
    },
    (answer) => auth.mailer.send("reauthentication", answer, { token: code }),
  );
}

/** @throws AuthError if the code is missing or not the one that was mailed. */
export async function checkNonce(
  auth: AuthContext,
  user: User,
  ip: string,
  nonce: string,
): Promise<void> {
  if (nonce === "") {
    const message = "Password update requires reauthentication";
    throw new AuthError(400, "reauthentication_needed", message);
  }
  const isRight = await auth.limits.guess(`code of ${user.id}`, ip, async () => {
    for (const key of auth.strangerKeys()) {
      const token = bound(key, user, nonce);
      if (await spendToken(auth.pool, token, ["reauthentication_token"])) return true;
    }
    return false;
  });
  if (!isRight) {
    throw new AuthError(422, "reauthentication_not_valid", "Nonce has expired or is invalid");
  }
}

/** A code is short, so it is hashed with a key, or it could be guessed from the table. */
function bound(key: Buffer, user: User, code: string): string {
  return stableId(key, `code ${code} of ${user.id}`);
}
