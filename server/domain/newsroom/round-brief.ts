import type pg from "pg";
import { readRound } from "./find-round.ts";
import type { FindStory } from "./story.ts";
import { roundStory } from "./tell-round.ts";

/** Rounds that are older when they come in are no news. */
const NEWS_FOR_DAYS = 14;
/** How many of a day's rounds get a brief. */
const LARGEST_OF_A_DAY = 8;
/** A new row may still be corrected, or get an article. */
const SETTLES_IN = "15 minutes";

/** A flood of imported rounds must not become a flood of briefs. */
export const BRIEF_PACE = { perHour: 4, perDay: 24 };

/** The next round that no article reports, and nobody at the desk writes about. */
export function nextRoundBrief(now: Date): FindStory {
  return async (client) => {
    const id = await dueRound(client, now);
    const round = id && (await readRound(client, id));
    return round ? roundStory(round, now) : undefined;
  };
}

async function dueRound(client: pg.ClientBase, now: Date): Promise<string | undefined> {
  const { rows } = await client.query<{ id: string }>(
    `with large as materialized (
       select ranked.* from (
         select r.id, r.announced_on, r.amount_usd_thousand, r.created_at, r.is_sample,
                row_number() over (partition by r.announced_on
                  order by r.amount_usd_thousand desc nulls last, r.id) as place
           from public.funding_rounds r
           join public.startups s on s.id = r.startup_id and s.is_published
          where r.announced_on > reference.market_day($1) - $2::int
            and r.announced_on <= reference.market_day($1)
       ) ranked
        where ranked.place <= $3
     )
     select l.id from large l
      where not l.is_sample and l.created_at <= $1::timestamptz - $4::interval
        and not exists (select from internal.made_news m
                         where m.kind = 'round_brief' and m.subject = l.id::text)
        and not exists (select from public.news n where n.funding_round_id = l.id)
        and not exists (select from desk.parted_news p where p.round_id = l.id)
        and not exists (select from desk.documents d
                         where d.kind = 'article' and d.content ->> 'round' = l.id::text
                           and d.updated_at > $1::timestamptz - interval '90 days')
      order by l.announced_on desc, l.amount_usd_thousand desc nulls last, l.id
      limit 1`,
    [now, NEWS_FOR_DAYS, LARGEST_OF_A_DAY, SETTLES_IN],
  );
  return rows[0]?.id;
}
