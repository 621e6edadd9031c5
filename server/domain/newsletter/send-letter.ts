import type pg from "pg";
import type { Logger } from "../../log.ts";
import { mailFailure } from "../../services/mail/mail-failure.ts";
import type { Mailer } from "../../services/mail/mailer.ts";
import { mayMail } from "../bounces/stopped-addresses.ts";
import { composeLetter } from "./compose-letter.ts";
import { readLinks } from "./links.ts";
import { readLetter } from "./read-letter.ts";

/**
 * Sends a week's mail to one of its recipients, never twice. The beginning is recorded first: a process killed
 * before the mail server has answered leaves a mail in doubt, which is not sent again. A mail that the server has
 * certainly not accepted is retried by its job.
 */
export async function sendLetter(
  means: {
    pool: pg.Pool;
    mailer: Pick<Mailer, "send">;
    publicUrl: string;
    log: Pick<Logger, "error">;
  },
  sendId: string,
): Promise<void> {
  const { pool, mailer, publicUrl, log } = means;
  const letter = await readLetter(pool, sendId);
  const links = letter && (await readLinks(pool));
  const mail = letter && links && composeLetter(letter, { publicUrl, links });
  if (!mail) return;
  const { rowCount } = await pool.query(
    "update internal.newsletter_sends set begun_at = now() where id = $1 and begun_at is null",
    [sendId],
  );
  if (rowCount === 0) return;
  // Then it is held back, which the record of weeks must show.
  const isStopped = !(await mayMail(pool, mail.to, "newsletter"));
  try {
    await mailer.send(mail);
  } catch (error) {
    const became = mailFailure(error);
    if (became !== "unsent") {
      log.error({ error: String(error), became, sendId }, "A mail of the week was not sent");
      return;
    }
    await pool.query("update internal.newsletter_sends set begun_at = null where id = $1", [
      sendId,
    ]);
    throw error;
  }
  if (isStopped) return;
  await pool.query("update internal.newsletter_sends set sent_at = now() where id = $1", [sendId]);
}
