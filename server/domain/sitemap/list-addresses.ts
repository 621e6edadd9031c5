import type pg from "pg";
import { type HubKind, hubAddress, LEAST_LISTED } from "../../../contracts/hubs.ts";
import {
  columnIn,
  DEFAULT_LANGUAGE,
  LANGUAGES,
  type Language,
} from "../../../contracts/languages.ts";
import { SITE_PAGES } from "../../../contracts/site-pages.ts";

export type SitemapAddress = {
  path: string;
  changedAt: Date | null;
  /** The languages in which it can be read: an untranslated article only has its own. */
  languages: readonly Language[];
};

/** The public pages that exist without any content. */
const FIXED = [
  "/",
  "/startups",
  "/investors",
  "/funding-tracker",
  "/funding-tracker/method",
  "/deck-review",
  "/newsletter",
  "/pricing",
  "/reports",
  "/legal-disclaimer",
  ...SITE_PAGES.map((slug) => `/${slug}`),
];

/** In SQL. */
const ALL_LANGUAGES = `'{${LANGUAGES.join(",")}}'::text[]`;
const ARTICLE_LANGUAGES = `array_remove(array[${LANGUAGES.map((language) =>
  language === DEFAULT_LANGUAGE
    ? `'${language}'`
    : `case when title_${language} <> '' then '${language}' end`,
).join(", ")}], null)`;

/** The path of each kind of content; each kind begins a new file. */
const KINDS = [
  {
    table: "public.news",
    folder: "/news/",
    name: "coalesce(slug, id::text)",
    languages: ARTICLE_LANGUAGES,
  },
  { table: "public.startups", folder: "/startups/", name: "slug", languages: ALL_LANGUAGES },
  { table: "public.investors", folder: "/investors/", name: "slug", languages: ALL_LANGUAGES },
] as const;

/**
 * The most pages in one sitemap file. Each has an address per language, which lists the others: this is half of the
 * addresses that sitemaps.org allows (50,000), because of its other limit of 50 MB.
 */
const MOST_PAGES = 5_000;

/** How many files the sitemap currently needs. */
export async function countSitemapFiles(
  pool: pg.Pool,
  perFile: number = MOST_PAGES,
): Promise<number> {
  const files = await countFilesByKind(pool, perFile);
  return 1 + files.reduce((sum, count) => sum + count, 0);
}

/**
 * The addresses of one sitemap file, counted from 1: fixed pages, hubs and reports first, then each kind in
 * order of creation.
 */
export async function listSitemapAddresses(
  pool: pg.Pool,
  file: number,
  perFile: number = MOST_PAGES,
): Promise<SitemapAddress[]> {
  if (file === 1) return listFirst(pool);
  let fileOfKind = file - 2;
  const files = await countFilesByKind(pool, perFile);
  for (const [position, kind] of KINDS.entries()) {
    const count = files[position] ?? 0;
    if (fileOfKind < count) return listKind(pool, kind, fileOfKind * perFile, perFile);
    fileOfKind -= count;
  }
  return [];
}

/** The fixed pages, the reports, and the hubs that have something to show. */
async function listFirst(pool: pg.Pool): Promise<SitemapAddress[]> {
  const { rows } = await pool.query<{ path: string; changedAt: Date | null }>(
    `select '/reports/' || to_char(period, case kind when 'month' then 'YYYY-MM' else 'YYYY' end)
              as path, made_at as "changedAt"
       from public.reports order by period, kind`,
  );
  // By the same rule as hubs themselves: search engines get those with companies, or with rounds in the year.
  const hubs = await pool.query<{ kind: HubKind; value: string }>(
    `with told as (
       select r.country, s.industries[1] as sector
         from tracker.rounds r join public.startups s on s.id = r.startup_id
        where r.announced_on
              between tracker.asked_day(null) - tracker.period_days('year') + 1
                  and tracker.asked_day(null)
     )
     select 'countries' as kind, country as value from public.startups
      where is_published group by country having count(*) >= $1
     union
     select 'countries', country from told group by country having count(*) >= $1
     union
     select 'sectors', sector from public.startups, unnest(industries) as sector
      where is_published group by sector having count(*) >= $1
     union
     select 'sectors', sector from told where sector is not null
      group by sector having count(*) >= $1
      order by 1, 2`,
    [LEAST_LISTED],
  );
  const addresses = hubs.rows.flatMap(({ kind, value }) => hubAddress(kind, value) ?? []);
  return [...[...FIXED, ...addresses].map((path) => ({ path, changedAt: null })), ...rows].map(
    (address) => ({ ...address, languages: LANGUAGES }),
  );
}

async function countFilesByKind(pool: pg.Pool, perFile: number): Promise<number[]> {
  const counts = KINDS.map(
    ({ table }) => `(select count(*) from ${table} where is_published)::int`,
  );
  const { rows } = await pool.query<{ counts: number[] }>(
    `select array[${counts.join(", ")}] as counts`,
  );
  return (rows[0]?.counts ?? []).map((count) => Math.ceil(count / perFile));
}

async function listKind(
  pool: pg.Pool,
  { table, folder, name, languages }: (typeof KINDS)[number],
  offset: number,
  limit: number,
): Promise<SitemapAddress[]> {
  const { rows } = await pool.query<SitemapAddress>(
    `select $1 || ${name} as path, updated_at as "changedAt", ${languages} as languages
       from ${table}
      where is_published
      order by published_at, id
      offset $2 limit $3`,
    [folder, offset, limit],
  );
  return rows;
}

/** News search engines want nothing older. */
const NEWS_AGE = "2 days";
const MOST_NEWS = 1000;

export type RecentArticle = {
  path: string;
  publishedAt: Date;
  /** By language, for each in which it can be read. */
  titles: Partial<Record<Language, string>>;
};

/** The articles of the last two days, newest first, without sample content. */
export async function listRecentArticles(pool: pg.Pool): Promise<RecentArticle[]> {
  const titles = LANGUAGES.map(
    (language) => `'${language}', nullif(${columnIn(language, "title")}, '')`,
  );
  const { rows } = await pool.query<RecentArticle>(
    `select '/news/' || coalesce(slug, id::text) as path, published_at as "publishedAt",
            jsonb_strip_nulls(jsonb_build_object(${titles.join(", ")})) as titles
       from public.news
      where is_published and not is_sample and published_at > now() - interval '${NEWS_AGE}'
      order by published_at desc, id
      limit ${MOST_NEWS}`,
  );
  return rows;
}
