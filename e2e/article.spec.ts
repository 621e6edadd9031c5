import { withDatabase } from "../testing/database.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const SLUG = "bangkok-robotics-week";
const say = (key: string) => word("en", "article", key);

test("links to the startups and investors it mentions, and to related articles", async ({
  page,
}) => {
  await open(page, `/news/${SLUG}`);
  const startups = page.locator("section", { hasText: say("relatedStartups") });
  await expect(startups.getByRole("link")).toHaveAttribute("href", "/startups/chang-robotics");
  const investors = page.locator("section", { hasText: say("relatedInvestors") });
  await expect(investors.getByRole("link")).toHaveAttribute(
    "href",
    "/investors/erawan-growth-fund",
  );

  const related = page.getByRole("region", { name: say("relatedArticles") });
  await expect(related.getByRole("article")).toHaveCount(3);
  await expect(related.locator("[data-category]")).toHaveText(["Event", "Event", "Event"]);
  const next = related.getByRole("link").first();
  const title = (await next.textContent()) ?? "";
  await next.click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(`/news/${SLUG}`);
  await startups.getByRole("link", { name: "Chang Robotics" }).click();
  await expect(page).toHaveURL("/startups/chang-robotics");
});

const DEAL = "batik-cloud-raises-seed";

test("tells of its round beside the text, above it on a phone", async ({ page }) => {
  await page.goto(`/news/${DEAL}`);
  const deal = page.getByRole("complementary", { name: say("dealHeading") });
  await expect(deal).toContainText("US$1.1M");
  await expect(deal.getByRole("link")).toHaveText([
    "Batik Cloud",
    "Malaysia",
    "Cyberwan Launch",
    "Borneo Bridge Fund",
    "Gunung Ledang Ventures",
  ]);
  const lead = deal.locator("div", { hasText: say("dealLead") }).getByRole("link");
  await expect(lead.first()).toHaveAttribute("href", "/investors/cyberwan-launch");
  const places = async () => ({
    deal: await deal.boundingBox(),
    text: await page.locator(".article-body").boundingBox(),
  });
  const wide = await places();
  expect(wide.deal?.x).toBeGreaterThan((wide.text?.x ?? 0) + (wide.text?.width ?? 0));
  await page.setViewportSize({ width: 360, height: 740 });
  const narrow = await places();
  expect((narrow.deal?.y ?? 0) + (narrow.deal?.height ?? 0)).toBeLessThan(narrow.text?.y ?? 0);
  // Keyboards and screen readers follow the visible order.
  const parts = page.locator(
    "article > header, article > aside, .article-body, main [aria-labelledby='related-heading']",
  );
  const tops = await parts.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(tops).toHaveLength(4);
  expect(tops).toEqual([...tops].sort((a, b) => a - b));
});

test("has one left edge, with a deal, without one, and without a picture", async ({
  page,
  newsroom,
}) => {
  const bare = await newsroom.publish({ title: "No picture", body: "Text.", author: "A. Writer" });
  for (const path of [DEAL, SLUG, bare.id]) {
    await page.goto(`/news/${path}`);
    const edges = await page.locator("article:has(.article-body)").evaluate((article) =>
      ["h1", "header time", ":scope > div img", ".article-body > p"].flatMap((part) => {
        const element = article.querySelector(part);
        const line = part === "header time" ? element?.parentElement : element;
        return line ? [line.getBoundingClientRect().left] : [];
      }),
    );
    expect(new Set(edges).size, path).toBe(1);
  }
});

test("keeps who it is about beside its text; what to read next is as wide as the page", async ({
  page,
  newsroom,
}) => {
  const bare = await newsroom.publish({ title: "About nobody", body: "Text.", category: "Event" });
  const right = (box: { x: number; width: number } | null) =>
    Math.round((box?.x ?? 0) + (box?.width ?? 0));
  for (const path of [DEAL, SLUG, bare.id]) {
    await page.goto(`/news/${path}`);
    const text = page.locator(".article-body");
    const paragraph = await text.locator("p").first().boundingBox();
    expect(paragraph?.width, path).toBeLessThanOrEqual(680);
    const next = page.getByRole("region", { name: say("relatedArticles") });
    const cards = await next.locator("li").all();
    expect(
      new Set(await Promise.all(cards.map(async (card) => (await card.boundingBox())?.y))).size,
    ).toBe(1);
    if (path === bare.id) continue;
    const picture = await page.locator("article > div img").first().boundingBox();
    expect(picture?.width, path).toBeGreaterThan(paragraph?.width ?? 0);
    const rail = page
      .getByRole(path === DEAL ? "complementary" : "heading", {
        name: say(path === DEAL ? "dealHeading" : "relatedStartups"),
      })
      .first();
    expect(right(await next.boundingBox()), path).toBeGreaterThan(right(await text.boundingBox()));
    await text.locator("p").last().scrollIntoViewIfNeeded();
    await expect(rail, path).toBeInViewport();
  }
});

test("an article that cannot be read right now says so, and offers to try again", async ({
  page,
  server,
  newsroom,
  complaints,
}) => {
  complaints.announce(/504/);
  // A page that nobody has read yet, because a cached one would be served otherwise.
  const { slug } = await newsroom.publish({
    slug: "read-by-nobody-yet",
    title: "Unread",
    body: "Here.",
  });
  await withDatabase(server, async (client) => {
    await client.query("begin; lock table public.news_startups in access exclusive mode");
    const answer = await page.goto(`/news/${slug}?lang=en`);
    expect(answer?.status()).toBe(504);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      word("en", "status", "timeoutTitle"),
    );
    await client.query("rollback");
  });
  await page.getByRole("link", { name: word("en", "crash", "tryAgain") }).click();
  await expect(page.locator(".article-body")).toBeVisible();
});
