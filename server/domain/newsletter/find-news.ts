import type pg from "pg";

/** What the mail of a week holds. */
export type WeekOfNews = {
  /** Null where too little happened for one. */
  roundUp: string | null;
  /** The most important first. */
  articles: string[];
};

const MOST_ARTICLES = 6;

/**
 * The news of a week: first what people wrote or checked, then the largest rounds, then what is newest. What
 * is paid for is no news. Round-ups of other weeks, which come out on Mondays, are left out.
 * @returns undefined when there is nothing.
 */
export async function findNews(
  client: pg.ClientBase,
  { from, to }: { from: string; to: string },
): Promise<WeekOfNews | undefined> {
  const { rows } = await client.query<{ round_up: string | null; articles: string[] }>(
    `with made as (
       select m.subject, n.id from internal.made_news m join public.news n on n.id = m.news_id
        where m.kind = 'week' and n.is_published
     ), found as (
       select n.id, row_number() over (
                order by n.made_by = 'person' or n.checked_by = 'person' desc,
                  r.amount_usd_thousand desc nulls last, n.published_at desc, n.id) as place
         from public.news n left join public.funding_rounds r on r.id = n.funding_round_id
        where n.is_published and n.category is distinct from 'Branded'
          and n.published_at >= ($1::date::timestamp at time zone 'UTC')
          and n.published_at < (($2::date + 1)::timestamp at time zone 'UTC')
          and n.id not in (select id from made)
     )
     select (select id from made where subject = $1::date::text) as round_up,
            coalesce((select array_agg(id order by place) from found where place <= $3), '{}')
              as articles`,
    [from, to, MOST_ARTICLES],
  );
  const [row] = rows;
  if (!row || (row.round_up === null && row.articles.length === 0)) return undefined;
  return { roundUp: row.round_up, articles: row.articles };
}
