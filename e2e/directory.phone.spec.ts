import { sample } from "../testing/sample.ts";
import { open } from "./fixtures/page-life.ts";
import { PHONE } from "./fixtures/phone.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ ...PHONE, hasBrandLetters: true });

test("the open filters say how many they leave, and lead to these", async ({ page }) => {
  const found = sample.startups.filter(({ country }) => country === "Singapore").length;
  await open(page, "/startups");
  const filters = page.locator(".filters summary").first();
  await filters.tap();
  await page.getByRole("checkbox", { name: /^Singapore/ }).check();
  await page.getByRole("button", { name: `Show ${found} startups` }).tap();
  await expect(page.getByRole("checkbox", { name: /^Singapore/ })).toBeHidden();
  await expect(filters).toBeFocused();
  await expect(page.getByRole("status").filter({ hasText: `${found} startups` })).toBeInViewport();
  await expect(page).toHaveURL("/startups?country=Singapore");

  await filters.tap();
  await page.getByRole("link", { name: "Clear all filters" }).first().tap();
  await expect(page).toHaveURL("/startups");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("a row says what a company does, and all of it is the link", async ({ page }) => {
  await open(page, "/startups?name=Straits%20Carbon");
  const row = page.getByRole("main").locator("tbody tr");
  await expect(row).toContainText("Verified carbon credits");
  const heights = await row
    .locator(".company-title, .company-tagline, .row-end")
    .evaluateAll((lines) => lines.map((line) => line.getBoundingClientRect().top));
  // Name, two lines of what it does, where and in which sector, and the latest event, one below the
  // other.
  expect(new Set(heights).size).toBe(3);
  expect((await row.boundingBox())?.height).toBeLessThan(136);
  await row.locator(".row-end").tap({ force: true });
  await expect(page).toHaveURL("/startups/straits-carbon");
});

test("filters and order stay at the thumb, and the open filters rise above them", async ({
  page,
}) => {
  await open(page, "/startups");
  await page.locator("tbody tr").nth(20).scrollIntoViewIfNeeded();
  const filters = page.locator(".filters summary").first();
  await expect(filters).toBeInViewport();
  await expect(page.getByRole("combobox", { name: "Sort by" })).toBeInViewport();
  await filters.tap();
  await expect(page.getByRole("searchbox", { name: "Name" })).toBeInViewport();
  await expect(page.getByRole("button", { name: /^Show \d+ startups/ })).toBeInViewport();
  await filters.tap();
  await expect(page.getByRole("searchbox", { name: "Name" })).toBeHidden();
  await page.getByRole("link", { name: "Next" }).tap();
  await expect(page).toHaveURL(/page=2/);
});
