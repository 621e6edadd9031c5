import { afterEach, beforeEach } from "vitest";
import { type Feeds, openFeeds } from "../../services/feeds/open-feeds.ts";
import { rss } from "../../services/feeds/test-feeds.ts";
import { AGENT, TestSites } from "../../services/website/test-sites.ts";
import { accountsDatabase } from "../profiles/test-accounts.ts";
import { keepKnownNames } from "./known-names.ts";
import { takeItems } from "./take-items.ts";
import { visitFeed } from "./visit-feed.ts";

/** Gives the calling test file a database, and a publisher's site with a feed and the pages of its articles. */
export function feedsDatabase() {
  const { pool } = accountsDatabase();
  const sites = new TestSites();
  const site = {
    address: "",
    items: [] as string[],
    status: 200,
    /** How often pages answer that they are busy, before they answer. */
    busy: 0,
    /** The publication time that each page gives, by its path. */
    days: new Map<string, string>(),
    /** Requested paths, in order. */
    asked: [] as string[],
  };

  beforeEach(async () => {
    for (const table of ["feed_items", "stories", "feeds", "cases"]) {
      await pool().query(`delete from desk.${table}`);
    }
    await pool().query("delete from internal.visited_hosts");
    await pool().query("delete from graphile_worker._private_jobs");
    Object.assign(site, { items: [], status: 200, busy: 0, days: new Map(), asked: [] });
    site.address = await sites.http((request, response) => {
      const path = request.url ?? "";
      site.asked.push(path);
      if (path === "/robots.txt") return response.writeHead(404).end();
      if (path === "/feed") return response.writeHead(site.status).end(rss(site.items.join("")));
      if (site.busy > 0) {
        site.busy -= 1;
        return response.writeHead(429, { "retry-after": "120" }).end();
      }
      return response
        .writeHead(200, { "content-type": "text/html" })
        .end(pageOf(site.days.get(path) ?? ""));
    });
  });
  afterEach(() => sites.stop());

  const open = () => openFeeds(AGENT, sites.limits());
  async function rows<Row extends object>(sql: string): Promise<Row[]> {
    return (await pool().query<Row>(sql)).rows;
  }
  const free = () =>
    pool().query("update internal.visited_hosts set next_at = now(), busy_until = now()");
  return {
    pool,
    site,
    open,
    rows,
    async addFeed(path = "/feed"): Promise<string> {
      const { rows: added } = await pool().query<{ id: string }>(
        "insert into desk.feeds (address, publisher, language) values ($1, $2, 'en') returning id",
        [`${site.address}${path}`, `Publisher of ${path}`],
      );
      return added[0]?.id ?? "";
    },
    visit: (id: string, feeds: Feeds = open(), now = new Date()) =>
      visitFeed({ pool: pool(), feeds }, id, () => now),
    take: (id: string, feeds: Feeds = open()) =>
      takeItems({ pool: pool(), feeds, names: keepKnownNames(pool()) }, id),
    free,
    /** Makes the feed's next visit due. */
    async later(): Promise<void> {
      await pool().query("update desk.feeds set next_visit_at = now() - interval '1 second'");
      await free();
    },
  };
}

function pageOf(publishedTime: string): string {
  const words = "Nuri raises US$5 million, it said, for its farms, and for rice. ".repeat(12);
  return `<!doctype html><html><head><title>Nuri</title>
    <meta property="article:published_time" content="${publishedTime}"></head>
    <body><article><p>${words}</p></article></body></html>`;
}

export const item = (name: string, title: string, more = "") =>
  `<item><title>${title}</title><link>/${name}</link><description>Short</description>${more}<pubDate>${new Date().toUTCString()}</pubDate></item>`;
export const whole = (name: string, title: string) =>
  item(name, title, `<content:encoded><![CDATA[<p>${wordsOf(title)}</p>]]></content:encoded>`);
export const undated = (name: string, title: string) =>
  whole(name, title).replace(/<pubDate>.*<\/pubDate>/, "");

/** A text long enough to be a whole article, and similar only under the same title. */
function wordsOf(title: string): string {
  const signs = title.replace(/\W/g, "").toLowerCase();
  return Array.from({ length: 150 }, (_, at) => `${signs.at(at % signs.length)}${signs}${at}`).join(
    " ",
  );
}
