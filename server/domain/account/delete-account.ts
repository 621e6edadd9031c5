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
 * Deletes a person: files, published page, rows, sessions, account. The account is the last step that
 * can fail, so that somebody whose deletion stopped half-way can still sign in and ask again; every
 * step may find its work already done.
 * @param person.sessionId the person's own, which lasts to the end; the others end at once. None if
 * somebody else deletes them: the caller has checked that they may.
 */
export async function deleteAccount(
  means: {
    pool: pg.Pool;
    admin: Pick<ProjectAdmin, "removeFolder" | "deleteUser">;
    mailer: Pick<Mailer, "send"> | undefined;
    log: Pick<Logger, "error">;
  },
  person: Pick<Actor, "userId" | "email"> & { sessionId?: string },
): Promise<void> {
  const { pool, admin, mailer, log } = means;
  // Read before it goes with the account.
  const language = await readLanguage(pool, person.userId);
  await pool.query("delete from auth.sessions where user_id = $1 and id is distinct from $2", [
    person.userId,
    person.sessionId ?? null,
  ]);
  await admin.removeFolder(person.userId);
  await takeDown(pool, person);
  await admin.deleteUser(person.userId);
  // At once rather than as a job: nothing of the person may wait in a table.
  void mailer?.send(farewell(person.email, language)).catch((error: unknown) => {
    log.error({ error: String(error) }, "The farewell mail of a deleted account could not be sent");
  });
  // A file uploaded in the meantime now has neither owner nor row. Nobody is left to try again, so a
  // failure is for the operator.
  await admin.removeFolder(person.userId).catch((error: unknown) => {
    log.error(
      { error: String(error), folder: person.userId },
      "Files of a deleted account may be left",
    );
  });
}

function farewell(email: string, language: Language): Mail {
  const t = mailWords(language);
  return layOutMail(email, language, {
    kind: "farewell",
    subject: t("deletedSubject"),
    heading: t("deletedHeading"),
    paragraphs: [t("deletedText")],
    notes: [],
  });
}
