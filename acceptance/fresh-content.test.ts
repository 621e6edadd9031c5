import { randomUUID } from "node:crypto";
import type { SupabaseClient } from "@supabase/supabase-js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator } from "./clients.ts";
import { eventually } from "./eventually.ts";
import { ask, found, textOf } from "./pages.ts";
import { type RunningServer, startServer } from "./running-server.ts";
import { xmlProblems } from "./xml.ts";

/** Pages learn of a change by a notification just after its own answer, long before they are stale. */
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
    const article = { ...newArticle(), slug: null };
    await client.from("news").insert(article).throwOnError();
    await shows(["/"], `/news/${article.id}`, true);
    const { status, text } = await ask(`${server.url}/news/${article.id}`);
    expect(status).toBe(200);
    expect(textOf(text, "h1")).toBe(article.title);
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
