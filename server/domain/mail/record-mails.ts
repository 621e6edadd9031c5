import type pg from "pg";
import type { Logger } from "../../log.ts";
import type { Mail, Mailer } from "../../services/mail/mailer.ts";

/** Those who help people see which mails went out; what they said is not kept. */
export function recordMails(
  mailer: Mailer,
  { pool, log }: { pool: pg.Pool; log: Pick<Logger, "error"> },
): Mailer {
  const record = async (mail: Mail, outcome: "sent" | "failed") => {
    const { to, kind = "other" } = mail;
    if (kind === "farewell") return;
    await pool
      .query(
        `insert into desk.mails (kind, address, outcome, person)
         values ($1, $2, $3, (
           select id from auth.users where email = lower($2) and not is_sso_user limit 1))`,
        [kind, to, outcome],
      )
      // A mail must not depend on its record.
      .catch((error: unknown) => {
        log.error({ error: String(error), kind }, "A mail could not be recorded");
      });
  };
  return {
    async send(mail) {
      try {
        await mailer.send(mail);
      } catch (error) {
        await record(mail, "failed");
        throw error;
      }
      await record(mail, "sent");
    },
    close: () => mailer.close(),
  };
}

/** After a year a record helps nobody. */
export async function forgetOldMails(pool: pg.Pool): Promise<void> {
  await pool.query("delete from desk.mails where at < now() - interval '1 year'");
}
