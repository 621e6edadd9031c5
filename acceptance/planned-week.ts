import { withDatabase } from "../testing/database.ts";
import type { ServerAddress } from "../testing/running-server.ts";

/**
 * Plans a week's mail about an article on the site, to everybody who wants it, as each server does
 * on Mondays: the recipients and their jobs in one transaction.
 * @param monday the first day of the week, which no other test uses.
 */
export async function planWeek(server: ServerAddress, monday: string): Promise<void> {
  await withDatabase(server, async (client) => {
    await client.query("begin");
    await client.query(
      `insert into internal.newsletter_weeks (week, articles)
       select $1, array[id] from public.news where is_published order by published_at limit 1`,
      [monday],
    );
    await client.query(
      `with chosen as (
         insert into internal.newsletter_sends (week, user_id, subscriber_id)
         select $1::date, user_id, null::uuid from public.profiles where mails_news
         union all
         select $1, null, id from internal.newsletter_subscribers where confirmed_at is not null
         returning id
       )
       select graphile_worker.add_job('send_newsletter', json_build_object('sendId', id),
                job_key := 'newsletter:' || id) from chosen`,
      [monday],
    );
    await client.query("commit");
  });
}
