import type pg from "pg";
import { recordMails } from "./domain/mail/record-mails.ts";
import type { Logger } from "./log.ts";
import { createMailer, type Mailer } from "./services/mail/mailer.ts";

/** The mailer of a mail server, whose mails are recorded; undefined without one. */
export function openMailer(
  smtp: { url: string | undefined; from: string },
  means: { pool: pg.Pool; log: Logger },
): Mailer | undefined {
  const { url, from } = smtp;
  return url === undefined ? undefined : recordMails(createMailer({ url, from }), means);
}
