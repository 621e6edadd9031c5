import type { IncomingMessage, ServerResponse } from "node:http";
import { LRUCache } from "lru-cache";
import type pg from "pg";
import { type Language, languageOrDefault } from "../../contracts/languages.ts";
import { readReportAddress } from "../../contracts/market-reports.ts";
import { findCompany } from "../domain/directory/find-company.ts";
import { readNewestIndex } from "../domain/funding/read-figures.ts";
import { findHeadline } from "../domain/news/list-published.ts";
import { readReport } from "../domain/reports/keep-reports.ts";
import { DrawingThread } from "../typesetting/drawing-thread.ts";
import type { Mount } from "./mount.ts";
import { type NetworkTurns, sendRefused } from "./network-turns.ts";
import type { Preview } from "./preview-drawing.ts";
import { hubTitle, reportBadge, reportTitle } from "./preview-titles.ts";
import { COMMON_HEADERS } from "./security-headers.ts";

const MAX_BYTES = 64 * 1024 * 1024;

const thread = new DrawingThread<Preview>(new URL("./preview-worker.ts", import.meta.url));

/**
 * The Open Graph pictures: `/og/site.png`, and one per article, startup, investor, report, hub and language,
 * `/og/news/{slug}.png?lang=`, `/og/startups/…`, `/og/reports/2026-10.png`, `/og/countries/…`.
 */
export function createPreviewPictures(settings: {
  pool: pg.Pool;
  categoryName(category: string, language: Language): string;
  siteWords(language: Language): { heroTitle: string; measureDifficulty: string };
  turns: NetworkTurns;
  drawPreview?(picture: Preview): Promise<Uint8Array>;
  /** Registers a listener for changes of published content. */
  onContentChange(listener: () => void): void;
  onError(error: unknown, response: ServerResponse): void;
}): Mount {
  const { pool, categoryName, siteWords, turns, onContentChange, onError } = settings;
  const { drawPreview = (picture: Preview) => thread.make(picture) } = settings;
  const drawn = new LRUCache<string, Promise<Uint8Array | undefined>>({
    maxSize: MAX_BYTES,
    // Promises have no size; a picture is about 60 kB.
    sizeCalculation: () => 60 * 1024,
    // The figure of the site's own picture changes with the day.
    ttl: 10 * 60 * 1000,
  });
  // Also drops those being drawn, which may show an old title: later requests get a new one.
  onContentChange(() => drawn.clear());

  const draw = async (
    kind: string | undefined,
    slug: string,
    language: Language,
  ): Promise<Uint8Array | undefined> => {
    if (kind === "news") {
      const headline = await findHeadline(pool, slug, language);
      if (!headline) return undefined;
      const badge = categoryName(headline.category, language);
      return drawPreview({ title: headline.title, badge, language });
    }
    if (kind === "startups" || kind === "investors") {
      const company = await findCompany(pool, kind, slug, language);
      if (!company) return undefined;
      const { name, tagline } = company;
      return drawPreview({ title: tagline || name, badge: tagline ? name : "", language });
    }
    if (kind === "reports") {
      const named = readReportAddress(slug);
      const report = named && (await readReport(pool, named.kind, named.period));
      if (!report) return undefined;
      const title = reportTitle(named, report.figures.to, language);
      return drawPreview({ title, badge: reportBadge(language), language });
    }
    if (kind === "countries" || kind === "sectors") {
      const title = hubTitle(kind, slug, language);
      return title === undefined ? undefined : drawPreview({ title, badge: "", language });
    }
    const { heroTitle, measureDifficulty: name } = siteWords(language);
    const index = await readNewestIndex(pool);
    const difficulty = index === null ? undefined : { index, name };
    return drawPreview({ title: heroTitle, badge: "", difficulty, language });
  };

  /** The picture, drawn once for all who wait for it. */
  const find = (
    key: string,
    request: IncomingMessage,
    make: () => Promise<Uint8Array | undefined>,
  ) => {
    const known = drawn.get(key);
    if (known) return known;
    const picture = turns.take(key, request, make);
    drawn.set(key, picture);
    const forget = () => {
      if (drawn.peek(key) === picture) drawn.delete(key);
    };
    picture.then((png) => png ?? forget(), forget);
    return picture;
  };

  return {
    handle(request, response) {
      const [path = "/", query = ""] = (request.url ?? "/").split("?");
      const [, site, kind, slug = ""] =
        /^\/og\/(?:(site)|(news|startups|investors|reports|countries|sectors)\/([\w-]{1,160}))\.png$/.exec(
          path,
        ) ?? [];
      if (!site && !kind) return false;
      const asked = new URLSearchParams(query).get("lang");
      const language = languageOrDefault(asked);
      const key = `preview ${language} ${kind} ${slug}`;
      turns.join(key, request);
      find(key, request, () => draw(kind, slug, language)).then(
        (png) => {
          response.writeHead(png ? 200 : 404, {
            "content-type": png ? "image/png" : "text/plain",
            "cache-control": png ? "public, max-age=300" : "no-store",
            ...COMMON_HEADERS,
          });
          response.end(png);
        },
        (error: unknown) => {
          if (!sendRefused(error, response)) onError(error, response);
        },
      );
      return true;
    },
  };
}
