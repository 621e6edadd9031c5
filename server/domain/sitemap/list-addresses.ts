import type pg from "pg";
import { SITE_PAGES } from "../../../contracts/site-pages.ts";

export type SitemapAddress = { path: string; changedAt: Date | null };

/** The public pages that exist without any content. */
const FIXED = [
  "/",
  "/startups",
  "/investors",
  "/funding-tracker",
  "/funding-tracker/method",
  "/pricing",
  "/legal-disclaimer",
  ...SITE_PAGES.map((slug) => `/${slug}`),
];

/** The path of each kind of content; each kind begins a new file. */
const KINDS = [
  { table: "public.news", folder: "/news/", name: "coalesce(slug, id::text)" },
  { table: "public.startups", folder: "/startups/", name: "slug" },
  { table: "public.investors", folder: "/investors/", name: "slug" },
] as const;

/** The most addresses in one sitemap file (sitemaps.org). */
export const SITEMAP_MAX_ADDRESSES = 50_000;

/** How many files the sitemap currently needs. */
export async function countSitemapFiles(
  pool: pg.Pool,
  perFile: number = SITEMAP_MAX_ADDRESSES,
): Promise<number> {
  const files = await countFilesByKind(pool, perFile);
  return 1 + files.reduce((sum, count) => sum + count, 0);
}

/**
 * The addresses of one sitemap file, counted from 1: fixed pages first, then each kind in order of
 * creation.
 */
export async function listSitemapAddresses(
  pool: pg.Pool,
  file: number,
  perFile: number = SITEMAP_MAX_ADDRESSES,
): Promise<SitemapAddress[]> {
  if (file === 1) return FIXED.map((path) => ({ path, changedAt: null }));
  let fileOfKind = file - 2;
  const files = await countFilesByKind(pool, perFile);
  for (const [position, kind] of KINDS.entries()) {
    const count = files[position] ?? 0;
    if (fileOfKind < count) return listKind(pool, kind, fileOfKind * perFile, perFile);
    fileOfKind -= count;
  }
  return [];
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
  { table, folder, name }: (typeof KINDS)[number],
  offset: number,
  limit: number,
): Promise<SitemapAddress[]> {
  const { rows } = await pool.query<SitemapAddress>(
    `select $1 || ${name} as path, updated_at as "changedAt"
       from ${table}
      where is_published
      order by published_at, id
      offset $2 limit $3`,
    [folder, offset, limit],
  );
  return rows;
}
