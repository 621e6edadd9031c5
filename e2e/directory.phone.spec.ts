import { open } from "./fixtures/page-life.ts";
import { sample } from "./fixtures/sample.ts";
import { expect, test } from "./fixtures/test.ts";

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
