import type pg from "pg";
import { deliverUnlessStopped } from "./domain/bounces/deliver-unless-stopped.ts";
import { recordMails } from "./domain/mail/record-mails.ts";
import type { Env } from "./env.ts";
import type { Logger } from "./log.ts";
import { createMailer, type Mailer } from "./services/mail/mailer.ts";

/** A mailer that handles bounces and records mails; undefined without a mail server. */
export function openMailer(
  url: string | undefined,
  env: Pick<Env, "MAIL_FROM" | "BOUNCE_ADDRESS">,
  means: { pool: pg.Pool; log: Logger },
): Mailer | undefined {
  if (url === undefined) return undefined;
  const { MAIL_FROM: from, BOUNCE_ADDRESS: bounceAddress } = env;
  const mailer = createMailer({ url, from });
  const deliver = deliverUnlessStopped(mailer, { ...means, from, bounceAddress });
  return { send: recordMails(deliver, means), close: () => mailer.close() };
}
