import type { Page } from "@playwright/test";
import { LANGUAGES } from "../contracts/languages.ts";
import { open } from "./fixtures/page-life.ts";
import { sample } from "./fixtures/sample.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "search", key);
const groupTabs = (page: Page) => page.getByRole("navigation", { name: say("groups") });
const fill = (text: string, query: string) => text.replace("{query}", query);

test("results are grouped and counted, and matches are marked", async ({ page }) => {
  await open(page, "/search?q=fintech");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    fill(say("resultsTitle"), "fintech"),
  );
  const fintechs = sample.startups.filter(({ industries }) => industries.includes("fintech"));
  const startups = page.getByRole("region", { name: `Startups ${fintechs.length}` });
  await expect(startups.getByRole("listitem").getByRole("heading")).toHaveCount(6);
  await expect(startups.locator("mark").first()).toHaveText("Fintech");
  await expect(page.getByRole("region", { name: /^Investors \d+/ })).toBeVisible();
  await expect(page.getByRole("link", { name: "Save search" })).toBeVisible();
});

test("a group has its own page with a link back to all", async ({ page }) => {
  await open(page, "/search?q=fintech");
  await page.getByRole("link", { name: say("seeAllStartups") }).click();
  await expect(page).toHaveURL("/search?q=fintech&in=startups");
  const fintechs = sample.startups.filter(({ industries }) => industries.includes("fintech"));
  await expect(page.getByRole("main").getByRole("article")).toHaveCount(fintechs.length);
  await expect(page.getByRole("region", { name: /^Investors/ })).toHaveCount(0);
  await groupTabs(page)
    .getByRole("link", { name: say("allTab"), exact: true })
    .click();
  await expect(page.getByRole("region", { name: /^Investors/ })).toBeVisible();
  await page.goBack();
  await expect(page).toHaveURL("/search?q=fintech&in=startups");
});

test("the tabs lead to the groups, each with how many it has", async ({ page }) => {
  await open(page, "/search?q=fintech");
  const counted = await groupTabs(page).getByRole("listitem").allInnerTexts();
  await groupTabs(page)
    .getByRole("link", { name: /^Investors/ })
    .click();
  await expect(page).toHaveURL("/search?q=fintech&in=investors");
  await expect(page.getByRole("heading", { name: /^Investors/ })).toBeInViewport();
  await expect(groupTabs(page).getByRole("link", { name: /^Investors/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(await groupTabs(page).getByRole("listitem").allInnerTexts()).toEqual(counted);
});

test("a company comes first by its name, and with it the news that mention it", async ({
  page,
}) => {
  await open(page, "/search?q=bahari");
  const best = page.getByRole("region", { name: say("bestMatch") });
  const company = best.getByRole("link", { name: "Bahari Family Office" });
  await expect(company).toHaveAttribute("href", "/investors/bahari-family-office");
  await page
    .getByRole("link", { name: /^News \d/ })
    .first()
    .click();
  await expect(page).toHaveURL("/search?q=bahari&in=news");
  const titles = await page.getByRole("article").getByRole("heading").allInnerTexts();
  await open(page, "/investors/bahari-family-office");
  const mentions = page.locator("#news").getByRole("heading", { level: 3 });
  for (const title of await mentions.allInnerTexts()) expect(titles).toContain(title);
});

test("kinds among which nothing was found are said, with where all of them are", async ({
  page,
}) => {
  await open(page, "/search?q=satellite");
  await expect(page.getByRole("region", { name: /^Startups/ })).toBeVisible();
  await expect(page.getByText("Nothing in News or Investors.")).toBeVisible();
  await page.getByRole("link", { name: word("en", "status", "seeInvestors") }).click();
  await expect(page).toHaveURL("/investors");
});

test("deals and founders are found", async ({ page }) => {
  await open(page, "/search?q=sariloka");
  const deals = page.getByRole("region", { name: /^Rounds \d/ });
  await expect(deals.getByRole("article").first()).toContainText("US$");
  await open(page, "/search?q=ratna%20puspitasari");
  const people = page.getByRole("region", { name: /^People \d/ });
  await expect(people.getByRole("article")).toContainText("Ratna Puspitasari");
  await people.getByRole("link", { name: "Ratna Puspitasari" }).click();
  await expect(page).toHaveURL("/startups/sariloka");
});

test("a match in another language is shown in its own words", async ({ page, newsroom }) => {
  const article = await newsroom.publishOnSite({
    title: "A lender opens by the river",
    title_vi: "Ngân hàng mở cửa bên sông Hàn",
    title_th: "ผู้ให้กู้เปิดสาขาริมแม่น้ำหาน",
    title_zh: "银行在瀚江边开业",
  });
  for (const [query, lang, marked] of [
    ["ngan hang song han", "vi", "Ngân"],
    ["ริมแม่น้ำหาน", "th", "ริมแม่น้ำหาน"],
    ["瀚", "zh-Hans", "瀚"],
  ] as const) {
    await page.goto(`/search?q=${encodeURIComponent(query)}`);
    const result = page.getByRole("article").filter({ hasText: article.title });
    const line = result.locator(`p [lang="${lang}"]`).last();
    await expect(line).toBeVisible();
    await expect(line.locator("mark").first()).toHaveText(marked);
  }
  await page.goto("/search?q=lender%20river");
  const result = page.getByRole("article").filter({ hasText: article.title });
  await expect(result.locator("mark")).toHaveText(["lender", "river"]);
  await expect(result.locator("[lang]")).toHaveCount(0);
});

test("the page's own box starts a new search, and ignores blank text", async ({ page }) => {
  await open(page, "/search?q=fintech");
  const box = page.getByRole("searchbox");
  await expect(box).toHaveValue("fintech");
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=fintech");
  await box.fill(" saigon & co ");
  await page.getByRole("button", { name: say("submit") }).click();
  await expect(page).toHaveURL("/search?q=saigon%20%26%20co");
  await expect(box).toHaveValue("saigon & co");
});

test("without a query the page offers examples that find something", async ({ page, request }) => {
  await open(page, "/search");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("startTitle"));
  await page.getByRole("link", { name: say("exampleTopic"), exact: true }).click();
  await expect(page).toHaveURL(`/search?q=${encodeURIComponent(say("exampleTopic"))}`);

  for (const language of LANGUAGES) {
    for (const key of [
      "exampleTopic",
      "exampleStage",
      "examplePlace",
      "exampleField",
      "exampleTrend",
    ]) {
      const query = word(language, "search", key);
      const answer = await request.get(`/search?q=${encodeURIComponent(query)}&lang=${language}`);
      expect(await answer.text(), query).toMatch(/id="(news|startups|investors)-heading"/);
    }
  }
});

test("without results there are similar names and other ways on", async ({ page }) => {
  await open(page, "/search?q=saigun%20lejer");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(
    fill(say("nothingTitle"), "saigun lejer"),
  );
  for (const [name, path] of [
    [/^Fintech \d/, "/sectors/fintech"],
    [/^Vietnam \d/, "/countries/vietnam"],
  ] as const) {
    await expect(page.getByRole("main").getByRole("link", { name })).toHaveAttribute("href", path);
  }
  await page
    .getByRole("region", { name: say("nearMatches") })
    .getByRole("link", { name: "Saigon Ledger" })
    .click();
  await expect(page).toHaveURL("/startups/saigon-ledger");
});

test("it works without scripts", async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto("/search");
  await page.getByRole("searchbox").fill("saigon ledger");
  await page.getByRole("button", { name: say("submit") }).click();
  await expect(page).toHaveURL("/search?q=saigon+ledger");
  await expect(page.getByRole("region", { name: say("bestMatch") })).toContainText("Saigon Ledger");
});

test("to search engines all searches are one page, and one without results is not listed", async ({
  page,
  server,
}) => {
  for (const path of ["/search", "/search?q=fintech"]) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute(
      "href",
      `${server.url}/search?lang=en`,
    );
  }
  await page.goto("/search?q=zzzzqq");
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
});

for (const query of [
  "a",
  "金",
  "🌱",
  "%",
  "_",
  "\\",
  "' or 1=1; drop table news; --",
  ":* & | ! <-> (",
  '"unclosed',
  "<script>alert(1)</script>",
  "{query}",
  "\u0000\u0007",
  "x".repeat(10_000),
]) {
  test(`a clean answer to ${JSON.stringify(query.slice(0, 30))}`, async ({ request }) => {
    const answer = await request.get(`/search?q=${encodeURIComponent(query)}`);
    expect(answer.status()).toBe(200);
    expect(await answer.text()).not.toContain("<script>alert");
  });
}
