import { z } from "zod";
import { emailAddress } from "../accounts/email-address.ts";
import { findByEmail, isBanned, isConfirmed, type User } from "../accounts/users.ts";
import { invalidInput } from "../auth-error.ts";
import { requestEmailChange } from "../changes/change-email.ts";
import type { AuthContext, Endpoint } from "../context.ts";
import { ok } from "../http/answer.ts";
import {
  type Challenge,
  challengeFields,
  keepFlow,
  linkFor,
  readChallenge,
} from "../links/code-flows.ts";
import { mailTokens } from "../links/mail-tokens.ts";
import { keepToken } from "../links/one-time-tokens.ts";

const fields = z.object({ type: z.string(), email: emailAddress, ...challengeFields });

/** Sends a pending mail again with a new link; the older link stops working. */
export const resend: Endpoint = async (auth, request) => {
  const { type, email, ...given } = await request.body(fields);
  if (type !== "signup" && type !== "email_change") {
    throw invalidInput("Missing one of these types: signup, email_change");
  }
  const challenge = readChallenge(given);
  await auth.limits.mail(type, email, request.ip);
  const redirectTo = auth.redirects.target(request.query.get("redirect_to"));
  auth.mailer.inBackground(type, async () => {
    const user = await findByEmail(auth.pool, email);
    if (!user || isBanned(user)) return;
    if (type === "signup" && !isConfirmed(user)) {
      await confirmAgain(auth, user, email, redirectTo, challenge);
    }
    if (type === "email_change" && user.email_change) {
      const to = user.email_change;
      // The current mailbox also gets a mail, whoever asks.
      await auth.limits.mail(type, to, request.ip);
      await requestEmailChange(auth, { user, to, redirectTo, challenge });
    }
  });
  return ok({});
};

async function confirmAgain(
  auth: AuthContext,
  user: User,
  email: string,
  redirectTo: string,
  challenge: Challenge | undefined,
): Promise<void> {
  const link = linkFor(challenge);
  const userId = user.id;
  await mailTokens(
    auth,
    userId,
    async (client) => {
      const sent = "update auth.users set confirmation_sent_at = now() where id = $1";
      await client.query(sent, [userId]);
      await keepToken(client, { ...link, userId, type: "confirmation_token", relatesTo: email });
      if (challenge) {
        const flow = { id: link.id, userId, method: "email/signup", provider: "email" } as const;
        await keepFlow(client, { ...flow, challenge });
      }
    },
    (answer) =>
      auth.mailer.send("signup", answer, {
        token: link.token,
        token_hash: link.token,
        redirect_to: redirectTo,
      }),
  );
}
