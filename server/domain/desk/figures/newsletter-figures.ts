import type pg from "pg";
import type { Figures } from "../../../../contracts/desk/figures.ts";
import { READERS } from "../../newsletter/plan-week.ts";

/** How many people read the week's news by mail, and how the last sending went. */
export async function readNewsletterFigures(client: pg.ClientBase): Promise<Figures["newsletter"]> {
  const readers = await client.query<{ readers: number; waiting: number }>(
    `select (select count(*)::int from (${READERS}) as readers) as readers,
            (select count(*)::int from internal.newsletter_subscribers
              where confirmed_at is null) as waiting`,
  );
  const last = await client.query<{ week: string; mails: number; sent: number }>(
    `select w.week::text, count(s.id)::int as mails, count(s.sent_at)::int as sent
       from (select week from internal.newsletter_weeks order by week desc limit 1) as w
       left join internal.newsletter_sends s on s.week = w.week group by w.week`,
  );
  return { ...(readers.rows[0] ?? { readers: 0, waiting: 0 }), last: last.rows[0] ?? null };
}
