import type pg from "pg";
import { escapeHtml } from "../../contracts/html-text.ts";
import {
  DEFAULT_LANGUAGE,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from "../../contracts/languages.ts";
import { withoutControls } from "../../contracts/unseen-signs.ts";
import {
  countSitemapFiles,
  listRecentArticles,
  listSitemapAddresses,
  type SitemapAddress,
} from "../domain/sitemap/list-addresses.ts";
import type { Document } from "./document.ts";

const TYPE = "application/xml; charset=utf-8";

/** `/sitemap.xml`: the index of the files that list the addresses. */
export async function sitemapIndex(pool: pg.Pool, publicUrl: string): Promise<Document> {
  const files = await countSitemapFiles(pool);
  const numbered = Array.from({ length: files }, (_, position) => `sitemap-${position + 1}`);
  const entries = [...numbered, "sitemap-news"].map(
    (file) => `<sitemap><loc>${publicUrl}/${file}.xml</loc></sitemap>`,
  );
  return {
    type: TYPE,
    body: `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>`,
  };
}

/**
 * `/sitemap-N.xml`.
 * @returns undefined if it does not exist
 */
export async function sitemapFile(
  pool: pg.Pool,
  publicUrl: string,
  file: number,
): Promise<Document | undefined> {
  if (file < 1 || file > (await countSitemapFiles(pool))) return undefined;
  const addresses = await listSitemapAddresses(pool, file);
  return {
    type: TYPE,
    body: `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses.map((address) => entries(address, publicUrl)).join("")}</urlset>`,
  };
}

/** `/sitemap-news.xml`: the articles of the last two days, with an address per language. */
export async function newsSitemap(pool: pg.Pool, publicUrl: string): Promise<Document> {
  const articles = await listRecentArticles(pool);
  const entries = articles.flatMap(({ path, publishedAt, titles }) =>
    LANGUAGES.flatMap((language) => {
      const title = titles[language];
      if (title === undefined) return [];
      const news = `<news:publication><news:name>Benih</news:name><news:language>${NEWS_LANGUAGES[language]}</news:language></news:publication><news:publication_date>${publishedAt.toISOString()}</news:publication_date><news:title>${escapeHtml(withoutControls(title))}</news:title>`;
      return `<url><loc>${publicUrl}${path}?lang=${language}</loc><news:news>${news}</news:news></url>`;
    }),
  );
  return {
    type: TYPE,
    body: `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:news="http://www.google.com/schemas/sitemap-news/0.9">${entries.join("")}</urlset>`,
  };
}

/** ISO 639, except for Chinese, which news sitemaps name by script. */
const NEWS_LANGUAGES = { en: "en", zh: "zh-cn", vi: "vi", th: "th", id: "id" } as const;

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/**
 * The entries of one page, one per language, with the page's canonical address (app/platform/page-head.ts).
 * Each lists all of them, including itself, as search engines require. Slugs contain nothing that XML would
 * have to escape.
 */
function entries({ path, changedAt, languages }: SitemapAddress, publicUrl: string): string {
  const address = (language: Language) => `${publicUrl}${path}?lang=${language}`;
  const alternate = (tag: string, language: Language) =>
    `<xhtml:link rel="alternate" hreflang="${tag}" href="${address(language)}"/>`;
  const alternates = [
    ...languages.map((language) => alternate(LANGUAGE_TAGS[language], language)),
    alternate("x-default", DEFAULT_LANGUAGE),
  ].join("");
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return languages
    .map((language) => `<url><loc>${address(language)}</loc>${changed}${alternates}</url>`)
    .join("");
}
