import { NEWS_PAGE_SIZE } from "../contracts/news-feed.ts";
import {
  cards,
  holdNews,
  newsReads,
  offsetOf,
  scrollToBottom,
  scrollToListEnd,
} from "./fixtures/feed.ts";
import type { Newsroom } from "./fixtures/newsroom.ts";
import { open, settle } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ viewport: { width: 1280, height: 800 } });

const loadMore = word("en", "home", "loadMore");

/** For a page cached more than five minutes ago the browser reads the news again. */
async function storeHomeAnew(newsroom: Newsroom): Promise<void> {
  await newsroom.publishOnSite({ title: "New as of now" });
}

test("starts with six articles, and holds at least 800 px", async ({ page, newsroom }) => {
  await storeHomeAnew(newsroom);
  const newest = (await newsroom.articles()).slice(0, NEWS_PAGE_SIZE);
  const reads = newsReads(page);
  await open(page, "/");
  await expect(cards(page)).toHaveCount(NEWS_PAGE_SIZE);
  await expect(cards(page).getByRole("heading")).toHaveText(newest.map(({ title }) => title));
  await expect(page.locator("[aria-busy]")).toHaveCSS("min-height", "800px");
  expect(reads, "the server has read the first page already").toHaveLength(0);
});

test("loads more within 200 px of the list's end, and not before", async ({ page, newsroom }) => {
  await storeHomeAnew(newsroom);
  const reads = newsReads(page);
  await open(page, "/");
  await page.getByRole("contentinfo").waitFor();
  await scrollToListEnd(page, 210);
  await settle(page);
  expect(reads).toHaveLength(0);
  await expect(cards(page)).toHaveCount(NEWS_PAGE_SIZE);

  await scrollToListEnd(page, 190);
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
  expect(reads.map(offsetOf)).toEqual([NEWS_PAGE_SIZE]);
});

test("on a phone the next page is requested before the footer is visible", async ({ visit }) => {
  const page = await visit({ viewport: { width: 360, height: 740 }, hasTouch: true });
  await open(page, "/");
  const held = await holdNews(page);
  await scrollToListEnd(page, 150);
  await expect(page.locator("[data-skeleton]")).toHaveCount(2);
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
  held.release();
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
  await expect(page.getByRole("contentinfo")).not.toBeInViewport();
});

test("a resize that brings the end near loads more", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("contentinfo").waitFor();
  await scrollToListEnd(page, 230);
  await settle(page);
  await expect(cards(page)).toHaveCount(NEWS_PAGE_SIZE);
  await page.setViewportSize({ width: 1280, height: 860 });
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
});

test("continues to the last article, each once, and stops there", async ({ page, newsroom }) => {
  const all = await newsroom.articles();
  const reads = newsReads(page);
  await open(page, "/");
  await page.getByRole("contentinfo").waitFor();
  for (let shown = NEWS_PAGE_SIZE; shown < all.length; ) {
    await scrollToBottom(page);
    shown = Math.min(all.length, shown + NEWS_PAGE_SIZE);
    await expect(cards(page)).toHaveCount(shown);
  }
  const addresses = await cards(page)
    .getByRole("link")
    .evaluateAll((links) => links.map((link) => link.getAttribute("href")));
  expect(addresses).toEqual(all.map(({ slug }) => `/news/${slug}`));
  expect(all).toHaveLength(64);

  await expect(page.getByRole("link", { name: loadMore })).toHaveCount(0);
  const pages = Math.ceil(all.length / NEWS_PAGE_SIZE);
  expect(reads).toHaveLength(pages - 1);
  await scrollToBottom(page, 100);
  await scrollToBottom(page);
  await settle(page);
  expect(reads, "nothing more is asked for").toHaveLength(pages - 1);
});

test("the load-more link works by keyboard", async ({ page }) => {
  // So high that focusing scrolls nothing: scrolling towards the end would load more by itself.
  await page.setViewportSize({ width: 1280, height: 4000 });
  await open(page, "/");
  const link = page.getByRole("link", { name: loadMore });
  await link.focus();
  await page.keyboard.press("Enter");
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
  expect(new URL(page.url()).search).toBe("");
  await expect(link).toBeVisible();
});

for (const key of ["Enter", undefined]) {
  test(`loading more ${key ? "by keyboard" : "by a press"} moves the focus to the first new story`, async ({
    page,
  }) => {
    await open(page, "/");
    const held = await holdNews(page);
    const link = page.getByRole("link", { name: loadMore });
    // A browser may leave the focus where it was when a link is clicked.
    if (key) await link.press(key);
    else await link.dispatchEvent("click");
    await expect(page.locator("[data-skeleton]")).toHaveCount(2);
    if (key) await expect(link).toBeFocused();
    await expect(link).toHaveAttribute("aria-disabled", "true");
    held.release();
    await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
    await expect(cards(page).nth(NEWS_PAGE_SIZE).getByRole("link")).toBeFocused();
    await expect(link).not.toHaveAttribute("aria-disabled");
    await expect(page.getByRole("main").getByRole("status")).toHaveText(
      word("en", "home", "newsMore").replace("{count}", String(NEWS_PAGE_SIZE)),
    );
  });
}

test("a reader who has moved on meanwhile is left there", async ({ page }) => {
  await open(page, "/");
  const held = await holdNews(page);
  await page.getByRole("link", { name: loadMore }).press("Enter");
  await expect(page.locator("[data-skeleton]")).toHaveCount(2);
  const first = cards(page).first().getByRole("link");
  await first.focus();
  held.release();
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
  await settle(page);
  await expect(first).toBeFocused();
});

test("two skeletons represent the articles being loaded", async ({ page }) => {
  await open(page, "/");
  await page.getByRole("contentinfo").waitFor();
  const held = await holdNews(page);
  await scrollToBottom(page);
  await expect(page.locator("[data-skeleton]")).toHaveCount(2);
  await expect(cards(page)).toHaveCount(NEWS_PAGE_SIZE);
  held.release();
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
});

test("the first article's picture is preloaded", async ({ page }) => {
  const html = await (await page.request.get("/")).text();
  await open(page, "/");
  const picture = await cards(page).first().getByRole("img").getAttribute("src");
  const preloads = html.match(/<link rel="preload" as="image"[^>]*>/g) ?? [];
  const addresses = preloads.map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);
  expect(new Set(addresses)).toEqual(new Set([picture]));
});
