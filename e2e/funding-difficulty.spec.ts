import type { Page } from "@playwright/test";
import { LANGUAGES } from "../contracts/languages.ts";
import { wake } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "funding", key);

/** A server computes the index just after its start, and then renews the pages. */
async function openIndex(page: Page, query = ""): Promise<void> {
  const region = page.getByRole("table").filter({ hasText: say("termSeeking") });
  await expect(async () => {
    await page.goto(`/funding-tracker?tab=difficulty${query}`);
    await expect(region).toBeVisible({ timeout: 1000 });
  }).toPass();
  await wake(page);
}

test("the index shows how hard, how certain and how it was computed", async ({ page }) => {
  await openIndex(page);
  const main = page.getByRole("main");
  await expect(page.getByRole("img", { name: /on a scale from 0 \(easy\) to 100/ })).toBeVisible();
  await expect(main).toContainText(/Based on \d+ rounds/);
  await expect(main).toContainText(say("provisionalText"));
  const past = page.getByRole("figure").filter({ hasText: say("pastMonths") });
  await expect(past.getByRole("listitem").first()).toBeVisible();
  await past.getByText(say("showTable")).click();
  await expect(past.getByRole("row")).not.toHaveCount(1);
  const terms = page.getByRole("table").filter({ hasText: say("termSeeking") });
  await expect(terms.getByRole("rowheader")).toHaveCount(5);
  const weights = await terms.locator("td:last-child").allInnerTexts();
  expect(weights.reduce((sum, text) => sum + Number.parseInt(text, 10), 0)).toBe(100);
});

test("few rounds have no index, and show their number", async ({ page }) => {
  await openIndex(page);
  const few = page
    .getByRole("table", { name: say("byVentureRound") })
    .getByRole("link")
    .filter({ hasText: say("insufficient") });
  await expect(few.first()).toContainText(/from [0-4] rounds?/);
  await few.first().click();
  await expect(page.getByRole("main")).toContainText(/fewer than 5 rounds/);
  await expect(page.getByRole("img", { name: /on a scale/ })).toHaveCount(0);
});

test("a country shows how much it depends on all others", async ({ page }) => {
  await openIndex(page);
  // The name leads to the country's page, its figure to the index of that country.
  const figure = page
    .getByRole("table", { name: say("byCountry") })
    .getByRole("cell")
    .getByRole("link")
    .filter({ hasNotText: say("insufficient") });
  await figure.first().click();
  const sum = page.getByText(/\) \/ \(\d+ \+ 10\) = \d/);
  await expect(sum).toBeVisible();
  const [n = 0, cell = 0, parent = 0, index = 0] = (
    /\((\d+) × ([\d.]+) \+ 10 × ([\d.]+)\) \/ .* = ([\d.]+)\./
      .exec((await sum.textContent()) ?? "")
      ?.slice(1) ?? []
  ).map(Number);
  expect((n * cell + 10 * parent) / (n + 10)).toBeCloseTo(index, 0);
});

test("countries stand by name, since each is compared with its own past", async ({ page }) => {
  await openIndex(page);
  await expect(page.getByText(say("countryOwnPast"))).toBeVisible();
  const names = await page
    .getByRole("table", { name: say("byCountry") })
    .locator("tbody th")
    .allInnerTexts();
  expect(names.length).toBeGreaterThan(2);
  expect(names).toEqual(names.toSorted());
});

test("links to the method, and back", async ({ page }) => {
  await openIndex(page);
  await page.getByRole("link", { name: say("readMethod") }).click();
  await expect(page).toHaveURL("/funding-tracker/method");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(say("methodTitle"));
  await expect(page.getByRole("article").getByRole("heading", { level: 2 })).toHaveCount(8);
  await page
    .getByRole("link", { name: say("backToTracker") })
    .last()
    .click();
  await expect(page).toHaveURL("/funding-tracker?tab=difficulty");
});

for (const language of LANGUAGES) {
  test(`the method is available in ${language}`, async ({ page }) => {
    await page.goto(`/funding-tracker/method?lang=${language}`);
    await expect(page).toHaveTitle(word(language, "funding", "methodMeta"));
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(
      word(language, "funding", "methodTitle"),
    );
    await expect(page.getByRole("article").locator("li:not(nav li)")).toHaveCount(17);
  });
}
