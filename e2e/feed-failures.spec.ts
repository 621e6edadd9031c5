import { NEWS_PAGE_SIZE } from "../contracts/news-feed.ts";
import { cards, newsReads, scrollToBottom, titles } from "./fixtures/feed.ts";
import { followFooterLink } from "./fixtures/footer.ts";
import { LiveFeed, silenceLiveNews } from "./fixtures/live-feed.ts";
import { open, settle } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const NEWS = "**/rest/v1/news?*";
const LOGGED = /The news could not be read/;

test("a fetch that fails at first is retried after 1 and 2 seconds", async ({
  page,
  complaints,
}) => {
  complaints.announce(/ERR_FAILED/);
  let failures = 0;
  await silenceLiveNews(page);
  await page.clock.install();
  await open(page, "/");
  await page.route(NEWS, (route) => {
    if (failures === 2) return route.continue();
    failures += 1;
    return route.abort();
  });
  await scrollToBottom(page);
  await expect.poll(() => failures).toBe(1);
  await settle(page);
  await page.clock.fastForward(1000);
  await expect.poll(() => failures).toBe(2);
  // The failure may reach the page only after its clock was advanced: until then no timer runs.
  await expect(async () => {
    await page.clock.fastForward(2000);
    await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE, { timeout: 500 });
  }).toPass();
  expect(complaints.count(LOGGED)).toBe(0);
});

test("a page that cannot be read leaves the list, says nothing and is logged", async ({
  page,
  complaints,
}) => {
  complaints.announce(/500/, LOGGED);
  await silenceLiveNews(page);
  await page.clock.install();
  await open(page, "/");
  const before = await titles(page);
  await page.route(NEWS, (route) => route.fulfill({ status: 500, json: { message: "broken" } }));
  const reads = newsReads(page);
  await scrollToBottom(page);
  for (const [tries, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => reads.length).toBe(tries);
    await expect(page.locator("[data-skeleton]")).toHaveCount(2);
    await settle(page);
    await page.clock.fastForward(wait);
  }
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  await expect.poll(() => complaints.count(LOGGED)).toBe(1);
  expect(await titles(page)).toEqual(before);
  await expect(page.getByRole("alert")).toHaveCount(0);
  await expect(page.locator("[data-sonner-toast]")).toHaveCount(0);
  expect(reads).toHaveLength(4);
  await settle(page);
  expect(reads, "it is not tried for ever").toHaveLength(4);

  await page.unroute(NEWS);
  await scrollToBottom(page, 100);
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
});

test("a refresh that fails leaves the list as it is", async ({ page, complaints }) => {
  complaints.announce(/500/, LOGGED);
  await silenceLiveNews(page);
  await page.clock.install();
  await open(page, "/");
  const before = await titles(page);
  await page.route(NEWS, (route) => route.fulfill({ status: 500, json: { message: "broken" } }));
  const reads = newsReads(page);
  await page.evaluate(() => {
    document.dispatchEvent(new Event("visibilitychange", { bubbles: true }));
  });
  for (const [tries, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => reads.length).toBe(tries);
    await settle(page);
    await page.clock.fastForward(wait);
  }
  await expect.poll(() => complaints.count(LOGGED)).toBe(1);
  expect(await titles(page)).toEqual(before);
});

test("a tab that cannot be read keeps the list, and is read when the connection is back", async ({
  page,
  complaints,
}) => {
  complaints.announce(/500/, LOGGED);
  await silenceLiveNews(page);
  await page.clock.install();
  await open(page, "/");
  const before = await titles(page);
  await page.route(NEWS, (route) => route.fulfill({ status: 500, json: { message: "broken" } }));
  const reads = newsReads(page);
  await page
    .getByRole("navigation", { name: word("en", "home", "newsTabs") })
    .getByRole("link", { name: "Funding" })
    .click();
  for (const [tries, wait] of [
    [1, 1000],
    [2, 2000],
    [3, 4000],
  ] as const) {
    await expect.poll(() => reads.length).toBe(tries);
    await settle(page);
    await page.clock.fastForward(wait);
  }
  await expect(page.locator("[data-skeleton]")).toHaveCount(0);
  expect(await titles(page)).toEqual(before);
  await expect(page.getByText(word("en", "home", "feedEmpty"))).toHaveCount(0);

  await page.unroute(NEWS);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await expect(cards(page).locator("[data-category]").first()).toHaveText("Funding");
});

test("a device that goes offline while the page starts loses none of it", async ({
  page,
  complaints,
}) => {
  complaints.tolerate(/ERR_INTERNET_DISCONNECTED/);
  const live = new LiveFeed(page);
  const late = /\/assets\/module-/;
  await page.route(late, (route) => route.abort("internetdisconnected"));
  await open(page, "/");
  await expect(page.getByRole("contentinfo")).toBeVisible();
  await expect(cards(page)).toHaveCount(NEWS_PAGE_SIZE);
  await page.unroute(late);
  await page.evaluate(() => window.dispatchEvent(new Event("online")));
  await live.subscribed();
  await followFooterLink(page, "Legal");
  await expect(page).toHaveURL("/legal-disclaimer");
});

test("offline, the next page waits until the device is online", async ({ page, complaints }) => {
  complaints.tolerate(/ERR_INTERNET_DISCONNECTED/);
  const live = new LiveFeed(page);
  await open(page, "/");
  await live.subscribed();
  const reads = newsReads(page);
  await page.context().setOffline(true);
  await scrollToBottom(page);
  await settle(page);
  expect(reads).toHaveLength(0);
  await expect(cards(page)).toHaveCount(NEWS_PAGE_SIZE);
  await page.context().setOffline(false);
  await expect(cards(page)).toHaveCount(2 * NEWS_PAGE_SIZE);
});
