import type pg from "pg";

export type SitemapAddress = { path: string; changedAt: Date | null };

/** The public pages that are there without any content. */
const FIXED = ["/", "/legal-disclaimer"];

/** Most addresses that one sitemap file may hold (sitemaps.org). */
export const SITEMAP_MAX_ADDRESSES = 50_000;

/** How many files the sitemap needs at this moment. */
export async function countSitemapFiles(
  pool: pg.Pool,
  perFile: number = SITEMAP_MAX_ADDRESSES,
): Promise<number> {
  const { rows } = await pool.query<{ count: string }>(
    "select count(*) from public.news where is_published",
  );
  return Math.max(1, Math.ceil((FIXED.length + Number(rows[0]?.count ?? 0)) / perFile));
}

/** The addresses of one sitemap file, counted from 1: fixed pages first, then articles as they came. */
export async function listSitemapAddresses(
  pool: pg.Pool,
  file: number,
  perFile: number = SITEMAP_MAX_ADDRESSES,
): Promise<SitemapAddress[]> {
  const fixed = file === 1 ? FIXED.map((path) => ({ path, changedAt: null })) : [];
  const offset = file === 1 ? 0 : (file - 1) * perFile - FIXED.length;
  const { rows } = await pool.query<SitemapAddress>(
    `select '/news/' || coalesce(slug, id::text) as path, updated_at as "changedAt"
       from public.news
      where is_published
      order by published_at, id
      offset $1 limit $2`,
    [offset, perFile - fixed.length],
  );
  return [...fixed, ...rows];
}
