import type { Page } from "@playwright/test";
import { NEWS_PAGE_SIZE, NEWS_TABS, type NewsTab } from "../contracts/news-feed.ts";
import { cards, holdNews, newsReads, offsetOf, scrollToBottom, titles } from "./fixtures/feed.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

function tabs(page: Page) {
  return page.getByRole("navigation", { name: word("en", "home", "newsTabs") });
}

function tab(page: Page, name: NewsTab) {
  return tabs(page).getByRole("link", { name: word("en", "frame", `category${name}`) });
}

function categories(page: Page): Promise<(string | null)[]> {
  return cards(page)
    .locator("[data-category]")
    .evaluateAll((badges) => badges.map((badge) => badge.getAttribute("data-category")));
}

async function expectOnly(page: Page, category: NewsTab): Promise<void> {
  await expect.poll(() => categories(page)).toEqual(Array(NEWS_PAGE_SIZE).fill(category));
  await expect(tab(page, category)).toHaveAttribute("aria-current", "page");
}

test("offers the tabs in order, on desktop only", async ({ page }) => {
  await page.goto("/");
  await expect(tabs(page).getByRole("link")).toHaveText([...NEWS_TABS]);
  await expect(tab(page, "Latest")).toHaveAttribute("aria-current", "page");
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(tabs(page)).toBeHidden();
});

test("a tab reads from the first page, and the address and the back button follow", async ({
  page,
}) => {
  await open(page, "/");
  const latest = await titles(page);
  await scrollToBottom(page);
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);

  const reads = newsReads(page);
  await tab(page, "Funding").click();
  await expect(page).toHaveURL(/\/\?category=Funding$/);
  await expectOnly(page, "Funding");
  expect(reads.map(offsetOf)).toEqual([0]);

  await tab(page, "Event").click();
  await expectOnly(page, "Event");
  await page.goBack();
  await expect(page).toHaveURL(/\/\?category=Funding$/);
  await expectOnly(page, "Funding");
  await page.goBack();
  await expect.poll(() => titles(page)).toEqual(latest);
});

test("returning to a tab reloads it from its first page", async ({ page }) => {
  await open(page, "/");
  await tab(page, "Funding").click();
  await expectOnly(page, "Funding");
  await scrollToBottom(page);
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
  await tab(page, "Event").click();
  await expectOnly(page, "Event");

  const reads = newsReads(page);
  await tab(page, "Funding").click();
  await expectOnly(page, "Funding");
  await expect.poll(() => reads.map(offsetOf)).toEqual([0]);
});

test("three skeletons represent a tab's first page", async ({ page }) => {
  await open(page, "/");
  const held = await holdNews(page);
  await tab(page, "Insight").click();
  await expect(page.locator("[data-skeleton]")).toHaveCount(3);
  await expect(
    page.getByRole("main").getByText(word("en", "frame", "loading"), { exact: true }),
  ).toBeAttached();
  await expect(cards(page)).toHaveCount(0);
  held.release();
  await expectOnly(page, "Insight");
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

test("a tab without articles says so and leads back", async ({ page }) => {
  await open(page, "/");
  await page.route("**/rest/v1/news?*category=eq.Branded*", (route) => route.fulfill({ json: [] }));
  await tab(page, "Branded").click();
  await expect(page.getByText(word("en", "home", "feedEmpty"))).toBeVisible();
  await expect(cards(page)).toHaveCount(0);
  const box = await page.locator("[aria-busy]").boundingBox();
  expect(box?.height).toBeGreaterThanOrEqual(800);
  await page.getByRole("link", { name: word("en", "home", "feedEmptyAction") }).click();
  await expect(cards(page)).toHaveCount(NEWS_PAGE_SIZE);
});
