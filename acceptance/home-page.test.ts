import { readFileSync } from "node:fs";
import path from "node:path";
import { beforeAll, describe, expect, inject, it } from "vitest";
import { z } from "zod";
import { visitor } from "../testing/clients.ts";
import { word } from "../testing/words.ts";
import { ask } from "./pages.ts";
import { all, follow, hrefOf, only, readPage, says } from "./read-page.ts";

const server = inject("sampleServer");
const PAGE_SIZE = 6;

const read = (path: string) => readPage(server.url + path);
const title = (page: ParentNode) => says(only(page, "h1"));
const cards = (page: ParentNode) => all(page, "ol > li article");
const titles = (page: ParentNode) => cards(page).map((card) => says(only(card, "h2, h3")));
const tabs = (page: ParentNode) => only(page, "nav", word("en", "home", "newsTabs"));
const tab = (page: ParentNode, name: string) =>
  only(tabs(page), "a", word("en", "frame", `category${name}`));
const isCurrent = (link: Element) => link.getAttribute("aria-current") === "page";

function expectOnly(page: ParentNode, category: string): void {
  const badges = all(page, "ol > li article [data-category]");
  expect(badges.map((badge) => badge.getAttribute("data-category"))).toEqual(
    Array(PAGE_SIZE).fill(category),
  );
  expect(all(tabs(page), "a").filter(isCurrent)).toEqual([tab(page, category)]);
}

describe("the news on Home, without scripts", () => {
  let news: { title: string; category: string }[];
  beforeAll(async () => {
    const { data } = await visitor(server)
      .from("news")
      .select("title,category")
      .order("published_at", { ascending: false })
      .order("id")
      .throwOnError();
    news = data;
  });

  it("have an address for each tab", async () => {
    const funding = news.filter(({ category }) => category === "Funding").slice(0, PAGE_SIZE);
    const home = await read("/?category=Funding");
    expectOnly(home.page, "Funding");
    expect(titles(home.page)).toEqual(funding.map((article) => article.title));
    const branded = await follow(home, tabs(home.page), word("en", "frame", "categoryBranded"));
    expectOnly(branded.page, "Branded");
  });

  it("are the latest for a category that does not exist", async () => {
    const { page } = await read("/?category=Nonsense");
    expect(titles(page)[0]).toBe(news[0]?.title);
    expect(all(tabs(page), "a").filter(isCurrent)).toEqual([tab(page, "Latest")]);
  });

  it("go on behind a link, which leads to the next page and back", async () => {
    const home = await read("/");
    const next = await follow(home, home.page, word("en", "home", "loadMore"));
    expect(next.address).toMatch(/\?page=2$/);
    expect(titles(next.page)[0]).toBe(news[PAGE_SIZE]?.title);
    const back = await follow(next, next.page, word("en", "home", "newerNews"));
    expect(titles(back.page)[0]).toBe(news[0]?.title);
  });
});

describe("what founders are offered", () => {
  it("is beside the news, with its prices", async () => {
    const offer = (key: string) => word("en", "founders", key);
    const founders = word("en", "frame", "navFounders");
    const home = await read("/");
    const band = only(home.page, "main section:has(> h2)", new RegExp(`^${founders}`));
    expect(all(band, "li").map(says)).toEqual([
      `${offer("deckReview")} 5 credits`,
      `${offer("publish")} 20 credits`,
      `${offer("match")} 3 credits`,
    ]);
    expect(says(band)).toContain("Credits cost US$1 each, or less in bigger packs");
    expect(hrefOf(band, offer("begin"))).toBe("/deck-review");
    const [navigation = band] = all(home.page, "nav", word("en", "frame", "mainNavigation"));
    expect(hrefOf(navigation, founders)).toBe("/deck-review");
  });

  it("is shown of a made-up deck before signing up, and leads to the upload", async () => {
    const { page } = await read("/deck-review");
    // What the check says: a judgement with its fix, a contradiction and a strength; not points
    // without a deduction.
    const sample = says(only(page, "section", word("en", "deckReview", "sampleTitle")));
    const { issues, strengths } = sampleReview;
    for (const { text, why, fix } of issues) {
      for (const said of [text, why, fix]) expect(sample).toContain(said);
    }
    expect(sample).toContain(strengths[0]?.why);
    expect(sample).not.toContain(word("en", "deckSections", "section_competition"));
    const main = says(only(page, "main"));
    expect(main).toContain("5 credits a review.");
    expect(main).toContain(word("en", "deckReview", "willCheck"));
    // Not offered on this server.
    expect(main).not.toContain(word("en", "deckOffer", "firstFree"));
    const [begin] = all(page, "a", word("en", "deckOffer", "begin"));
    expect(begin?.getAttribute("href")).toBe("/auth?mode=signup&next=%2Fpitch-deck-upload");
  });
});

const words = z.object({ text: z.string(), why: z.string(), fix: z.string() });
const sampleReview = z
  .object({ issues: z.array(words).min(1), strengths: z.array(z.object({ why: z.string() })) })
  .parse(
    JSON.parse(
      readFileSync(
        path.resolve(import.meta.dirname, "../app/features/deck-review/sample-reviews/en.json"),
        "utf8",
      ),
    ),
  );

describe("the frame around each page", () => {
  it("leads to the legal disclaimer, which is complete", async () => {
    const home = await read("/");
    const name = word("en", "footer", "legalDisclaimer");
    expect(hrefOf(only(home.page, "footer"), name)).toBe("/legal-disclaimer");
    const { page } = await follow(home, only(home.page, "footer"), name);
    expect(title(page)).toBe(word("en", "legal", "title"));
    expect(all(page, "main h2")).toHaveLength(8);
    expect(says(only(page, "main"))).toContain(word("en", "legal", "aiText"));
    const footer = only(page, "footer");
    expect(hrefOf(footer, name)).toBe("/legal-disclaimer");
    expect(says(footer)).toContain(word("en", "footer", "aiNotice"));
  });

  it("promises no mailbox that is not set", async () => {
    const { page } = await read("/legal-disclaimer");
    expect(all(page, 'a[href^="mailto:"]')).toEqual([]);
    expect(says(only(page, "main"))).toContain(word("en", "legal", "correctionsTextAlone"));
  });

  it("leads to a feed that can be read", async () => {
    const { page } = await read("/");
    const feed = hrefOf(only(page, "footer"), word("en", "footer", "rssFeed"));
    expect((await ask(server.url + feed)).status).toBe(200);
  });

  it.each([
    ["/news/bangkok-robotics-week", "News"],
    ["/startups/wau-pay", "Startups"],
    ["/investors/straitsview-capital", "Investors"],
    ["/funding-tracker/method", "Funding tracker"],
    ["/countries/vietnam", "Funding tracker"],
    ["/sectors/fintech", "Funding tracker"],
    ["/reports", "Funding tracker"],
  ])("marks the section of a page inside it: %s", async (path, name) => {
    const { page } = await read(path);
    // On desktop and in the phone's menu.
    const navigations = all(page, "header nav");
    expect(navigations).toHaveLength(2);
    for (const navigation of navigations) {
      const marked = only(navigation, "a[aria-current]");
      expect([says(marked), marked.getAttribute("aria-current")]).toEqual([name, "true"]);
    }
  });
});
