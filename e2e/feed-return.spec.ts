import { cards, scrollToBottom } from "./fixtures/feed.ts";
import { LiveFeed, silenceLiveNews } from "./fixtures/live-feed.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";

test("a card opens its article at the top; going back restores the feed's position", async ({
  page,
}) => {
  await silenceLiveNews(page);
  await open(page, "/");
  await scrollToBottom(page);
  await expect(cards(page)).toHaveCount(12);
  const card = cards(page).nth(6);
  // Far from where a third page would load: on return the week's figures above arrive last.
  await card.evaluate((one) => one.scrollIntoView({ block: "end" }));
  const title = (await card.getByRole("heading").textContent()) ?? "";
  await card.getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);

  await page.goBack();
  await expect(cards(page)).toHaveCount(12);
  await expect(card).toBeInViewport();
});

test("articles published meanwhile are there on coming back", async ({ page, newsroom }) => {
  await silenceLiveNews(page);
  await open(page, "/");
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/news\//);
  await newsroom.publish({ title: "Published meanwhile", category: "Insight" });
  await page.goBack();
  await expect(cards(page).first().getByRole("heading")).toHaveText("Published meanwhile");
});

test("the live feed continues after coming back", async ({ page, newsroom }) => {
  const live = new LiveFeed(page);
  await open(page, "/");
  await live.subscribed();
  await cards(page).first().getByRole("link").click();
  await expect(page).toHaveURL(/\/news\//);
  const again = live.subscribedAgain();
  await page.goBack();
  await again;
  const article = await newsroom.publish({ title: "Live after coming back", category: "Insight" });
  await live.told(article.id);
  await expect(cards(page).first().getByRole("heading")).toHaveText("Live after coming back");
});
