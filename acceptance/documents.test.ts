import { describe, expect, inject, it } from "vitest";
import { visitor } from "../testing/clients.ts";
import { LANGUAGES } from "../testing/words.ts";
import { ask, found, tags } from "./pages.ts";
import { xmlProblems } from "./xml.ts";

const server = inject("server");

async function publishedSlugs(): Promise<string[]> {
  const { data } = await visitor(server).from("news").select("slug").throwOnError();
  return data.map((article) => article.slug);
}

describe("the documents for machines", () => {
  it("robots.txt keeps crawlers off private pages and names the sitemap", async () => {
    const { status, headers, text } = await ask(`${server.url}/robots.txt`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("text/plain; charset=utf-8");
    for (const path of ["/api/", "/auth", "/profile", "/report$", "/report?", "/claim"]) {
      expect(text.split("\n")).toContain(`Disallow: ${path}`);
    }
    expect(text).toContain(`Sitemap: ${server.url}/sitemap.xml`);
  });

  it("the sitemap leads to every published article in every language, and to no draft", async () => {
    const index = await ask(`${server.url}/sitemap.xml`);
    expect(index.headers["content-type"]).toMatch(/xml/);
    expect(xmlProblems(index.text)).toEqual([]);
    const files = locations(index.text);
    // The fixed pages, news, startups and investors; and recent news, which sample content never
    // is.
    expect(files).toEqual([1, 2, 3, 4, "news"].map((n) => `${server.url}/sitemap-${n}.xml`));
    const sitemaps = await Promise.all(files.map((file) => ask(file)));
    for (const { text } of sitemaps) expect(xmlProblems(text)).toEqual([]);
    const whole = sitemaps.map(({ text }) => text).join("");
    const listed = locations(whole);
    expect(new Set(listed).size).toBe(listed.length);
    const articles = (await publishedSlugs()).map((slug) => `/news/${slug}`);
    expect(articles.length).toBeGreaterThan(50);
    const fixed = ["/", "/startups", "/funding-tracker/method", "/investors/straitsview-capital"];
    const written = ["/about", "/how-we-make-news", "/contact", "/privacy", "/terms"];
    expect(listed).toEqual(
      expect.arrayContaining(
        [...fixed, ...written, ...articles].flatMap((path) =>
          LANGUAGES.map((language) => `${server.url}${path}?lang=${language}`),
        ),
      ),
    );
    expect(found(whole, /draft-/)).toEqual([]);
  });

  it("each entry of the sitemap names all languages of its page, its own too", async () => {
    const { text } = await ask(`${server.url}/sitemap-2.xml`);
    const entries = text.split("<url>").slice(1);
    expect(entries.length).toBeGreaterThan(250);
    for (const entry of entries) {
      const [own = ""] = locations(entry);
      const page = own.slice(0, own.indexOf("?"));
      const alternates = tags(entry, "xhtml:link").map(({ hreflang, href }) => [hreflang, href]);
      expect(Object.fromEntries(alternates)).toEqual({
        en: `${page}?lang=en`,
        id: `${page}?lang=id`,
        vi: `${page}?lang=vi`,
        th: `${page}?lang=th`,
        "zh-Hans": `${page}?lang=zh`,
        "x-default": `${page}?lang=en`,
      });
    }
  });

  it("every page of the sitemap is there, and calls that address its own", async () => {
    const files = locations((await ask(`${server.url}/sitemap.xml`)).text);
    const lists = await Promise.all(files.map(async (file) => locations((await ask(file)).text)));
    expect(lists.flat().length).toBeGreaterThan(250);
    const pages = Object.values(
      Object.groupBy(lists.flat(), (address) => address.slice(0, address.indexOf("?"))),
    );
    // One language of each, in turn.
    for (const [at, addresses = []] of pages.entries()) {
      const address = addresses[at % addresses.length] ?? "";
      const { status, text } = await ask(address);
      const canonical = tags(text, "link").find(({ rel }) => rel === "canonical")?.href;
      expect({ status, canonical }).toEqual({ status: 200, canonical: address });
    }
  });

  it.each(LANGUAGES)("the RSS feed in %s holds the newest articles", async (language) => {
    const { status, headers, text } = await ask(`${server.url}/feeds/${language}.rss`);
    expect(status).toBe(200);
    expect(headers["content-type"]).toBe("application/rss+xml; charset=utf-8");
    expect(xmlProblems(text)).toEqual([]);
    expect(text).toMatch(/<rss [^>]*version="2.0"/);
    const items = text.split("<item>").slice(1);
    expect(items).toHaveLength(50);
    for (const item of items) {
      expect(item).toContain(`<link>${server.url}/news/`);
      expect(item).toMatch(/<title>.+<\/title>/s);
      expect(item).toMatch(/<guid\b/);
      expect(Date.parse(/<pubDate>(.+)<\/pubDate>/.exec(item)?.[1] ?? "")).not.toBeNaN();
    }
    expect(found(text, /draft-/)).toEqual([]);
  });

  it.each(LANGUAGES)("the JSON feed in %s holds the newest articles", async (language) => {
    const { headers, text } = await ask(`${server.url}/feeds/${language}.json`);
    expect(headers["content-type"]).toBe("application/feed+json; charset=utf-8");
    const feed = JSON.parse(text);
    expect(feed.version).toMatch(/^https:\/\/jsonfeed\.org\/version\/1/);
    expect(feed.title).toBeTruthy();
    expect(feed.feed_url).toBe(`${server.url}/feeds/${language}.json`);
    expect(feed.items).toHaveLength(50);
    const times = feed.items.map((item: { date_published: string }) =>
      Date.parse(item.date_published),
    );
    expect(times).toEqual(times.toSorted((a: number, b: number) => b - a));
    for (const item of feed.items) {
      expect(item.id).toContain(`${server.url}/news/`);
      expect(item.url).toContain(`${server.url}/news/`);
      expect(item.title).toBeTruthy();
      // JSON Feed: an item has to have one of the two.
      expect(item.content_html ?? item.content_text ?? item.summary).toBeTruthy();
    }
  });

  it("the pages name their feeds", async () => {
    const { text } = await ask(`${server.url}/?lang=th`);
    const feeds = tags(text, "link").filter((link) => /feed|rss/.test(link.type ?? ""));
    expect(feeds.map((link) => link.href)).toEqual(
      ["rss", "json"].map((kind) => `${server.url}/feeds/th.${kind}`),
    );
    for (const { href = "" } of feeds) expect((await ask(href)).status, href).toBe(200);
  });

  it("the web app manifest and icons that the pages name are there", async () => {
    for (const path of ["/site.webmanifest", "/icon.svg", "/apple-touch-icon.png"]) {
      expect((await ask(server.url + path)).status, path).toBe(200);
    }
  });
});

function locations(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map((match) => match[1] ?? "");
}
