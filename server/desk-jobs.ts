import type pg from "pg";
import {
  keepSchedule,
  sendCaseAnswer,
  sendStaffInvitation,
  takeInPicturesJob,
  tellOfStaffAct,
} from "../contracts/jobs.ts";
import { composeCaseAnswer } from "./domain/desk/case-mail.ts";
import { keepCases } from "./domain/desk/keep-cases.ts";
import { keepDocumentSchedule } from "./domain/desk/move-documents.ts";
import { composeInvitation } from "./domain/desk/staff-mail.ts";
import { composeToldAct } from "./domain/desk/told-mail.ts";
import { forgetOldItems, keepFeeds } from "./domain/feeds/keep-feeds.ts";
import type { MailSite } from "./domain/mail/auth-mail.ts";
import {
  type PictureTaking,
  queueTakeIn,
  takeInForeignPictures,
} from "./domain/pictures/take-in.ts";
import { keepWritings } from "./domain/writing/keep-writings.ts";

import { type JobHandler, jobHandler, type TimedJob } from "./jobs/worker.ts";
import type { Mailer } from "./services/mail/mailer.ts";

/** The desk's jobs: scheduled documents and mails. */
export function deskHandlers(means: {
  pool: pg.Pool;
  mailer: Mailer | undefined;
  site: MailSite;
  pictures: PictureTaking;
  /** Where the project's own files are served. */
  filesUrl: string;
}): JobHandler[] {
  const { pool, mailer, site, pictures, filesUrl } = means;
  const { publicUrl } = site;
  return [
    jobHandler(keepSchedule, ({ documentId }) => keepDocumentSchedule(pool, documentId)),
    jobHandler(sendStaffInvitation, async (payload) => {
      await mailer?.send(composeInvitation(payload, publicUrl));
    }),
    jobHandler(sendCaseAnswer, async ({ caseId }) => {
      const mail = await composeCaseAnswer(pool, caseId, publicUrl);
      if (mail) await mailer?.send(mail);
    }),
    jobHandler(tellOfStaffAct, async (payload) => {
      const mail = await composeToldAct(pool, payload, site);
      if (mail) await mailer?.send(mail);
    }),
    jobHandler(takeInPicturesJob, () => takeInForeignPictures(pictures, filesUrl)),
  ];
}

/** The desk's timed jobs; the services' thread visits publishers and writes articles. */
export function timedDeskJobs(
  pool: pg.Pool,
  { visitsFeeds, hasModel }: { visitsFeeds: boolean; hasModel: boolean },
): TimedJob[] {
  return [
    { name: "keep_cases", at: "43 19 * * *", run: () => keepCases(pool) },
    { name: "look_for_foreign_pictures", at: "*/20 * * * *", run: () => queueTakeIn(pool) },
    { name: "forget_old_items", at: "19 20 * * *", run: () => forgetOldItems(pool) },
    ...(hasModel
      ? [{ name: "keep_writings", at: "* * * * *", run: () => keepWritings(pool) }]
      : []),
    ...(visitsFeeds ? [{ name: "keep_feeds", at: "*/5 * * * *", run: () => keepFeeds(pool) }] : []),
  ];
}
