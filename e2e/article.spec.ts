import { z } from "zod";
import { LANGUAGE_TAGS, LANGUAGES } from "../contracts/languages.ts";
import { withDatabase } from "./fixtures/database.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const SLUG = "bangkok-robotics-week";
const say = (key: string) => word("en", "article", key);

test("shows everything that belongs to an article", async ({ page, newsroom }) => {
  const article = await newsroom.article(SLUG);
  await open(page, `/news/${SLUG}`);
  const main = page.getByRole("main");
  await expect(main.getByRole("heading", { level: 1 })).toHaveText(article.title);
  await expect(main.locator("header [data-category]")).toHaveText("Event");
  await expect(main.getByText("Benih, written by AI from 2 sources")).toBeVisible();
  await expect(main.getByText("Source: Chang Robotics · ")).toBeVisible();
  await expect(main.locator("header").getByText("5 min read")).toBeVisible();
  const date = new Intl.DateTimeFormat("en", { dateStyle: "long", timeZone: "Asia/Singapore" });
  await expect(main.locator("header").getByRole("time")).toHaveText(
    date.format(new Date(article.published_at ?? "")),
  );
  await expect(main.getByRole("img", { name: article.image_alt })).toBeVisible();
  await expect(main.locator(".article-body p").first()).not.toBeEmpty();
  await expect(main.getByText(word("en", "frame", "sampleNotice"))).toBeVisible();
});

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

test("names the source of the news", async ({ page, newsroom }) => {
  const source_url = "https://www.example.org/a/long/way?down=1";
  const { id } = await newsroom.publish({ title: "Elsewhere first", source_url });
  await page.goto(`/news/${id}`);
  const host = word("en", "article", "source").replace("{host}", "example.org");
  await expect(page.getByText(`${host} · `)).toBeVisible();
  const link = page.getByRole("link", { name: source_url });
  await expect(link).toHaveAttribute("href", source_url);
  await expect(link).toHaveAttribute("rel", "nofollow noopener");
  const said = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(said ?? "")).toMatchObject({ isBasedOn: { url: source_url } });
});

test("says at the byline who made it, and leads to what that means", async ({ page, newsroom }) => {
  const source = {
    title: "A round",
    publisher: "Daily",
    url: "https://daily.example/1",
    readOn: "2026-11-19",
  };
  const how = { checked_by: "person", sources: [source] };
  const byModel = await newsroom.publish({ title: "By a model", body: "x", ...how });
  const byPerson = await newsroom.publish({
    title: "By Mai",
    body: "x",
    title_vi: "Của Mai",
    body_vi: "x",
    author: "Mai Tran",
    checked_by: "person",
    unread_languages: ["vi"],
  });
  const header = page.getByRole("main").locator("header");
  await page.goto(`/news/${byPerson.id}`);
  await expect(header.getByText("By Mai Tran")).toBeVisible();
  const said = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(said ?? "")).toMatchObject({
    author: [{ "@type": "Person", name: "Mai Tran" }],
  });
  await expect(header.getByText(say("checkedByPerson"))).toBeVisible();
  // What nobody has read is checked by nobody.
  await page.goto(`/news/${byPerson.id}?lang=vi`);
  await expect(header.getByText(word("vi", "article", "translationUnread"))).toBeVisible();
  await expect(header.getByText(word("vi", "article", "checkedByPerson"))).toHaveCount(0);
  await open(page, `/news/${byModel.id}?lang=en`);
  await expect(header.getByText("Benih, written by AI from 1 source")).toBeVisible();
  await expect(header.getByText(say("checkedByPerson"))).toBeVisible();
  await expect(page.getByText(/A round \(read .*19.* 2026\)/)).toBeVisible();
  await header.getByRole("link", { name: "Benih, written by AI from 1 source" }).click();
  await expect(page).toHaveURL("/how-we-make-news");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("howMade"));
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
  // Keyboards and screen readers go by what is seen.
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

test("an id redirects to the slug", async ({ page, newsroom }) => {
  const article = await newsroom.article(SLUG);
  await open(page, `/news/${article.id}`);
  await expect(page).toHaveURL(`/news/${SLUG}`);
});

test("an article without a slug lives at its id", async ({ page, newsroom }) => {
  const article = await newsroom.publishOnSite({
    title: "No slug yet",
    body: "Text.",
    category: null,
  });
  await open(page, "/");
  await page.getByRole("link", { name: "No slug yet" }).click();
  await expect(page).toHaveURL(`/news/${article.id}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("No slug yet");
  await expect(page.locator("header [data-category]")).toHaveText("News");
});

test("a missing or unpublished article says so", async ({ page, newsroom, complaints }) => {
  complaints.announce(/404/);
  await newsroom.publish({ title: "Draft", slug: "a-draft-of-ours", is_published: false });
  for (const slug of ["nothing-of-this-name", "a-draft-of-ours"]) {
    const answer = await page.goto(`/news/${slug}`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      word("en", "status", "articleNotFoundTitle"),
    );
  }
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

const jsonLd = z.object({
  "@type": z.literal("NewsArticle"),
  headline: z.string(),
  inLanguage: z.string(),
  datePublished: z.iso.datetime({ offset: true }),
  image: z.array(z.url()).length(1),
  digitalSourceType: z.string(),
  author: z.array(z.object({ "@type": z.string(), name: z.string() })),
  mainEntityOfPage: z.url(),
});

for (const language of LANGUAGES) {
  test(`describes itself to machines, in ${language}`, async ({ page, newsroom, server }) => {
    const article = await newsroom.article(SLUG);
    const title = language === "en" ? article.title : article[`title_${language}`];
    const address = (lang: string) => `${server.url}/news/${SLUG}?lang=${lang}`;
    await page.goto(`/news/${SLUG}?lang=${language}`);
    await expect(page).toHaveTitle(title ?? "");
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute("href", address(language));
    for (const other of LANGUAGES) {
      await expect(
        page.locator(`link[rel="alternate"][hreflang="${LANGUAGE_TAGS[other]}"]`),
      ).toHaveAttribute("href", address(other));
    }
    const said = await page.locator('script[type="application/ld+json"]').textContent();
    const data = jsonLd.parse(JSON.parse(said ?? ""));
    expect(data).toMatchObject({
      headline: title,
      inLanguage: LANGUAGE_TAGS[language],
      digitalSourceType: "https://schema.org/TrainedAlgorithmicMediaDigitalSource",
      author: [{ "@type": "Organization", name: "Benih" }],
    });
    const picture = await page.request.get(data.image[0] ?? "");
    expect(picture.headers()["content-type"]).toBe("image/png");
  });
}

test("an article that cannot be read right now says so, and offers to try again", async ({
  page,
  server,
  newsroom,
  complaints,
}) => {
  complaints.announce(/504/);
  // One that nobody has read yet: a stored page would be served.
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
