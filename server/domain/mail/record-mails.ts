import type pg from "pg";
import type { MailKind } from "../../../contracts/mails.ts";
import type { Logger } from "../../log.ts";
import { mailFailure } from "../../services/mail/mail-failure.ts";
import type { Mail, Mailer } from "../../services/mail/mailer.ts";
import { signal } from "../../signals/signal.ts";
import type { Deliver, Delivery } from "../bounces/deliver-unless-stopped.ts";

/** Only the newsletter keeps a visitor's address, which is deleted when they leave. */
const OF_ACCOUNTS_ONLY: ReadonlySet<MailKind> = new Set(["newsletter", "newsletter_confirmation"]);

/** Records mails so that support can see which went out; their content is not kept. */
export function recordMails(
  deliver: Deliver,
  { pool, log }: { pool: pg.Pool; log: Pick<Logger, "error"> },
): Mailer["send"] {
  const record = async (mail: Mail, outcome: Delivery | "failed") => {
    const { to, kind = "other" } = mail;
    if (kind === "farewell") return;
    await pool
      .query(
        `insert into desk.mails (kind, address, outcome, person)
         select $1, $2, $3, person
           from (select (select id from auth.users where email = lower($2) and not is_sso_user limit 1)
                   as person) as known
          where person is not null or not $4`,
        [kind, to, outcome, OF_ACCOUNTS_ONLY.has(kind)],
      )
      // A mail must not depend on its record.
      .catch((error: unknown) => {
        log.error({ error: String(error), kind }, "A mail could not be recorded");
      });
  };
  return async (mail) => {
    let outcome: Delivery;
    try {
      outcome = await deliver(mail);
    } catch (error) {
      // An address that does not exist says nothing about the mail server.
      const isRefused = mailFailure(error) === "refused";
      signal({ kind: "mail", outcome: isRefused ? "refused" : "failed" });
      await record(mail, "failed");
      throw error;
    }
    signal({ kind: "mail", outcome });
    await record(mail, outcome);
  };
}
