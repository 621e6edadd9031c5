import type pg from "pg";
import { readRound } from "../domain/newsroom/find-round.ts";
import { weekFrom } from "../domain/newsroom/find-week.ts";
import { textsOf } from "../domain/newsroom/make-stories.ts";
import { findMonth } from "../domain/newsroom/month.ts";
import { roundStory } from "../domain/newsroom/tell-round.ts";
import { findWeek } from "../domain/newsroom/week.ts";
import { transaction } from "../postgres/transaction.ts";

type Made = {
  kind: "round_brief" | "week" | "month";
  subject: string;
  opening: string;
  id: string;
  at: Date;
};

/**
 * Rewrites sample briefs and round-ups as this version would write them, which is what they are there to show.
 * Articles that staff have edited stay.
 * @returns how many were rewritten
 */
export function retellMadeStories(pool: pg.Pool): Promise<number> {
  return transaction(pool, async (client) => {
    const { rows } = await client.query<Made>(
      `select m.kind, m.subject, m.opening, n.id, n.published_at as at
         from internal.made_news m join public.news n on n.id = m.news_id
        where m.kind in ('round_brief', 'week', 'month') and n.is_sample and not exists (
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
  const story = await storyOf(client, { kind, subject, at });
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

async function storyOf(
  client: pg.ClientBase,
  { kind, subject, at }: Pick<Made, "kind" | "subject" | "at">,
) {
  if (kind === "month") return findMonth(client, subject, at);
  if (kind === "week") return findWeek(client, weekFrom(subject), at);
  const round = await readRound(client, subject);
  return round && roundStory(round, at);
}
