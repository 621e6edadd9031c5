import { randomUUID } from "node:crypto";
import { beforeEach } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import type { Mail } from "../../services/mail/mailer.ts";
import { newsroomDatabase } from "../newsroom/test-newsroom.ts";
import { sendLetter } from "./send-letter.ts";

export const SITE = "https://benih.example";
/** Monday, half past one: the week before began on 9 November. */
export const MONDAY = new Date("2026-11-16T01:30:00Z");
const IN_THE_WEEK = "2026-11-11T05:00:00Z";

type Outcome = "taken" | Error;

/** Gives the calling test file a database with a newsroom, without readers before each test. */
export function newsletterDatabase() {
  const newsroom = newsroomDatabase();
  const { pool, insert } = newsroom;
  let number = 0;

  beforeEach(async () => {
    await pool().query(
      `truncate internal.newsletter_subscribers, internal.newsletter_weeks, public.profiles cascade`,
    );
    await pool().query("delete from auth.users");
    await pool().query("delete from graphile_worker._private_jobs");
  });

  const queued = async (task: string) => {
    const { rows } = await pool().query<{ told: Record<string, string>; priority: number }>(
      `select j.payload as told, j.priority from graphile_worker._private_jobs j
         join graphile_worker._private_tasks t on t.id = j.task_id
        where t.identifier = $1 order by j.id`,
      [task],
    );
    return rows;
  };

  return {
    ...newsroom,
    queued,
    /** Somebody with an account, whose switch is on by default. */
    async account(of: { email?: string; language?: Language; on?: boolean; sure?: boolean } = {}) {
      const { language = "en", on = true, sure = true } = of;
      const id = randomUUID();
      const email = of.email ?? `${id}@people.example`;
      await pool().query(
        "insert into auth.users (id, email, email_confirmed_at) values ($1, $2, $3)",
        [id, email, sure ? new Date() : null],
      );
      await pool().query(
        `insert into public.profiles (user_id, role, language, mails_news)
         values ($1, 'Investor', $2, $3)`,
        [id, language, on],
      );
      return { id, email };
    },
    /** A visitor who has confirmed their address. */
    async visitor(language: Language = "en", email = `${randomUUID()}@readers.example`) {
      const { rows } = await pool().query<{ id: string }>(
        `insert into internal.newsletter_subscribers (email, language, confirmed_at)
         values ($1, $2, now()) returning id`,
        [email, language],
      );
      return { id: rows[0]?.id ?? "", email };
    },
    article(row: Record<string, unknown> = {}) {
      number += 1;
      return insert("news", {
        slug: `article-${number}`,
        title: `Article ${number}`,
        category: "Insight",
        is_published: true,
        published_at: IN_THE_WEEK,
        ...row,
      });
    },
    /** Runs the queued jobs, as a worker does. @returns the mails, and the jobs' errors. */
    async send(became: (mail: Mail) => Outcome = () => "taken") {
      const mails: Mail[] = [];
      const failures: unknown[] = [];
      const mailer = {
        send: async (mail: Mail) => {
          mails.push(mail);
          const outcome = became(mail);
          if (outcome !== "taken") throw outcome;
        },
      };
      const log = { error: () => undefined };
      for (const { told } of await queued("send_newsletter")) {
        const means = { pool: pool(), mailer, publicUrl: SITE, log };
        await sendLetter(means, told.sendId ?? "").catch((error: unknown) => failures.push(error));
      }
      return { mails, failures };
    },
    switchOf: async (userId: string) => {
      const { rows } = await pool().query<{ on: boolean }>(
        `select mails_news as on from public.profiles where user_id = $1`,
        [userId],
      );
      return rows[0]?.on;
    },
    subscribers: async () => {
      const { rows } = await pool().query<{ email: string; waits: boolean }>(
        `select email, confirmed_at is null as waits from internal.newsletter_subscribers
          order by email`,
      );
      return rows;
    },
  };
}
