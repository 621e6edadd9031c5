import { describe, expect, inject, it } from "vitest";
import { visitor } from "./clients.ts";
import { ask, found, tags } from "./pages.ts";
import { xmlProblems } from "./xml.ts";

const server = inject("server");
const LANGUAGES = ["en", "id", "vi", "th", "zh"];

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
    // The fixed pages, news, startups and investors; what is new, which sample content never is.
    expect(files).toEqual([1, 2, 3, 4, "news"].map((n) => `${server.url}/sitemap-${n}.xml`));
    const sitemaps = await Promise.all(files.map((file) => ask(file)));
    for (const { text } of sitemaps) expect(xmlProblems(text)).toEqual([]);
    const whole = sitemaps.map(({ text }) => text).join("");
    const listed = locations(whole);
    expect(new Set(listed).size).toBe(listed.length);
    const articles = (await publishedSlugs()).map((slug) => `${server.url}/news/${slug}`);
    expect(articles.length).toBeGreaterThan(50);
    expect(listed).toEqual(expect.arrayContaining([`${server.url}/`, ...articles]));
    for (const path of ["/startups", "/funding-tracker/method", "/investors/straitsview-capital"]) {
      expect(listed).toContain(server.url + path);
    }
    expect(found(whole, /draft-/)).toEqual([]);
    const alternates = whole.match(/hreflang="zh-Hans"/g) ?? [];
    expect(alternates).toHaveLength(listed.length);
  });

  it("every address of the sitemap answers", async () => {
    const files = locations((await ask(`${server.url}/sitemap.xml`)).text);
    const lists = await Promise.all(files.map(async (file) => locations((await ask(file)).text)));
    const statuses = [];
    for (const address of lists.flat()) statuses.push((await ask(address)).status);
    expect(new Set(statuses)).toEqual(new Set([200]));
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
