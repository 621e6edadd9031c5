import type { Page } from "@playwright/test";
import { LANGUAGE_MENU_NAMES, LANGUAGE_TAGS, type Language } from "../contracts/languages.ts";
import { cards, newsReads, scrollToBottom } from "./fixtures/feed.ts";
import { followFooterLink } from "./fixtures/footer.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

function menu(page: Page, current: Language) {
  const label = `${word(current, "frame", "languageMenu")}: ${LANGUAGE_MENU_NAMES[current]}`;
  return page.locator(`header summary[aria-label="${label}"]`);
}

async function choose(page: Page, from: Language, to: Language): Promise<void> {
  await menu(page, from).click();
  await page.getByRole("link", { name: LANGUAGE_MENU_NAMES[to], exact: true }).click();
  await expect(page.locator("html")).toHaveAttribute("lang", LANGUAGE_TAGS[to]);
}

test("the menu offers the five languages in the order and words of the spec", async ({ page }) => {
  await open(page, "/");
  await menu(page, "en").click();
  const links = page.locator("header details[open]").getByRole("link");
  await expect(links).toHaveText(["English", "Bahasa", "Tiếng Việt", "ภาษาไทย", "中文"]);
  await expect(links.first()).toHaveAttribute("aria-current", "true");
});

test("a chosen language translates the feed, keeps the tab, and lasts", async ({
  page,
  newsroom,
}) => {
  const funding = (await newsroom.articles("Funding")).slice(0, 6);
  const thai = funding.map(({ title_th }) => title_th ?? "");
  await open(page, "/?category=Funding");
  await expect(cards(page).first().getByRole("heading")).toHaveText(funding[0]?.title ?? "");
  await choose(page, "en", "th");
  expect(new URL(page.url()).searchParams.get("category")).toBe("Funding");
  await expect(cards(page).getByRole("heading")).toHaveText(thai);
  await expect(page).toHaveTitle(word("th", "home", "metaTitle"));

  const other = await page.context().newPage();
  await open(other, "/?category=Funding");
  await expect(other.locator("html")).toHaveAttribute("lang", "th");
  await expect(cards(other).getByRole("heading")).toHaveText(thai);
  await other.reload();
  await expect(other.locator("html")).toHaveAttribute("lang", "th");

  await open(other, "/legal-disclaimer");
  await expect(other.getByRole("heading", { level: 1 })).toHaveText(word("th", "legal", "title"));
});

test("a new language keeps the whole address, also what the server does not read", async ({
  page,
}) => {
  await open(page, "/auth?mode=signup&next=%2Fclaim%3Fpage%3Dx");
  await choose(page, "en", "vi");
  expect(new URL(page.url()).searchParams.get("next")).toBe("/claim?page=x");
});

test("a new language starts from the first page", async ({ page }) => {
  await open(page, "/");
  await scrollToBottom(page);
  await expect(cards(page)).toHaveCount(12);
  await choose(page, "en", "vi");
  await expect(cards(page)).toHaveCount(6);
  await open(page, "/?page=2");
  await choose(page, "vi", "en");
  await expect(page).toHaveURL("/?lang=en");
});

test("content loaded later is in the chosen language too", async ({ page, newsroom }) => {
  const all = await newsroom.articles();
  await open(page, "/?lang=zh");
  const reads = newsReads(page);
  await scrollToBottom(page);
  await expect(cards(page)).toHaveCount(12);
  await expect(cards(page).last().getByRole("heading")).toHaveText(all[11]?.title_zh ?? "");
  const columns = new URL(reads[0]?.url() ?? "").searchParams.get("select") ?? "";
  expect(columns).toContain("title_zh");
  expect(columns, "no other language is sent along").not.toContain("title_vi");
});

test("a first visit is answered in the browser's language, and stays in it", async ({ visit }) => {
  const page = await visit({ locale: "zh-CN" });
  await open(page, "/");
  await expect(page.locator("html")).toHaveAttribute("lang", "zh-Hans");
  const address = await page.evaluate(() => location.search);
  expect(address).toBe("");
});

test("a page opened earlier follows a language chosen in another tab", async ({ page }) => {
  await open(page, "/");
  const other = await page.context().newPage();
  await open(other, "/?lang=vi");
  await followFooterLink(page, "Legal");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("vi", "legal", "title"));
  await expect(page.locator("html")).toHaveAttribute("lang", "vi");
  const footer = page.getByRole("contentinfo");
  await expect(footer.getByText(word("vi", "footer", "aiNotice"))).toBeVisible();
});

test("a tab of the feed follows a language chosen in another tab", async ({ page, newsroom }) => {
  const [newest] = await newsroom.articles("Event");
  await open(page, "/");
  const other = await page.context().newPage();
  await open(other, "/?lang=zh");
  await page
    .getByRole("navigation", { name: word("en", "home", "newsTabs") })
    .getByRole("link", { name: word("en", "frame", "categoryEvent") })
    .click();
  await expect(cards(page).first().getByRole("heading")).toHaveText(newest?.title_zh ?? "");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(word("zh", "home", "heroTitle"));
});
