import { gzipSync } from "node:zlib";
import { afterEach, describe, expect, it } from "vitest";
import { NAME, TestSites } from "../website/test-sites.ts";
import { readFeed } from "./read-feed.ts";
import { rss, testMeans } from "./test-feeds.ts";

const sites = new TestSites();
afterEach(() => sites.stop());

/** Serves a body at every address except /robots.txt, which is missing. */
async function serve(body: string | Buffer, headers: Record<string, string> = {}): Promise<string> {
  return sites.http((request, response) => {
    if (request.url === "/robots.txt") response.writeHead(404).end();
    else response.writeHead(200, headers).end(body);
  });
}

async function entriesOf(body: string | Buffer, headers?: Record<string, string>, language = "en") {
  const address = await serve(body, headers);
  const visit = await readFeed(`${address}/feed`, language as "en", testMeans(sites));
  if (visit.outcome !== "read") throw new Error(JSON.stringify(visit));
  return { feed: visit.feed, entries: visit.feed.entries, address };
}

describe("a feed is read", () => {
  it("without signs and addresses that a database does not store", async () => {
    const item = {
      id: "1",
      url: "https://news.example/1",
      title: "Ra\0ised",
      content_text: "Mo\0re",
    };
    const version = "https://jsonfeed.org/version/1.1";
    const json = await entriesOf(JSON.stringify({ version, title: "Sawah", items: [item] }));
    expect(json.entries).toMatchObject([{ title: "Raised", text: "More" }]);
    const { entries } = await entriesOf(
      `<urlset><url><loc>https:x y</loc><lastmod>${new Date().toISOString()}</lastmod></url></urlset>`,
    );
    expect(entries.every(({ url }) => /^https?:\/\/\S+$/.test(url))).toBe(true);
  });

  it("RSS: relative and missing links, CDATA, HTML, dates of the Thai calendar and none", async () => {
    const { entries, address, feed } = await entriesOf(
      rss(
        `<item><title><![CDATA[Padi &amp; <b>Sawah</b>]]></title><link>/one</link><description>&lt;p&gt;Rice.&lt;/p&gt;&lt;script&gt;x()&lt;/script&gt;</description><content:encoded><![CDATA[<p>One.</p><p>Two.</p>]]></content:encoded><pubDate>Fri, 27 Nov 2569 05:09:00 GMT</pubDate></item>
         <item><title>Nowhere</title><guid isPermaLink="false">17</guid></item>
         <item><title>Undated</title><guid>https://${NAME}/two</guid><pubDate>soon</pubDate></item>`,
        "<ttl>90</ttl><language>en-SG</language>",
      ),
    );
    expect(feed).toMatchObject({ kind: "rss", title: "Sawah", ttlMinutes: 90, language: "en-SG" });
    expect(entries).toEqual([
      {
        url: `${address}/one`,
        title: "Padi & Sawah",
        summary: "Rice.",
        text: "One.\n\nTwo.",
        publishedAt: new Date("2026-11-27T05:09:00Z"),
      },
      { url: `https://${NAME}/two`, title: "Undated", summary: "", text: "" },
    ]);
  });

  it("Atom with XHTML and a base of its own; JSON; a news sitemap in a packed file", async () => {
    const atom = await entriesOf(
      `<feed xmlns="http://www.w3.org/2005/Atom" xml:base="https://a.example/blog/"><title>A</title><entry><title type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml">An <b>X</b></div></title><link rel="self" href="no"/><link href="one"/><updated>2026-11-26T00:00:00Z</updated><content type="xhtml"><div xmlns="http://www.w3.org/1999/xhtml"><p>One</p><p>Two</p></div></content></entry></feed>`,
    );
    expect(atom.entries[0]).toMatchObject({
      url: "https://a.example/blog/one",
      title: "An X",
      text: "One\n\nTwo",
    });
    const json = await entriesOf(
      JSON.stringify({
        version: "https://jsonfeed.org/version/1.1",
        title: "J",
        items: [{ id: "https://j.example/1", title: "Satu", content_text: "1 < 2\n\nDua" }],
      }),
    );
    expect(json.entries[0]).toMatchObject({ url: "https://j.example/1", text: "1 < 2\n\nDua" });
    const today = new Date().toISOString();
    const sitemap = await entriesOf(
      gzipSync(
        `<urlset xmlns="s" xmlns:news="n"><url><loc>https://s.example/1</loc><lastmod>2020-01-01</lastmod><news:news><news:publication_date>${today}</news:publication_date><news:title>Tin &amp; tức</news:title></news:news></url><url><loc>https://s.example/old</loc><lastmod>2020-01-01</lastmod></url><url><loc>https://s.example/undated</loc></url></urlset>`,
      ),
    );
    expect(sitemap.entries.map(({ url, title }) => [url, title])).toEqual([
      ["https://s.example/1", "Tin & tức"],
    ]);
  });

  const THAI = Buffer.from(
    rss("<item><title>~</title><link>/1</link></item>").replace(
      "~",
      String.fromCharCode(0xb7, 0xb4, 0xca, 0xcd, 0xba),
    ),
    "latin1",
  );
  const CHINESE = Buffer.from(
    rss("<item><title>~</title><link>/1</link></item>").replace(
      "~",
      String.fromCharCode(0xc8, 0xda, 0xd7, 0xca),
    ),
    "latin1",
  );
  it.each([
    ["Thai that says it is UTF-8", THAI, "utf-8", "th", "ทดสอบ"],
    ["Thai that says it is Latin", THAI, "iso-8859-1", "th", "ทดสอบ"],
    ["Thai by its old name", THAI, "tis-620", "th", "ทดสอบ"],
    ["Thai in an encoding that nobody knows", THAI, "x-thai", "th", "ทดสอบ"],
    ["Chinese that says it is UTF-8", CHINESE, "utf-8", "zh", "融资"],
    ["Chinese by its name", CHINESE, "gbk", "zh", "融资"],
    [
      "UTF-8 that says it is Thai",
      Buffer.from(rss("<item><title>ทดสอบ</title><link>/1</link></item>")),
      "windows-874",
      "th",
      "ทดสอบ",
    ],
  ])("%s", async (_, body, charset, language, title) => {
    const { entries } = await entriesOf(
      body,
      { "content-type": `text/xml; charset=${charset}` },
      language,
    );
    expect(entries[0]?.title).toBe(title);
  });

  it("with 10,000 articles: the newest thousand, while the server goes on", async () => {
    const items = Array.from(
      { length: 10_000 },
      (_, at) =>
        `<item><title>No ${at}</title><link>/${at}</link><description>${"Words &amp; more. ".repeat(20)}</description><pubDate>${new Date(Date.UTC(2026, 0, 1) + at * 60_000).toUTCString()}</pubDate></item>`,
    ).join("");
    const address = await serve(rss(items));
    let ticks = 0;
    const clock = setInterval(() => {
      ticks += 1;
    }, 10);
    const visit = await readFeed(
      `${address}/feed`,
      "en",
      testMeans(sites, { maxBytes: 10 * 1024 * 1024, totalMs: 20_000 }),
    );
    clearInterval(clock);
    expect(visit).toMatchObject({ outcome: "read" });
    const entries = visit.outcome === "read" ? visit.feed.entries : [];
    expect([entries.length, entries[0]?.title]).toEqual([1000, "No 9999"]);
    // Reading it takes a thread most of a second, while the server's own thread goes on.
    expect(ticks).toBeGreaterThan(10);
  });
});
