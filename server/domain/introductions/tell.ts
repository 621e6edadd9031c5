import type pg from "pg";
import type { ActivityKind } from "../../../contracts/accounts.ts";
import { type IntroductionNews, sendIntroductionMail } from "../../../contracts/jobs.ts";
import { queueJob } from "../../postgres/queue-job.ts";

type IntroductionActivity = Extract<ActivityKind, `introduction_${string}`>;

/** Adds to what one of the two sees as recent activity: what happened, and with which company. */
export async function noteIntroduction(
  client: pg.ClientBase,
  userId: string,
  kind: IntroductionActivity,
  company: string,
): Promise<void> {
  await client.query(
    "insert into public.account_activity (user_id, kind, detail) values ($1, $2, $3)",
    [userId, kind, company],
  );
}

/** One job per mail: resending one does not send the other twice. */
export async function queueMail(client: pg.ClientBase, told: IntroductionNews): Promise<void> {
  const key = `introduction:${told.introductionId}:${told.news}:${told.to}`;
  await queueJob(client, sendIntroductionMail, told, key);
}
