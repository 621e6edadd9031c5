import type pg from "pg";
import { sendNewsletter } from "../../../contracts/jobs.ts";
import { queueJobs } from "../../postgres/queue-job.ts";
import { transaction } from "../../postgres/transaction.ts";
import { isLocked } from "../account/locked.ts";
import { weekBefore } from "../newsroom/find-week.ts";
import { findNews } from "./find-news.ts";
import { foldIntoAccounts } from "./subscription.ts";

const MONDAY = 1;
/** The round-up comes from 01:00 (UTC) on. */
const SETTLED_MS = 90 * 60 * 1000;

/**
 * On Mondays from 01:30 (UTC): decides what last week's mail contains and who gets it, with a job for each
 * recipient. A week is planned only once; people who join later get the next mail.
 * @returns how many mails were queued
 */
export function planWeek(pool: pg.Pool, now: Date): Promise<number> {
  const settled = new Date(now.getTime() - SETTLED_MS);
  if (settled.getUTCDay() !== MONDAY) return Promise.resolve(0);
  const { from: monday } = weekBefore(now, SETTLED_MS);
  return transaction(pool, async (client) => {
    await client.query("select pg_advisory_xact_lock(hashtextextended('newsletter', 0))");
    const planned = await client.query("select from internal.newsletter_weeks where week = $1", [
      monday,
    ]);
    const news = planned.rowCount ? undefined : await findNews(client, monday);
    if (!news) return 0;
    await client.query(
      `insert into internal.newsletter_weeks (week, round_up, articles, planned_at)
       values ($1, $2, $3, $4)`,
      [monday, news.roundUp, news.articles, now],
    );
    await foldIntoAccounts(client);
    const sends = await chooseReaders(client, monday);
    await queueJobs(
      client,
      sendNewsletter,
      sends.map((sendId) => ({ sendId })),
    );
    return sends.length;
  });
}

/**
 * SQL for the recipients of the week's mail, as (email, user_id, subscriber_id): everybody whose switch is on or
 * who has confirmed, and whose mails arrive; each address once.
 */
export const READERS = `
  select distinct on (email) email, user_id, subscriber_id from (
    select lower(u.email) as email, u.id as user_id, null::uuid as subscriber_id
      from public.profiles p join auth.users u on u.id = p.user_id
     where p.mails_news and u.email <> '' and u.email_confirmed_at is not null
       and not ${isLocked("u")}
    union all
    select s.email, null, s.id from internal.newsletter_subscribers s
     where s.confirmed_at is not null
  ) as asked
  where not exists (select from internal.stopped_addresses t
                     where t.address_key = internal.address_key(asked.email))
  order by email, user_id nulls last`;

async function chooseReaders(client: pg.ClientBase, week: string): Promise<string[]> {
  const { rows } = await client.query<{ id: string }>(
    `insert into internal.newsletter_sends (week, user_id, subscriber_id)
     select $1, user_id, subscriber_id from (${READERS}) as readers
     returning id`,
    [week],
  );
  return rows.map(({ id }) => id);
}
