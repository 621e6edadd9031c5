import type { Mailer } from "../../services/mail/mailer.ts";
import { composeAuthMails, type MailSite } from "./auth-mail.ts";
import { authMailRequest } from "./auth-mail-request.ts";

/**
 * Sends the mails that an auth service asks for, one after the other.
 * @throws if the request is unknown, or the mail server refuses a mail
 */
export async function sendAuthMails(
  mailer: Mailer,
  request: unknown,
  site: MailSite,
): Promise<void> {
  for (const mail of composeAuthMails(authMailRequest.parse(request), site)) {
    await mailer.send(mail);
  }
}
