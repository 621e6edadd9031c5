import type { Page } from "@playwright/test";
import { sample } from "../testing/sample.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const say = (key: string) => word("en", "search", key);
const groupTabs = (page: Page) => page.getByRole("navigation", { name: say("groups") });

test("a group has its own page with a link back to all", async ({ page }) => {
  await open(page, "/search?q=fintech");
  await page.getByRole("link", { name: `${say("seeAll")} Startups` }).click();
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

test("the tabs lead to the groups, and stay as they are", async ({ page }) => {
  await open(page, "/search?q=fintech");
  const before = await groupTabs(page).getByRole("listitem").allInnerTexts();
  await groupTabs(page)
    .getByRole("link", { name: /^Investors/ })
    .click();
  await expect(page).toHaveURL("/search?q=fintech&in=investors");
  await expect(page.getByRole("heading", { name: /^Investors/ })).toBeInViewport();
  await expect(groupTabs(page).getByRole("link", { name: /^Investors/ })).toHaveAttribute(
    "aria-current",
    "page",
  );
  expect(await groupTabs(page).getByRole("listitem").allInnerTexts()).toEqual(before);
});

test("the page's own box starts a new search, and ignores blank text", async ({ page }) => {
  await open(page, "/search?q=fintech");
  const box = page.getByRole("main").getByRole("combobox");
  await expect(box).toHaveValue("fintech");
  // It is the only one: the header's would be a second.
  await expect(page.getByRole("banner").getByRole("combobox")).toBeHidden();
  await box.fill("   ");
  await box.press("Enter");
  await expect(page).toHaveURL("/search?q=fintech");
  await box.fill(" saigon & co ");
  await page.getByRole("button", { name: say("submit") }).click();
  await expect(page).toHaveURL("/search?q=saigon%20%26%20co");
  await expect(box).toHaveValue("saigon & co");
});

test("it works without scripts", async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto("/search");
  await page.getByRole("main").getByRole("combobox").fill("saigon ledger");
  await page.getByRole("button", { name: say("submit") }).click();
  await expect(page).toHaveURL("/search?q=saigon+ledger");
  await expect(page.getByRole("region", { name: say("bestMatch") })).toContainText("Saigon Ledger");
});
