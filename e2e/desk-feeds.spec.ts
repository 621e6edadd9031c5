import { once } from "node:events";
import { createServer, type Server } from "node:http";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Browser } from "@playwright/test";
import type { StaffRole } from "../contracts/desk/staff.ts";
import { withDatabase } from "../testing/database.ts";
import type { RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { makeStaff } from "./fixtures/desk.ts";
import { startServer } from "./fixtures/server.ts";
import { BACKGROUND_MS, expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const feeds = (key: string) => word("en", "deskFeeds", key);
const stories = (key: string) => word("en", "deskStories", key);

const NETWORK = pathToFileURL(path.join(import.meta.dirname, "fixtures/publisher-network.mjs"));

async function publisher(headline: () => string): Promise<{ server: Server; port: string }> {
  const server = createServer((request, response) => {
    if (request.url === "/robots.txt") return response.writeHead(404).end();
    if (request.url === "/rss") {
      return response.end(
        `<rss version="2.0"><channel><title>Daily Example</title><language>en</language>
         <item><title>${headline()}</title><link>/one</link><pubDate>${new Date().toUTCString()}</pubDate></item></channel></rss>`,
      );
    }
    return response
      .writeHead(200, { "content-type": "text/html" })
      .end('<link rel="alternate" type="application/rss+xml" title="News" href="/rss">');
  });
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return { server, port: String(typeof address === "object" ? address?.port : "") };
}

async function pageOf(browser: Browser, server: RunningServer, role: StaffRole, width = 1280) {
  const { browser: options } = await makeStaff(server, role);
  const context = await browser.newContext({
    baseURL: server.url,
    ...options,
    viewport: { width, height: 800 },
  });
  return context.newPage();
}

test("a feed is added, brings a story, and the story becomes a round and an article", async ({
  browser,
}) => {
  test.slow();
  let headline = "";
  const daily = await publisher(() => headline);
  const server = await startServer({
    FEEDS: "on",
    NODE_OPTIONS: `--import=${NETWORK.href}`,
    PUBLISHER_PORT: daily.port,
  });
  try {
    const startup = await withDatabase(server, async (client) => {
      const { rows } = await client.query<{ name: string }>(
        "select name from public.startups where is_published and name ~ '^[A-Z][a-z]{4,}$' order by name limit 1",
      );
      return rows[0]?.name ?? "";
    });
    headline = `${startup} raises US$5 million in a seed round led by Nobody Capital`;

    const page = await pageOf(browser, server, "publisher");
    await page.goto("/desk/feeds");
    await page.getByLabel(feeds("addressLabel")).fill("daily.example/nothing here");
    await page.getByRole("button", { name: feeds("try"), exact: true }).click();
    await expect(
      page.getByText(word("en", "deskDocuments", "problem_invalidWebsite")),
    ).toBeVisible();
    await page.getByLabel(feeds("addressLabel")).fill("http://daily.example");
    await page.getByRole("button", { name: feeds("try"), exact: true }).click();
    await page.getByRole("button", { name: "News · http://daily.example/rss" }).click();
    await expect(page.getByText(headline)).toBeVisible();
    await expectAccessible(page, "a feed that was found");
    await page.getByRole("button", { name: feeds("add"), exact: true }).click();
    await expect(page.getByRole("link", { name: "Daily Example", exact: true })).toBeVisible();

    await expect(async () => {
      await page.goto("/desk/stories?round=yes");
      await expect(page.getByRole("link", { name: headline })).toBeVisible({ timeout: 2000 });
    }).toPass({ timeout: BACKGROUND_MS });
    await expectAccessible(page, "stories");
    // Using only the keyboard: to the first story, and into it.
    await page.keyboard.press("j");
    await page.keyboard.press("Enter");
    await expect(page.getByRole("heading", { name: headline })).toBeVisible();
    await expect(page.getByText("US$5M")).toBeVisible();
    await expect(page.locator("q").first()).toContainText("US$5 million");
    await expectAccessible(page, "a story");
    const story = page.url();

    await page.getByRole("button", { name: stories("begin_round") }).click();
    await expect(page).toHaveURL(/\/desk\/rounds\//);
    await expect(page.getByText(startup, { exact: true }).first()).toBeVisible();
    await page.goto(story);
    await expect(page.getByRole("link", { name: stories("open_round") })).toBeVisible();
    await page.getByRole("button", { name: stories("begin_article") }).click();
    await expect(page).toHaveURL(/\/desk\/articles\//);
    await expect(page.locator('input[value="http://daily.example/one"]')).toHaveCount(1);

    await page.goto("/desk/today");
    await expect(page.getByRole("link", { name: `${feeds("health_working")} 1` })).toBeVisible();

    const phone = await pageOf(browser, server, "support", 360);
    for (const at of [new URL(story).pathname, "/desk/stories?state=drafted", "/desk/feeds"]) {
      await phone.goto(at);
      await expect(phone.getByRole("main").getByRole("link").first()).toBeVisible();
      await expect(phone.getByRole("button", { name: stories("begin_article") })).toHaveCount(0);
      await expectNothingWider(phone, at);
      await expectAccessible(phone, at);
    }
  } finally {
    await server.discard();
    daily.server.close();
  }
});
