import type { ServerResponse } from "node:http";
import type pg from "pg";
import { isLanguage } from "../../contracts/languages.ts";
import type { Document } from "./document.ts";
import { newsFeed } from "./feeds.ts";
import type { Mount } from "./mount.ts";
import type { PageCache } from "./pages/page-cache.ts";
import { COMMON_HEADERS } from "./security-headers.ts";
import { newsSitemap, sitemapFile, sitemapIndex } from "./sitemap.ts";
import { ENCODINGS, type Encoding, encodingFor, sendStored, storeAnswer } from "./stored-answer.ts";

/** robots.txt, the sitemap and the feeds; cached with the pages and dropped with them. */
export function createDocuments(settings: {
  pool: pg.Pool;
  publicUrl: string;
  cache: PageCache;
  onError(error: unknown, response: ServerResponse): void;
}): Mount {
  const { pool, publicUrl, cache, onError } = settings;

  const find = (path: string): (() => Promise<Document | undefined>) | undefined => {
    if (path === "/robots.txt") return async () => robots(publicUrl);
    if (path === "/sitemap.xml") return () => sitemapIndex(pool, publicUrl);
    if (path === "/sitemap-news.xml") return () => newsSitemap(pool, publicUrl);
    const [, file] = /^\/sitemap-(\d{1,6})\.xml$/.exec(path) ?? [];
    if (file) return () => sitemapFile(pool, publicUrl, Number(file));
    const [, language, format] = /^\/feeds\/(\w+)\.(rss|json)$/.exec(path) ?? [];
    if (isLanguage(language) && (format === "rss" || format === "json")) {
      return () => newsFeed(pool, publicUrl, language, format);
    }
    return undefined;
  };

  return {
    handle(request, response) {
      const path = (request.url ?? "/").split("?")[0] ?? "/";
      const make = find(path);
      if (!make) return false;
      const encoding = encodingFor(request);
      const render = async () => {
        const document = await make();
        return storeAnswer(
          {
            status: document ? 200 : 404,
            body: document?.body ?? "",
            storable: document !== undefined,
            headers: {
              "content-type": document?.type ?? "text/plain; charset=utf-8",
              "cache-control": "public, max-age=300",
              vary: "Accept-Encoding",
              ...COMMON_HEADERS,
            },
          },
          encoding,
        );
      };
      const keyOf = (one: Encoding) => `document ${one} ${path}`;
      cache
        .get(keyOf(encoding), render, () => ENCODINGS.map(keyOf))
        .then(
          (answer) => sendStored(request, response, answer, []),
          (error: unknown) => onError(error, response),
        );
      return true;
    },
  };
}

function robots(publicUrl: string): Document {
  return {
    type: "text/plain; charset=utf-8",
    body: `User-agent: *
Allow: /
Disallow: /api/
Disallow: /auth
Disallow: /desk
Disallow: /profile
Disallow: /report$
Disallow: /report?
Disallow: /claim

Sitemap: ${publicUrl}/sitemap.xml
`,
  };
}
