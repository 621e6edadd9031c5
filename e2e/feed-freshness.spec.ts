import type { Page } from "@playwright/test";
import { LIVE_SPREAD_MS } from "../contracts/news-feed.ts";
import { cards, newsReads, offsetOf, scrollToBottom } from "./fixtures/feed.ts";
import { LiveFeed, silenceLiveNews } from "./fixtures/live-feed.ts";
import { open, settle } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";

const MINUTE = 60_000;

function firstTitle(page: Page) {
  return cards(page).first().getByRole("heading");
}

test("the feed refreshes when the browser tab becomes visible", async ({ page, newsroom }) => {
  await silenceLiveNews(page);
  await open(page, "/");
  await newsroom.publish({ title: "Seen on coming back", category: "Event" });
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expect(firstTitle(page)).toHaveText("Seen on coming back");
});

test("a refresh reads the first page only, however many are shown", async ({ page, newsroom }) => {
  await silenceLiveNews(page);
  await open(page, "/");
  await scrollToBottom(page);
  await expect(cards(page)).toHaveCount(12);
  const reads = newsReads(page);
  await newsroom.publish({ title: "One more", category: "Event" });
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  await expect(firstTitle(page)).toHaveText("One more");
  await expect(cards(page)).toHaveCount(13);
  expect(reads.map(offsetOf)).toEqual([0]);
});

test("browsers that hear of an article read it after different delays", async ({
  page,
  newsroom,
}) => {
  await page.addInitScript(() => {
    Math.random = () => 0.8;
  });
  await page.clock.install();
  const live = new LiveFeed(page);
  await open(page, "/");
  await live.subscribed();
  const reads = newsReads(page);
  const article = await newsroom.publish({ title: "Heard by all", category: "Event" });
  await live.told(article.id);
  await settle(page);
  expect(reads).toHaveLength(0);
  await page.clock.fastForward(0.8 * LIVE_SPREAD_MS);
  await expect(firstTitle(page)).toHaveText("Heard by all");
  expect(reads.map(offsetOf)).toEqual([0]);
});

for (const address of ["/", "/?category=Funding"]) {
  test(`a new Funding article appears by itself at ${address}`, async ({ page, newsroom }) => {
    const live = new LiveFeed(page);
    await open(page, address);
    await live.subscribed();
    const article = await newsroom.publish({ title: "Live funding news", category: "Funding" });
    await live.told(article.id);
    await expect(firstTitle(page)).toHaveText("Live funding news");
    await expect(cards(page)).toHaveCount(6);
  });
}

test("a new Funding article does not affect the Event tab", async ({ page, newsroom }) => {
  const live = new LiveFeed(page);
  await open(page, "/?category=Event");
  await live.subscribed();
  const reads = newsReads(page);
  const article = await newsroom.publish({ title: "Not for this tab", category: "Funding" });
  await live.told(article.id);
  await settle(page);
  expect(reads).toHaveLength(0);
  await expect(page.getByText("Not for this tab")).toHaveCount(0);
});

test("nobody hears of an unpublished article", async ({ page, newsroom }) => {
  const live = new LiveFeed(page);
  await open(page, "/");
  await live.subscribed();
  const reads = newsReads(page);
  await newsroom.publish({ title: "A draft", is_published: false, category: "Event" });
  // Changes arrive in order: once the second is there, the first was left out.
  const open_ = await newsroom.publish({ title: "After the draft", category: "Event" });
  await live.told(open_.id);
  await expect(firstTitle(page)).toHaveText("After the draft");
  expect(reads).toHaveLength(1);
});

test("dates are relative for a day, then month and day, and stay current", async ({
  page,
  newsroom,
}) => {
  await silenceLiveNews(page);
  const [newest] = await newsroom.articles();
  const published = new Date(newest?.published_at ?? 0).getTime();
  await page.clock.install({ time: published + 59 * MINUTE + 30_000 });
  await open(page, "/");
  const date = cards(page).first().getByRole("time");
  await expect(date).toHaveText("59 minutes ago");
  await page.clock.runFor(MINUTE);
  await expect(date).toHaveText("1 hour ago");
  await page.clock.fastForward(24 * 60 * MINUTE);
  const day = new Intl.DateTimeFormat("en", {
    month: "long",
    day: "numeric",
    timeZone: "Asia/Singapore",
  }).format(published);
  await expect(date).toHaveText(day);
});
