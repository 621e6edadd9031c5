import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { cards } from "./fixtures/feed.ts";
import { silenceLiveNews } from "./fixtures/live-feed.ts";
import { open, wake } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";

const WORD = "Donaudampfschifffahrtsgesellschaft".repeat(5);

/** A startup as an import would add it, removed after the test. */
async function withStartup(
  server: RunningServer,
  startup: { slug: string; name: string; tagline: string; logo: string },
  use: () => Promise<void>,
): Promise<void> {
  await withDatabase(server, async (client) => {
    await client.query(
      `insert into public.startups
         (slug, name, tagline, description, logo, industries, venture_round, country,
          is_published, published_at)
       values ($1, $2, $3, $3, $4, array['fintech'], 'seed', 'Thailand', true, now())`,
      [startup.slug, startup.name, startup.tagline, startup.logo],
    );
    try {
      await use();
    } finally {
      await client.query("delete from public.startups where slug = $1", [startup.slug]);
    }
  });
}

/** The drawing in place of a missing picture. */
const cover = (page: Page) => cards(page).first().locator("svg.cover");

test("an article without a picture has a drawn cover, with the amount that it is about", async ({
  page,
  newsroom,
}) => {
  await silenceLiveNews(page);
  await newsroom.publishOnSite({ title: "Without a picture", category: "Funding" });
  await page.goto("/");
  await expect(cover(page)).toBeVisible();
  await expect(cover(page).locator("text")).toHaveCount(0);
  await newsroom.publishOnSite({ title: "Mango raises US$4.2M", category: "Funding" });
  await page.goto("/");
  await expect(cover(page).locator("text")).toHaveText(["US$4.2M", ""]);
});

test("so has one whose picture does not load, before the scripts run or after", async ({
  page,
  newsroom,
  complaints,
}) => {
  complaints.announce(/404/);
  await silenceLiveNews(page);
  await newsroom.publishOnSite({ title: "Gone picture", image: "/gone.png", category: "Event" });
  const answered = page.waitForResponse(/gone\.png/);
  await page.goto("/");
  await answered;
  await wake(page);
  await expect(cover(page)).toBeVisible();
  await page.getByRole("navigation", { name: "News categories" }).getByText("Event").click();
  await expect(page).toHaveURL("/?category=Event");
  await expect(cover(page)).toBeVisible();
});

test("a logo keeps its shape, on a light plate even in dark mode", async ({
  page,
  server,
  complaints,
}) => {
  complaints.announce(/404/);
  await page.emulateMedia({ colorScheme: "dark" });
  const logo = "/apple-touch-icon.png";
  const startup = { slug: "oblong", name: "Oblong", tagline: "A wide mark", logo };
  await withStartup(server, startup, async () => {
    await open(page, "/startups/oblong");
    const mark = page.getByRole("main").locator("header img");
    await expect(mark).toHaveCSS("object-fit", "contain");
    await expect(mark).toHaveCSS("background-color", "rgb(255, 255, 255)");
    await page.route(logo, (route) => route.fulfill({ status: 404 }));
    await page.goto("/startups?name=Oblong");
    await wake(page);
    const row = page.getByRole("row", { name: /Oblong/ });
    await expect(row.locator("img")).toHaveCount(0);
    await expect(row.getByText("O", { exact: true })).toBeVisible();
  });
});

test("long words, code and tables widen no page", async ({ page, newsroom, server }) => {
  await silenceLiveNews(page);
  const body = `## A part\n\nText.\n\n### A heading\n\nText.\n\n\`\`\`\n${"const wide = 1; ".repeat(40)}\n\`\`\`\n\n|${" Column |".repeat(30)}\n|${"-|".repeat(30)}\n|${" 1,000 |".repeat(30)}`;
  const article = await newsroom.publishOnSite({
    slug: "a-long-word",
    title: WORD,
    excerpt: `${WORD} ${"and more of it ".repeat(40)}`,
    body,
    category: "Event",
    author: WORD.slice(0, 80),
  });
  const startup = { slug: "long-word", name: WORD.slice(0, 100), tagline: WORD, logo: "" };
  await withStartup(server, startup, async () => {
    const paths = [
      "/",
      `/news/${article.slug}`,
      "/startups?name=Donau",
      "/startups/long-word",
      "/search?q=Donaudampf",
    ];
    for (const path of paths) {
      await page.goto(path);
      await expectNothingWider(page, path);
    }
  });
  await page.goto("/");
  const excerpt = cards(page).first().getByText("and more of it");
  const lines = await excerpt.evaluate(
    (element) => element.clientHeight / Number.parseFloat(getComputedStyle(element).lineHeight),
  );
  expect(Math.round(lines)).toBeLessThanOrEqual(4);
  await page.goto(`/news/${article.slug}`);
  const looks = await page.locator(".article-body").evaluate((element) =>
    ["h2", "h3", "p"].map((name) => {
      const { fontSize, fontFamily } = getComputedStyle(element.querySelector(name) ?? element);
      return { size: Number.parseFloat(fontSize), fontFamily };
    }),
  );
  const [h2, h3, text] = looks;
  expect(h2?.size).toBeGreaterThan(1.3 * (h3?.size ?? 0));
  expect(h3?.size).toBeGreaterThan(text?.size ?? 0);
  expect(h2?.fontFamily).not.toBe(h3?.fontFamily);
});
