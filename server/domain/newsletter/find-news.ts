import type pg from "pg";

/** The content of a week's mail. */
export type WeekOfNews = {
  /** Null if too little happened for one. */
  roundUp: string | null;
  /** The most important first. */
  articles: string[];
};

const MOST_ARTICLES = 6;

/**
 * The news of the week that begins on this Monday, in the order of `internal.stories_of_week`.
 * @returns undefined if there is none
 */
export async function findNews(
  client: pg.ClientBase,
  monday: string,
): Promise<WeekOfNews | undefined> {
  const { rows } = await client.query<{ round_up: string | null; articles: string[] }>(
    `select (select n.id from internal.made_news m join public.news n on n.id = m.news_id
              where m.kind = 'week' and m.subject = $1 and n.is_published) as round_up,
            coalesce((select array_agg(news_id order by place)
                        from internal.stories_of_week($1::date) where place <= $2), '{}') as articles`,
    [monday, MOST_ARTICLES],
  );
  const [row] = rows;
  if (!row || (row.round_up === null && row.articles.length === 0)) return undefined;
  return { roundUp: row.round_up, articles: row.articles };
}
