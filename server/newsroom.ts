import type pg from "pg";
import { sendNewsletter, sendNewsletterConfirmation } from "../contracts/jobs.ts";
import { composeConfirmation } from "./domain/newsletter/confirmation-mail.ts";
import { planWeek } from "./domain/newsletter/plan-week.ts";
import { sendLetter } from "./domain/newsletter/send-letter.ts";
import { makeNews, makeWeek } from "./domain/newsroom/make-news.ts";
import { refreshYears } from "./domain/reports/keep-reports.ts";
import type { Env } from "./env.ts";
import type { Mount } from "./http/mount.ts";
import { type JobHandler, jobHandler, type TimedJob } from "./jobs/worker.ts";
import type { Logger } from "./log.ts";
import { createNewsletterDoor } from "./operations/newsletter/newsletter-door.ts";
import type { Mailer } from "./services/mail/mailer.ts";

type Means = {
  env: Pick<Env, "MADE_NEWS" | "NEWSLETTER" | "TRUST_PROXY">;
  pool: pg.Pool;
  mailer: Mailer | undefined;
  publicUrl: string;
  log: Logger;
};

/** The newsroom's timed jobs, and the week's news by mail, with the operations to subscribe to it. */
export function createNewsroom(means: Means): {
  mounts: Mount[];
  handlers: JobHandler[];
  timed: TimedJob[];
} {
  const { env, pool, mailer, log } = means;
  const trustProxy = env.TRUST_PROXY === "on";
  const canMail = mailer !== undefined;
  return {
    mounts: [createNewsletterDoor({ pool, canMail, trustProxy, log })],
    handlers: handlersOf(means),
    timed: timedOf(means),
  };
}

function handlersOf({ pool, mailer, publicUrl, log }: Means): JobHandler[] {
  if (!mailer) return [];
  return [
    jobHandler(sendNewsletterConfirmation, async ({ subscriberId }) => {
      const mail = await composeConfirmation(pool, subscriberId, publicUrl);
      if (mail) await mailer.send(mail);
    }),
    jobHandler(sendNewsletter, ({ sendId }) =>
      sendLetter({ pool, mailer, publicUrl, log }, sendId),
    ),
  ];
}

/** Each run looks for everything that is due, so that a night without a server loses nothing. */
function timedOf({ env, pool, mailer }: Means): TimedJob[] {
  const makesNews = env.MADE_NEWS === "on";
  const sendsWeek = env.NEWSLETTER === "on" && mailer !== undefined;
  const make = [
    { name: "make_news", at: "*/10 * * * *", run: () => makeNews(pool, new Date()) },
    { name: "refresh_year_report", at: "25 * * * *", run: () => refreshYears(pool, new Date()) },
  ];
  const send = {
    name: "plan_newsletter",
    at: "*/10 * * * 1",
    run: async () => {
      const now = new Date();
      // After a night without a server both are due at once, and the mail must wait for the round-up.
      if (makesNews) await makeWeek(pool, now);
      await planWeek(pool, now);
    },
  };
  return [...(makesNews ? make : []), ...(sendsWeek ? [send] : [])];
}
