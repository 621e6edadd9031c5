import type pg from "pg";
import { weekFrom } from "../domain/newsroom/find-week.ts";
import { textsOf } from "../domain/newsroom/make-stories.ts";
import { findMonth } from "../domain/newsroom/month.ts";
import { findWeek } from "../domain/newsroom/week.ts";
import { transaction } from "../postgres/transaction.ts";

type Made = { kind: "week" | "month"; subject: string; opening: string; id: string; at: Date };

/**
 * Sample round-ups say what this version would say of their weeks and months: they are there to show that. What
 * staff have touched stays.
 * @returns how many were told anew.
 */
export function retellMadeStories(pool: pg.Pool): Promise<number> {
  return transaction(pool, async (client) => {
    const { rows } = await client.query<Made>(
      `select m.kind, m.subject, m.opening, n.id, n.published_at as at
         from internal.made_news m join public.news n on n.id = m.news_id
        where m.kind in ('week', 'month') and n.is_sample and not exists (
          select from desk.audit a where a.subject_table = 'public.news' and a.subject_id = n.id::text)
        order by n.id`,
    );
    let told = 0;
    for (const made of rows) told += await retell(client, made);
    return told;
  });
}

async function retell(
  client: pg.ClientBase,
  { kind, subject, opening, id, at }: Made,
): Promise<number> {
  const story =
    kind === "month"
      ? await findMonth(client, subject, at)
      : await findWeek(client, weekFrom(subject), at);
  if (!story?.openings.some((one) => one === opening)) return 0;
  const texts = textsOf(story, opening);
  const columns = Object.keys(texts);
  const { rowCount } = await client.query(
    `update public.news set (${columns}) = (${columns.map((_, at) => `$${at + 2}`)})
      where id = $1 and (${columns}) is distinct from (${columns.map((_, at) => `$${at + 2}::text`)})`,
    [id, ...Object.values(texts)],
  );
  return rowCount ?? 0;
}
