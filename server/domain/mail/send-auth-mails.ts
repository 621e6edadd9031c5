import type { Mailer } from "../../services/mail/mailer.ts";
import { composeAuthMails } from "./auth-mail.ts";
import { authMailRequest } from "./auth-mail-request.ts";

/**
 * Sends what an auth service asks for, one mail after the other.
 * @throws when the request is none that we know, or the mail server takes no mail.
 */
export async function sendAuthMails(
  mailer: Mailer,
  request: unknown,
  publicUrl: string,
): Promise<void> {
  for (const mail of composeAuthMails(authMailRequest.parse(request), publicUrl)) {
    await mailer.send(mail);
  }
}
