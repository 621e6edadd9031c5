import type pg from "pg";
import { keepSchedule, sendStaffInvitation } from "../contracts/jobs.ts";
import { keepDocumentSchedule } from "./domain/desk/move-documents.ts";
import { composeInvitation } from "./domain/desk/staff-mail.ts";
import { type JobHandler, jobHandler } from "./jobs/worker.ts";
import type { Mailer } from "./services/mail/mailer.ts";

/** What the desk leaves to be done later: documents at their time, and mails. */
export function deskHandlers(means: {
  pool: pg.Pool;
  mailer: Mailer | undefined;
  publicUrl: string;
}): JobHandler[] {
  const { pool, mailer, publicUrl } = means;
  return [
    jobHandler(keepSchedule, ({ documentId }) => keepDocumentSchedule(pool, documentId)),
    jobHandler(sendStaffInvitation, async (told) => {
      await mailer?.send(composeInvitation(told, publicUrl));
    }),
  ];
}
