import { z } from "zod";
import { emailAddress } from "../accounts/email-address.ts";
import { findByEmail, isBanned } from "../accounts/users.ts";
import type { Endpoint } from "../context.ts";
import { ok } from "../http/answer.ts";
import { challengeFields, keepFlow, linkFor, readChallenge } from "../links/code-flows.ts";
import { mailTokens } from "../links/mail-tokens.ts";
import { keepToken } from "../links/one-time-tokens.ts";

const fields = z.object({ email: emailAddress, ...challengeFields });

/** Mails a link that signs in and allows a new password, if there is an account. */
export const recover: Endpoint = async (auth, request) => {
  const { email, ...given } = await request.body(fields);
  const challenge = readChallenge(given);
  await auth.limits.mail("recovery", email, request.ip);
  const redirectTo = auth.redirects.target(request.query.get("redirect_to"));
  auth.mailer.inBackground("recovery", async () => {
    const user = await findByEmail(auth.pool, email);
    if (!user || isBanned(user)) return;
    const userId = user.id;
    const link = linkFor(challenge);
    await mailTokens(
      auth,
      userId,
      async (client) => {
        const sent = "update auth.users set recovery_sent_at = now() where id = $1";
        await client.query(sent, [userId]);
        await keepToken(client, { ...link, userId, type: "recovery_token", relatesTo: email });
        if (challenge) {
          const flow = { id: link.id, userId, method: "recovery", provider: "email" } as const;
          await keepFlow(client, { ...flow, challenge });
        }
      },
      (answer) =>
        auth.mailer.send("recovery", answer, {
          token: link.token,
          token_hash: link.token,
          redirect_to: redirectTo,
        }),
    );
  });
  return ok({});
};
