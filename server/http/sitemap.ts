import type pg from "pg";
import { LANGUAGE_TAGS, LANGUAGES } from "../../contracts/languages.ts";
import {
  countSitemapFiles,
  listSitemapAddresses,
  type SitemapAddress,
} from "../domain/sitemap/list-addresses.ts";
import type { Document } from "./document.ts";

const TYPE = "application/xml; charset=utf-8";

/** `/sitemap.xml`: the index of the files that hold the addresses. */
export async function sitemapIndex(pool: pg.Pool, publicUrl: string): Promise<Document> {
  const files = await countSitemapFiles(pool);
  const entries = Array.from(
    { length: files },
    (_, position) => `<sitemap><loc>${publicUrl}/sitemap-${position + 1}.xml</loc></sitemap>`,
  );
  return {
    type: TYPE,
    body: `${XML}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${entries.join("")}</sitemapindex>`,
  };
}

/**
 * `/sitemap-N.xml`.
 * @returns undefined when it does not exist.
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
    body: `${XML}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">${addresses.map((address) => entry(address, publicUrl)).join("")}</urlset>`,
  };
}

const XML = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** One page with its languages; slugs hold nothing that XML would have to escape. */
function entry({ path, changedAt }: SitemapAddress, publicUrl: string): string {
  const alternates = LANGUAGES.map(
    (language) =>
      `<xhtml:link rel="alternate" hreflang="${LANGUAGE_TAGS[language]}" href="${publicUrl}${path}?lang=${language}"/>`,
  );
  const changed = changedAt ? `<lastmod>${changedAt.toISOString()}</lastmod>` : "";
  return `<url><loc>${publicUrl}${path}</loc>${changed}${alternates.join("")}</url>`;
}
