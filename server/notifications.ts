import type pg from "pg";
import { endAsksOfLocked, sendIntroductionMail, sendRunResult } from "../contracts/jobs.ts";
import { expireIntroductions } from "./domain/introductions/expire.ts";
import { composeIntroductionMail } from "./domain/introductions/introduction-mail.ts";
import { forgetOld } from "./domain/retention/forget-old.ts";
import { composeResultMail } from "./domain/runs/result-mail.ts";
import { type JobHandler, jobHandler, type TimedJob } from "./jobs/worker.ts";
import type { Logger } from "./log.ts";
import type { Mail, Mailer } from "./services/mail/mailer.ts";

/** Mails about finished runs and introductions, and the end of introductions that locked people asked for. */
export function notificationHandlers(settings: {
  pool: pg.Pool;
  mailer: Mailer | undefined;
  publicUrl: string;
}): JobHandler[] {
  const { pool, mailer, publicUrl } = settings;
  const send = async (mail: Mail | undefined) => {
    if (mail) await mailer?.send(mail);
  };
  return [
    jobHandler(sendRunResult, async ({ runId }) =>
      send(await composeResultMail(pool, runId, publicUrl)),
    ),
    jobHandler(sendIntroductionMail, async (payload) =>
      send(await composeIntroductionMail(pool, payload, publicUrl)),
    ),
    jobHandler(endAsksOfLocked, async ({ userId }) => {
      await expireIntroductions(pool, new Date(), userId);
    }),
  ];
}

/** Ends introductions that have expired, and deletes data whose term is over. */
export function timedEndings(pool: pg.Pool, log: Logger): TimedJob[] {
  return [
    {
      name: "expire_introductions",
      at: "27 * * * *",
      run: () => expireIntroductions(pool, new Date()),
    },
    { name: "forget_old", at: "47 19 * * *", run: () => forgetOld(pool, log) },
  ];
}
