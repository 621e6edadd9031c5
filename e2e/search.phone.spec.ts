import type { Page } from "@playwright/test";
import { open } from "./fixtures/page-life.ts";
import { PHONE } from "./fixtures/phone.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

test.use({ ...PHONE, hasBrandLetters: true });

async function tapMenu(page: Page): Promise<void> {
  await page.locator(`summary[aria-label="${word("en", "frame", "menu")}"]`).tap();
}

const menu = (page: Page) =>
  page.getByRole("navigation", { name: word("en", "frame", "mainNavigation") });

test("the menu's box suggests, too, and a chosen suggestion closes the menu", async ({ page }) => {
  await open(page, "/");
  await tapMenu(page);
  await page.getByRole("combobox").tap();
  await page.getByRole("combobox").pressSequentially("saigon le");
  await page.getByRole("option", { name: "Saigon Ledger", exact: true }).tap();
  await expect(page).toHaveURL("/startups/saigon-ledger");
  await expect(menu(page)).toBeHidden();
  await tapMenu(page);
  await expect(page.getByRole("combobox")).toHaveValue("");
});

test("Escape closes the suggestions, clears the box, and only then closes the menu", async ({
  page,
}) => {
  await open(page, "/");
  await tapMenu(page);
  const box = page.getByRole("combobox");
  await box.fill("saigon");
  await expect(page.getByRole("listbox")).toBeVisible();
  await box.press("Escape");
  await expect(page.getByRole("listbox")).toBeHidden();
  await box.press("Escape");
  await expect(box).toHaveValue("");
  await expect(menu(page)).toBeVisible();
  await box.press("Escape");
  await expect(menu(page)).toBeHidden();
});

test("the controls of the search page are large enough for a finger", async ({ page }) => {
  await open(page, "/search?q=fintech");
  // Folded: the results come first.
  await expect(page.getByText(word("en", "search", "narrow_round"))).toBeHidden();
  await page.getByText(word("en", "search", "narrow"), { exact: true }).click();
  const controls = page.getByRole("main").locator("a.button, button, input");
  await expect(controls.nth(1)).toBeVisible();
  for (const target of await controls.all()) {
    const size = await target.boundingBox();
    expect(size?.height, await target.textContent().then(String)).toBeGreaterThanOrEqual(44);
  }
});

test("the filters of a search are one row, and a result is on the first screen", async ({
  page,
}) => {
  await open(page, "/search?q=seed%20fintech%20Vietnam");
  const filters = page.getByRole("list", { name: word("en", "search", "understood") });
  const tops = await filters
    .getByRole("link")
    .evaluateAll((links) => [
      ...new Set(links.map((link) => Math.round(link.getBoundingClientRect().top))),
    ]);
  expect(tops).toHaveLength(1);
  await expect(page.getByRole("main").getByRole("article").first()).toBeInViewport();
  // Beside the title only its icon, with the same name.
  await expect(page.getByRole("link", { name: "Save search" })).toBeVisible();
});

test("no search is wider than the phone", async ({ page }) => {
  for (const path of [
    "/search",
    "/search?q=fintech",
    "/search?q=startups%20in%20Vietnam",
    "/search?q=zzqqzz",
    `/search?q=${"w".repeat(200)}`,
  ]) {
    await open(page, path);
    await expectNothingWider(page, path, [page.viewportSize()?.width ?? 0]);
  }
});
