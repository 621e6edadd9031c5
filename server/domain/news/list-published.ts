import type pg from "pg";
import type { Language } from "../../../contracts/languages.ts";

export type PublishedArticle = {
  id: string;
  slug: string;
  title: string;
  excerpt: string;
  body: string;
  image: string;
  category: string;
  author: string;
  publishedAt: Date;
  updatedAt: Date;
};

const ORIGINAL = "en";

/**
 * The newest published articles in a language, or in the original if a translation is missing.
 */
export async function listPublished(
  pool: pg.Pool,
  language: Language,
  limit: number,
): Promise<PublishedArticle[]> {
  const text = (column: string) =>
    language === ORIGINAL ? column : `coalesce(nullif(${column}_${language}, ''), ${column})`;
  const { rows } = await pool.query<PublishedArticle>(
    `select id, coalesce(slug, id::text) as slug, ${text("title")} as title,
            ${text("excerpt")} as excerpt, ${text("body")} as body, coalesce(image, '') as image,
            coalesce(category, 'News') as category, author,
            published_at as "publishedAt", updated_at as "updatedAt"
       from public.news
      where is_published
      order by published_at desc, id
      limit $1`,
    [limit],
  );
  return rows;
}

/** Title and category of one published article, for its preview picture. */
export async function findHeadline(
  pool: pg.Pool,
  slug: string,
  language: Language,
): Promise<{ title: string; category: string } | undefined> {
  const title = language === ORIGINAL ? "title" : `coalesce(nullif(title_${language}, ''), title)`;
  const { rows } = await pool.query<{ title: string; category: string }>(
    `select ${title} as title, coalesce(category, 'News') as category
       from public.news
      where is_published and (slug = $1 or (slug is null and id::text = $1))`,
    [slug],
  );
  return rows[0];
}
