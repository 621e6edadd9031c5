import type pg from "pg";
import type { Logger } from "../../log.ts";
import { mailFailure } from "../../services/mail/mail-failure.ts";
import type { Mail, Mailer } from "../../services/mail/mailer.ts";
import { judgeStatus, readRefusal } from "../../services/mail/reports/judge-status.ts";
import type { ReportedMail, ReturnPaths } from "../../services/mail/reports/return-paths.ts";
import { noteBounce } from "./note-bounce.ts";
import { readReturnPaths } from "./return-paths.ts";
import { mayMail } from "./stopped-addresses.ts";

/** What became of a mail that did not fail. */
export type Delivery = "sent" | "stopped";

/** Sends a mail unless its address is stopped. @throws when the mail server refuses or does not answer. */
export type Deliver = (mail: Mail) => Promise<Delivery>;

/**
 * The only way out for mails: signs each, so that a report names it; keeps back mails to a stopped address;
 * and notes an address that the mail server refuses at once.
 * @param settings.bounceAddress each mail's token is added to its name, `bounces+…@benih.example`
 */
export function deliverUnlessStopped(
  mailer: Pick<Mailer, "send">,
  settings: {
    pool: pg.Pool;
    log: Pick<Logger, "error">;
    from: string;
    bounceAddress: string | undefined;
  },
): Deliver {
  const { pool, log, from, bounceAddress } = settings;
  const domain = /@([^\s<>@]+)>?$/.exec(from)?.[1] ?? "localhost";
  let paths: ReturnPaths | undefined;

  const sign = async (mail: Mail): Promise<{ signed: Mail; reported: ReportedMail }> => {
    paths ??= await readReturnPaths(pool);
    const { rows } = await pool.query<{ key: Buffer }>("select internal.address_key($1) as key", [
      mail.to,
    ]);
    const { token, mail: reported } = paths.sign(rows[0]?.key ?? Buffer.alloc(0));
    const marks = {
      messageId: `<${token}@${domain}>`,
      returnPath: bounceAddress?.replace("@", `+${token}@`),
    };
    return { signed: { ...mail, marks }, reported };
  };

  return async (mail) => {
    let ready: Awaited<ReturnType<typeof sign>> | undefined;
    try {
      if (!(await mayMail(pool, mail.to, mail.kind ?? "other"))) return "stopped";
      ready = await sign(mail);
    } catch (error) {
      // Somebody may wait for this mail: it goes out unsigned rather than not at all.
      log.error(
        { error: String(error), kind: mail.kind },
        "Bounces could not be minded for a mail",
      );
    }
    try {
      await mailer.send(ready?.signed ?? mail);
    } catch (error) {
      if (ready) {
        await noteRefusal(pool, ready.reported, error).catch((failure: unknown) => {
          log.error({ error: String(failure) }, "A refused address could not be noted");
        });
      }
      throw error;
    }
    return "sent";
  };
}

/** A mail server that says at once that there is no such mailbox is as good as a report. */
async function noteRefusal(pool: pg.Pool, mail: ReportedMail, error: unknown): Promise<void> {
  if (mailFailure(error) !== "refused") return;
  const words =
    error instanceof Error && "response" in error ? String(error.response) : String(error);
  const refusal = readRefusal(words);
  await noteBounce(pool, { ...mail, kind: judgeStatus(refusal), status: refusal.status });
}
