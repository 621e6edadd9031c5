import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator } from "../testing/clients.ts";
import { eventually } from "../testing/eventually.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { word } from "../testing/words.ts";
import { ask, found, textOf } from "./pages.ts";
import { all, follow, only, readPage, says } from "./read-page.ts";
import { xmlProblems } from "./xml.ts";

/**
 * Pages learn of a change by a notification shortly after its own answer, long before they are
 * stale.
 */
const LIMIT_MS = 10_000;

let server: RunningServer;
let client: SupabaseClient;

beforeAll(async () => {
  server = await startServer();
  client = operator(server);
});

afterAll(() => server.discard());

const newArticle = () => ({
  id: randomUUID(),
  slug: `fresh-${randomUUID()}`,
  title: `Fresh from the field ${randomUUID()}`,
  category: "Insight",
  is_published: true,
  published_at: new Date().toISOString(),
});

const SHOWN_ON = [
  "/",
  "/?category=Insight",
  "/?lang=vi",
  "/feeds/en.rss",
  "/feeds/zh.json",
  "/sitemap-2.xml",
  "/sitemap-news.xml",
];

/** Waits until each of these pages contains the text, or none of them does. */
async function shows(paths: string[], words: string, wanted: boolean): Promise<void> {
  for (const path of paths) {
    await eventually(`${path} ${wanted ? "shows" : "drops"} ${words}`, LIMIT_MS, async () => {
      const { status, text } = await ask(server.url + path);
      return status === 200 && text.includes(words) === wanted ? true : undefined;
    });
  }
}

describe("new content", () => {
  it("is on every page at once, and off them as soon as it is withdrawn", async () => {
    const article = newArticle();
    // Each page is in the cache before the article is.
    await shows(SHOWN_ON, article.slug, false);
    await client.from("news").insert(article).throwOnError();
    await shows(SHOWN_ON, article.slug, true);
    const page = `/news/${article.slug}`;
    expect(textOf((await ask(server.url + page)).text, "h1")).toBe(article.title);

    const renamed = `Renamed ${randomUUID()}`;
    await client.from("news").update({ title: renamed }).eq("id", article.id).throwOnError();
    await shows([page, "/"], renamed, true);

    await client.from("news").update({ is_published: false }).eq("id", article.id).throwOnError();
    await shows(SHOWN_ON, article.slug, false);
    await eventually("the article's page is gone", LIMIT_MS, async () =>
      (await ask(server.url + page)).status === 404 ? true : undefined,
    );

    await client.from("news").delete().eq("id", article.id).throwOnError();
  });

  it("is reached by an address that it had before", async () => {
    const article = newArticle();
    await client.from("news").insert(article).throwOnError();
    const slug = `new-${article.slug}`;
    await client.from("news").update({ slug }).eq("id", article.id).throwOnError();
    await eventually("the old address leads to the new one", LIMIT_MS, async () => {
      const { status, headers } = await ask(`${server.url}/news/${article.slug}`);
      return status === 301 && headers.location?.endsWith(`/news/${slug}`) ? true : undefined;
    });
    await client.from("news").delete().eq("id", article.id).throwOnError();
  });

  it("is reached by its id when it has no slug (spec §2)", async () => {
    const article = { ...newArticle(), slug: null, category: null };
    await client.from("news").insert(article).throwOnError();
    await shows(["/"], `/news/${article.id}`, true);
    const { status, page } = await readPage(`${server.url}/news/${article.id}`);
    expect(status).toBe(200);
    expect(says(only(page, "h1"))).toBe(article.title);
    // It has no category, either.
    expect(says(only(page, "header [data-category]"))).toBe("News");
  });

  it("cannot break out of the page, the feeds or the data for search engines", async () => {
    const article = {
      ...newArticle(),
      title: `</script><script>alert(1)</script> & <b>"bold"</b> ]]>`,
      excerpt: "<img src=x onerror=alert(1)> & more",
      body: "<script>alert(2)</script>\n\n[link](javascript:alert(3))\n\n<img src=x onerror=alert(4)>",
    };
    await client.from("news").insert(article).throwOnError();
    const page = `/news/${article.slug}`;
    await shows(["/", "/feeds/en.rss"], article.slug, true);
    for (const path of ["/", page]) {
      const { text } = await ask(server.url + path);
      expect(found(text, /<script>alert/, /<img src="?x/, /href="javascript:/), path).toEqual([]);
    }
    expect(xmlProblems((await ask(`${server.url}/feeds/en.rss`)).text)).toEqual([]);
    const feed = JSON.parse((await ask(`${server.url}/feeds/en.json`)).text);
    expect(feed.items[0].title).toBe(article.title);
  });
});

/** Publishes an article, whose page nobody has read yet. */
async function publish(more: Record<string, unknown>): Promise<string> {
  const { id, slug, ...article } = newArticle();
  await client
    .from("news")
    .insert({ ...article, id, body: "Text.", ...more })
    .throwOnError();
  return `${server.url}/news/${id}`;
}

describe("an article says", () => {
  it("which news it is based on", async () => {
    const source_url = "https://www.example.org/a/long/way?down=1";
    const { page, described } = await readPage(await publish({ source_url }));
    const host = word("en", "article", "source", { host: "example.org" });
    expect(says(only(page, "main"))).toContain(`${host} · `);
    const link = only(page, "main a", source_url);
    expect(link.getAttribute("href")).toBe(source_url);
    expect(link.getAttribute("rel")).toBe("nofollow noopener");
    expect(described).toMatchObject([{ isBasedOn: { url: source_url } }]);
  });

  it("at its byline which person wrote and checked it, and where nobody has read the translation", async () => {
    const address = await publish({
      title_vi: "Của Mai",
      body_vi: "x",
      author: "Mai Tran",
      checked_by: "person",
      unread_languages: ["vi"],
    });
    const { page, described } = await readPage(address);
    const header = says(only(page, "main header"));
    expect(header).toContain("By Mai Tran");
    expect(header).toContain(word("en", "article", "checkedByPerson"));
    expect(described).toMatchObject([{ author: [{ "@type": "Person", name: "Mai Tran" }] }]);
    // A translation that nobody has read counts as unchecked.
    const vietnamese = await readPage(`${address}?lang=vi`);
    const unread = says(only(vietnamese.page, "main header"));
    expect(unread).toContain(word("vi", "article", "translationUnread"));
    expect(unread).not.toContain(word("vi", "article", "checkedByPerson"));
  });

  it("at its byline that a model wrote it, and leads to what that means", async () => {
    const url = "https://daily.example/1";
    const source = { title: "A round", publisher: "Daily", url, readOn: "2026-11-19" };
    const article = await readPage(await publish({ checked_by: "person", sources: [source] }));
    const header = only(article.page, "main header");
    expect(says(header)).toContain(word("en", "article", "checkedByPerson"));
    expect(says(only(article.page, "main"))).toMatch(/A round \(read .*19.* 2026\)/);
    const how = await follow(article, header, "Benih, written by AI from 1 source");
    expect(how.address).toBe(`${server.url}/how-we-make-news`);
    expect(says(only(how.page, "h1"))).toBe(word("en", "article", "howMade"));
  });
});

it("a new round changes the week's figures at once, and no longer once it is gone", async () => {
  const tells = (wanted: boolean) =>
    eventually(`Home ${wanted ? "tells" : "drops"} the round`, LIMIT_MS, async () => {
      const { page } = await readPage(server.url);
      const [strip] = all(page, "section", word("en", "pulse", "heading"));
      return strip && says(strip).includes("987.7B") === wanted ? true : undefined;
    });
  const { data: startup } = await client
    .from("startups")
    .select("id")
    .eq("is_published", true)
    .order("slug")
    .limit(1)
    .single()
    .throwOnError();
  const { data: round } = await client
    .from("funding_rounds")
    .insert({
      startup_id: startup.id,
      kind: "series_d_plus",
      announced_on: new Date().toISOString().slice(0, 10),
      amount_usd_thousand: 987_654_000,
    })
    .select("id")
    .single()
    .throwOnError();
  await tells(true);
  await client.from("funding_rounds").delete().eq("id", round.id).throwOnError();
  await tells(false);
});
