import type { Page } from "@playwright/test";
import { open } from "./fixtures/page-life.ts";
import { PHONE } from "./fixtures/phone.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use(PHONE);

const say = (key: string) => word("en", "frame", key);

function toggle(page: Page) {
  return page.locator(`summary[aria-label="${say("menu")}"]`);
}

function navigation(page: Page) {
  return page.getByRole("navigation", { name: say("mainNavigation") });
}

test("the menu contains the links, the languages and a search box", async ({ page }) => {
  await open(page, "/");
  await expect(navigation(page)).toBeHidden();
  await expect(page.getByRole("combobox")).toBeHidden();
  await toggle(page).tap();
  await expect(navigation(page).getByRole("link")).toHaveText([
    say("navNews"),
    say("navStartups"),
    say("navInvestors"),
    say("navFunding"),
    say("navFounders"),
  ]);
  await expect(page.getByRole("combobox")).toBeVisible();
  const panel = page.locator("header details[open]");
  await expect(panel.locator("a[hreflang]")).toHaveText([
    "English",
    "Bahasa",
    "Tiếng Việt",
    "ภาษาไทย",
    "中文",
  ]);
  await toggle(page).tap();
  await expect(navigation(page)).toBeHidden();
});

test("the menu closes on a press outside", async ({ page }) => {
  await open(page, "/");
  await toggle(page).tap();
  await expect(navigation(page)).toBeVisible();
  await page.mouse.click(180, 730);
  await expect(navigation(page)).toBeHidden();
});

test("the menu closes when a link is chosen", async ({ page }) => {
  await open(page, "/");
  await toggle(page).tap();
  await navigation(page)
    .getByRole("link", { name: say("navInvestors") })
    .tap();
  await expect(page).toHaveURL("/investors");
  await expect(navigation(page)).toBeHidden();
});

test("the menu closes on Escape and returns the focus", async ({ page }) => {
  await open(page, "/");
  await toggle(page).focus();
  await page.keyboard.press("Enter");
  await expect(navigation(page)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(navigation(page)).toBeHidden();
  await expect(toggle(page)).toBeFocused();
});

test("a search from the menu clears the box and closes the menu", async ({ page }) => {
  await open(page, "/");
  await toggle(page).tap();
  const box = page.getByRole("combobox");
  await box.fill(" batik ");
  await box.press("Enter");
  await expect(page).toHaveURL(/\/search\?q=batik$/);
  // The page has a box of its own.
  const ofMenu = page.getByRole("banner").getByRole("combobox");
  await expect(ofMenu).toBeHidden();
  await toggle(page).tap();
  await expect(ofMenu).toHaveValue("");
});

test("blank text keeps the menu open", async ({ page }) => {
  await open(page, "/");
  await toggle(page).tap();
  const box = page.getByRole("combobox");
  await box.fill("  ");
  await box.press("Enter");
  await expect(page).toHaveURL("/");
  await expect(box).toBeVisible();
});

test("a language can be chosen from the menu", async ({ page }) => {
  await open(page, "/");
  await toggle(page).tap();
  await page.getByRole("link", { name: "ภาษาไทย" }).tap();
  await expect(page.locator("html")).toHaveAttribute("lang", "th");
});

test("cards have no excerpt and the feed no tabs", async ({ page }) => {
  await open(page, "/");
  const card = page.locator("ol > li article").first();
  await expect(card.getByRole("heading")).toBeVisible();
  await expect(card.getByRole("time")).toBeVisible();
  await expect(card.getByRole("img")).toBeVisible();
  await expect(card.locator("p").last()).toBeHidden();
  await expect(page.getByRole("navigation", { name: word("en", "home", "newsTabs") })).toBeHidden();
});
