import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";
import type { Logger } from "../../log.ts";
import type { Mail, Mailer } from "../../services/mail/mailer.ts";
import type { ProjectAdmin } from "../../services/project/project-admin.ts";
import { layOutMail } from "../mail/lay-out-mail.ts";
import { mailWords } from "../mail/mail-words.ts";
import type { Actor } from "./actor.ts";
import { readLanguage } from "./read-language.ts";
import { takeDown } from "./take-down.ts";

/**
 * Deletes a person: files, published page, rows, sessions, account. Of the steps that can fail, the
 * account comes last, so that somebody whose deletion stopped half-way can still sign in and ask
 * again; every step may find its work already done.
 */
export async function deleteAccount(
  means: {
    pool: pg.Pool;
    admin: Pick<ProjectAdmin, "removeFolder" | "deleteUser">;
    mailer: Pick<Mailer, "send"> | undefined;
    log: Pick<Logger, "error">;
  },
  actor: Actor,
): Promise<void> {
  const { pool, admin, mailer, log } = means;
  // Read before it goes with the account.
  const language = await readLanguage(pool, actor.userId);
  await pool.query("delete from auth.sessions where user_id = $1 and id <> $2", [
    actor.userId,
    actor.sessionId,
  ]);
  await admin.removeFolder(actor.userId);
  await takeDown(pool, actor);
  await admin.deleteUser(actor.userId);
  // At once, and not as a job: nothing of the person may wait in a table to be sent.
  void mailer?.send(farewell(actor.email, language)).catch((error: unknown) => {
    log.error({ error: String(error) }, "The farewell mail of a deleted account could not be sent");
  });
  // A file uploaded in the meantime has no owner and no row now. Nobody is left to ask again, so a
  // failure is for the operator.
  await admin.removeFolder(actor.userId).catch((error: unknown) => {
    log.error(
      { error: String(error), folder: actor.userId },
      "Files of a deleted account may be left",
    );
  });
}

function farewell(email: string, language: Language): Mail {
  const t = mailWords(language);
  return layOutMail(email, language, {
    subject: t("deletedSubject"),
    heading: t("deletedHeading"),
    paragraphs: [t("deletedText")],
    notes: [],
  });
}
