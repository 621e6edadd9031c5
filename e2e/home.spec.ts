import type { Locator, Page } from "@playwright/test";
import { LANGUAGES } from "../contracts/languages.ts";
import { NEWS_PAGE_SIZE } from "../contracts/news-feed.ts";
import { cards, scrollToListEnd } from "./fixtures/feed.ts";
import { silenceLiveNews } from "./fixtures/live-feed.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const say = (key: string) => word("en", "pulse", key);

function moreStories(page: Page) {
  return page.getByRole("link", { name: word("en", "home", "loadMore") });
}

/** Each begins below the end of the previous one. */
async function expectBelowEachOther(parts: Locator[]): Promise<void> {
  const boxes = await Promise.all(parts.map((part) => part.boundingBox()));
  for (const [at, box] of boxes.entries()) {
    const before = boxes[at - 1];
    if (before) expect(box?.y).toBeGreaterThanOrEqual(before.y + before.height);
  }
}

test("the week's figures are on the first screen, and lead to the rounds behind them", async ({
  page,
}) => {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
  ]) {
    await page.setViewportSize(size);
    await page.goto("/");
    const strip = page.getByRole("region", { name: say("heading") });
    const links = strip.getByRole("link");
    await expect(links.nth(2)).toBeVisible();
    for (const link of await links.all()) await expect(link).toBeInViewport();
  }
  const strip = page.getByRole("region", { name: say("heading") });
  const rounds = strip.getByRole("link", { name: say("rounds") });
  const figure = await rounds.locator("span").first().textContent();
  await rounds.click();
  await expect(page).toHaveURL("/funding-tracker?period=week#rounds");
  await expect(
    page.getByRole("link", { name: word("en", "funding", "measureRounds") }),
  ).toContainText(figure ?? "no figure");
  await page.goBack();
  await strip.getByRole("link", { name: say("biggest") }).click();
  await expect(page.locator("#rounds tbody tr").first()).toBeVisible();
});

test("beside the feed on desktop: deals and investors, on small screens below the first stories", async ({
  page,
}) => {
  await open(page, "/");
  const rail = page.getByRole("complementary");
  for (const heading of ["latestDeals", "activeInvestors"]) {
    await expect(rail.getByRole("heading", { name: say(heading) })).toBeVisible();
  }
  for (const width of [768, 360]) {
    await page.setViewportSize({ width, height: 800 });
    await expectBelowEachOther([cards(page).nth(NEWS_PAGE_SIZE - 1), moreStories(page), rail]);
  }
});

test("on a phone who asks for more stories reads on there, past the market more come behind it", async ({
  page,
}) => {
  await silenceLiveNews(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const rail = page.getByRole("complementary");
  await open(page, "/");
  await moreStories(page).click();
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
  await expectBelowEachOther([cards(page).nth(2 * NEWS_PAGE_SIZE - 1), moreStories(page), rail]);

  await open(page, "/");
  await scrollToListEnd(page, 150);
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
  await expectBelowEachOther([
    cards(page).nth(NEWS_PAGE_SIZE - 1),
    rail,
    cards(page).nth(NEWS_PAGE_SIZE),
    moreStories(page),
  ]);
});

test("a phone has the ways into the sections above the stories, the one that is read marked", async ({
  page,
}) => {
  const sections = page.getByRole("region", { name: word("en", "home", "newsTabs") });
  await open(page, "/");
  await expect(sections).toBeHidden();
  await page.setViewportSize({ width: 360, height: 740 });
  await expectBelowEachOther([sections, cards(page).first()]);
  const heights = await sections
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
  expect(new Set(heights).size, "no name breaks").toBe(1);
  const current = sections.locator("[aria-current=page]");
  await expect(current).toHaveText(word("en", "frame", "categoryLatest"));
  await sections.getByRole("link", { name: word("en", "frame", "categoryInsight") }).click();
  await expect(page).toHaveURL("/?category=Insight");
  await expect(cards(page).first().locator("[data-category]")).toHaveText("Insight");
  await expect(current).toHaveText(word("en", "frame", "categoryInsight"));
});

test("a paid story's box stays in the column of its list", async ({ page }) => {
  for (const width of [360, 768, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    await page.goto("/?category=Branded");
    const list = await page.locator("ol:has(> li article)").first().boundingBox();
    for (const story of await cards(page).all()) {
      const box = await story.boundingBox();
      expect(box?.x).toBeGreaterThanOrEqual(list?.x ?? 0);
      const end = (list?.x ?? 0) + (list?.width ?? 0);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(end + 0.5);
    }
  }
});

test("a paid story says so in lists, on a ground of its own, and under its title", async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const story = cards(page).first();
  const label = story.locator("[data-category]");
  for (const language of LANGUAGES) {
    await page.goto(`/?category=Branded&lang=${language}`);
    await expect(label).toHaveText(word(language, "frame", "categoryBranded"));
    await expect(label).not.toHaveCSS("background-color", "rgba(0, 0, 0, 0)");
  }
  await open(page, "/?category=Branded&lang=en");
  await story.getByRole("link").click();
  await expect(page.locator("article header")).toContainText(word("en", "article", "branded"));
});

test("no story leaves a hole beside or below it, with a picture or without", async ({
  page,
  newsroom,
}) => {
  await silenceLiveNews(page);
  await page.goto("/");
  for (const title of ["", "Without a picture"]) {
    if (title !== "") await newsroom.publishOnSite({ title, category: "Funding" });
    await page.goto("/");
    const gaps = await page.locator("ol:has(> li article)").evaluateAll((lists) =>
      lists.flatMap((list) => {
        const boxes = [...list.children].map((item) => item.getBoundingClientRect());
        const { left, right } = list.getBoundingClientRect();
        // Each row of the grid spans from one edge to the other, with the usual gap between its
        // parts.
        const rows = Map.groupBy(boxes, ({ top }) => Math.round(top));
        return [...rows.values()].map((row) => {
          const ends = [left, ...row.map((box) => box.right)];
          const starts = [...row.map((box) => box.left), right];
          return Math.max(...starts.map((start, at) => start - (ends[at] ?? 0)));
        });
      }),
    );
    expect(Math.max(...gaps)).toBeLessThanOrEqual(24);
    const lead = await cards(page)
      .first()
      .evaluate((card) => {
        const [picture, text] = [...card.children].map((part) => part.getBoundingClientRect());
        return { picture: picture?.height ?? 0, text: text?.height ?? 0 };
      });
    expect(lead.picture).toBeGreaterThanOrEqual(lead.text);
  }
});

test("a title does not break inside a short word with a hyphen", async ({ page, newsroom }) => {
  await silenceLiveNews(page);
  const title = "The last mile of many small shops and of e-commerce in a long headline";
  const { id } = await newsroom.publishOnSite({ title, category: "Funding" });
  for (const path of ["/", `/news/${id}`]) {
    await page.goto(path);
    const heading = page.getByRole("heading", { name: title });
    await expect(heading).toHaveText(title);
    for (let width = 320; width <= 480; width += 16) {
      await page.setViewportSize({ width, height: 800 });
      const lines = await heading
        .getByText("e-commerce", { exact: true })
        .evaluate((element) => element.getClientRects().length);
      expect(lines, `${path} at ${width} px`).toBe(1);
    }
  }
});

test("in the dark pictures are dimmed", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "dark" });
  await page.goto("/");
  const picture = cards(page).first().locator("img");
  await expect(picture).toHaveCSS("filter", "brightness(0.82)");
  await page.emulateMedia({ colorScheme: "light" });
  await expect(picture).toHaveCSS("filter", "brightness(1)");
});

test("somebody who comes from another page sees the same figures", async ({ page }) => {
  await open(page, "/startups");
  await page.getByRole("navigation").getByRole("link", { name: "News" }).click();
  await expect(page.getByRole("region", { name: say("heading") }).getByRole("link")).toHaveCount(4);
  await expect(page.getByRole("complementary").getByRole("heading")).toHaveCount(2);
});
