import { randomUUID } from "node:crypto";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operator } from "../testing/clients.ts";
import { eventually } from "../testing/eventually.ts";
import { type RunningServer, startServer } from "../testing/running-server.ts";
import { word } from "../testing/words.ts";
import { inlineScripts } from "./pages.ts";
import { all, hrefOf, only, type ReadPage, readPage, says } from "./read-page.ts";

const LIMIT_MS = 10_000;
/** A founder's own words fill the English column until somebody has translated them. */
const TAGLINE = "Máy phơi lúa cho hợp tác xã";
const ARTICLE = {
  id: randomUUID(),
  slug: "dryers-for-cooperatives",
  title: "Dryers for cooperatives",
  excerpt: "A factory opens in Can Tho",
  body: "The factory employs forty people.",
  category: "Insight",
  corrections: [{ on: "2026-11-20", text: { en: "It is in Can Tho, not in Hue." } }],
  is_published: true,
};
const STARTUP = {
  id: randomUUID(),
  slug: "sekerian",
  // Not in its tagline, where a search would mark it.
  name: "Sekerian",
  tagline: TAGLINE,
  tagline_vi: TAGLINE,
  text_language: "vi",
  industries: ["agritech"],
  venture_round: "seed",
  country: "Vietnam",
  is_published: true,
};

let server: RunningServer;

beforeAll(async () => {
  server = await startServer();
  const client = operator(server);
  const published_at = new Date().toISOString();
  for (const article of [ARTICLE, TRANSLATED]) {
    await client
      .from("news")
      .insert({ ...article, published_at })
      .throwOnError();
  }
  await client
    .from("startups")
    .insert({ ...STARTUP, published_at })
    .throwOnError();
  const link = { news_id: ARTICLE.id, startup_id: STARTUP.id, position: 0 };
  await client.from("news_startups").insert(link).throwOnError();
});

afterAll(() => server.discard());

/** Translations are searched in their own words, and shown. */
const TRANSLATED = {
  id: randomUUID(),
  slug: "a-lender-by-the-river",
  title: "A lender opens by the river",
  title_vi: "Ngân hàng mở cửa bên sông Hàn",
  title_th: "ผู้ให้กู้เปิดสาขาริมแม่น้ำหาน",
  title_zh: "银行在瀚江边开业",
  is_published: true,
};

/** The attribute `lang` of each element of the body with exactly this text, or a link with it; empty without one. */
function langsOf(html: string, text: string): string[] {
  const pattern = new RegExp(`<((?!title)\\w+)\\b([^>]*)>(?:<a\\b[^>]*>)?${text}<`, "g");
  return [...html.matchAll(pattern)].map(
    ([, , inside = ""]) => /\blang="([^"]*)"/.exec(inside)?.[1] ?? "",
  );
}

async function page(path: string, words: string): Promise<string> {
  return (await read(path, words)).text;
}

function read(path: string, words: string): Promise<ReadPage> {
  return eventually(`${path} shows ${words}`, LIMIT_MS, async () => {
    const answer = await readPage(server.url + path);
    return answer.text.includes(words) ? answer : undefined;
  });
}

describe("a text in another language than the page around it says so", () => {
  it("in an article, to its readers and to search engines", async () => {
    const path = `/news/${ARTICLE.slug}`;
    const thai = await page(`${path}?lang=th`, TAGLINE);
    const [{ text: correction } = { text: { en: "" } }] = ARTICLE.corrections;
    for (const text of [ARTICLE.title, ARTICLE.excerpt, correction.en]) {
      expect(langsOf(thai, text), text).toEqual(["en"]);
    }
    expect(langsOf(thai, TAGLINE)).toEqual(["vi"]);
    const described = inlineScripts(thai).find(({ type }) => type === "application/ld+json");
    expect(JSON.parse(described?.code ?? "")).toMatchObject({ inLanguage: "en" });
    const english = await page(`${path}?lang=en`, TAGLINE);
    expect(langsOf(english, ARTICLE.title)).toEqual([""]);
    expect(langsOf(english, TAGLINE)).toEqual(["vi"]);
  });

  it("in a list of articles", async () => {
    const langsOn = async (path: string) => langsOf(await page(path, ARTICLE.title), ARTICLE.title);
    expect(await langsOn("/?lang=zh")).toEqual(["en"]);
    expect(await langsOn("/?lang=en")).toEqual([""]);
    // Matches are marked within the title.
    expect(await page("/search?q=dryers&lang=zh", ARTICLE.slug)).toMatch(/<h3 lang="en"/);
  });

  it("on a company's page, in the directory and in search", async () => {
    for (const language of ["th", "en"]) {
      for (const path of [
        `/startups/${STARTUP.slug}?lang=${language}`,
        `/startups?name=Sekerian&lang=${language}`,
        `/search?q=Sekerian&lang=${language}`,
      ]) {
        const langs = langsOf(await page(path, TAGLINE), TAGLINE);
        expect([...new Set(langs)], path).toEqual(["vi"]);
      }
    }
    const own = await page(`/startups/${STARTUP.slug}?lang=vi`, TAGLINE);
    expect(langsOf(own, TAGLINE)).toEqual([""]);
  });

  it("on the page of an article without a translation, which says so", async () => {
    const { page: home } = await read("/?lang=id", ARTICLE.slug);
    expect(hrefOf(home, ARTICLE.title)).toBe(`/news/${ARTICLE.slug}`);
    const { page: article } = await read(`/news/${ARTICLE.slug}?lang=id`, ARTICLE.body);
    expect(says(only(article, "main"))).toContain(word("id", "article", "originalLanguage"));
    expect(only(article, ".article-body").getAttribute("lang")).toBe("en");
  });

  it.each([
    ["ngan hang song han", "vi", "Ngân"],
    ["ริมแม่น้ำหาน", "th", "ริมแม่น้ำหาน"],
    ["瀚", "zh-Hans", "瀚"],
  ])("in a search that found it in that language: %s", async (query, lang, marked) => {
    const line = all(await resultOf(query), `p [lang="${lang}"]`).at(-1);
    expect(line && all(line, "mark").map(says)[0]).toBe(marked);
  });

  it("not in a search that found it in the page's own", async () => {
    const result = await resultOf("lender river");
    expect(all(result, "mark").map(says)).toEqual(["lender", "river"]);
    expect(all(result, "[lang]")).toEqual([]);
  });
});

/** The translated article as this search shows it. */
async function resultOf(query: string): Promise<Element> {
  const { page: found } = await read(`/search?q=${encodeURIComponent(query)}`, TRANSLATED.slug);
  return only(found, "article", new RegExp(TRANSLATED.title));
}
