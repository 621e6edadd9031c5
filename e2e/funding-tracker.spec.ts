import type { Page } from "@playwright/test";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const say = (key: string) => word("en", "funding", key);
const tab = (page: Page, key: string) =>
  page.getByRole("navigation", { name: say("measures") }).getByRole("link", { name: say(key) });
const period = (page: Page, key: string) =>
  page.getByRole("navigation", { name: say("periods") }).getByRole("link", { name: say(key) });
const split = (page: Page, key: string) => page.getByRole("table", { name: say(key) });
const rounds = (page: Page) => page.locator("#rounds tbody tr");

/** The first number in a text: a figure without its words. */
const figure = (text: string | null) => Number(/[\d,.]+/.exec(text ?? "")?.[0].replaceAll(",", ""));

/** Every round of the list, over all its pages, by the text of its row. */
async function allRounds(page: Page): Promise<string[]> {
  const older = page.getByRole("link", { name: say("olderRounds") });
  const found = await rounds(page).allInnerTexts();
  while ((await older.count()) > 0) {
    const first = (await rounds(page).first().textContent()) ?? "";
    await older.click();
    await expect(rounds(page).first()).not.toHaveText(first);
    found.push(...(await rounds(page).allInnerTexts()));
  }
  return found;
}

test("the last month first: three tabs with their figures, each an address", async ({ page }) => {
  await open(page, "/funding-tracker");
  await expect(period(page, "periodMonth")).toHaveAttribute("aria-current", "page");
  await expect(tab(page, "measureRounds")).toHaveAttribute("aria-current", "page");
  await expect(page.getByRole("figure")).toContainText(say("roundsPerDay"));

  await tab(page, "measureAmount").click();
  await expect(page).toHaveURL("/funding-tracker?tab=amount");
  await expect(page.getByRole("figure")).toContainText(say("usdPerDay"));
  await period(page, "periodYear").click();
  await expect(page).toHaveURL("/funding-tracker?period=year&tab=amount");
  await expect(page.getByRole("figure")).toContainText(say("usdPerMonth"));
  await expect(tab(page, "measureAmount")).toContainText(say("noEarlierPeriod"));
  await page.goBack();
  await expect(tab(page, "measureAmount")).toHaveAttribute("aria-current", "page");
  await expect(period(page, "periodMonth")).toHaveAttribute("aria-current", "page");
});

test("on a desktop the bars begin on the first screen, below the figures' change", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  for (const query of ["", "?period=year", "?period=year&tab=amount"]) {
    await open(page, `/funding-tracker${query}`);
    const bars = page.getByRole("figure").getByRole("list");
    expect((await bars.boundingBox())?.y, query).toBeLessThan(560);
  }
  await open(page, "/funding-tracker");
  // Nothing between them and the chart repeats the total or the change.
  await expect(tab(page, "measureRounds")).toContainText(/[+−]\d+.*Previously \d+/);
  await expect(page.getByRole("figure")).not.toContainText("Total:");
});

test("a country's figure leads exactly to its rounds, page after page", async ({ page }) => {
  await open(page, "/funding-tracker?period=year");
  const link = split(page, "byCountry").getByRole("link", { name: /^Singapore: / });
  const count = figure(await link.textContent());
  await link.click();
  await expect(page).toHaveURL("/funding-tracker?period=year&country=Singapore#rounds");
  await expect(page.locator("#rounds")).toBeInViewport();
  await expect(page.getByRole("link", { name: "Remove Singapore" })).toBeVisible();
  const found = await allRounds(page);
  expect(found).toHaveLength(count);
  expect(new Set(found).size).toBe(count);
  expect(found.filter((text) => !text.includes("Singapore"))).toEqual([]);
  await page.getByRole("link", { name: "Remove Singapore" }).click();
  await expect(page).toHaveURL("/funding-tracker?period=year#rounds");
});

test("the bars are one tab stop; the arrows move between them, Enter opens one", async ({
  page,
}) => {
  await open(page, "/funding-tracker");
  const bars = page.getByRole("figure").getByRole("list").getByRole("link");
  await expect(page.locator("figure ol a:not([tabindex='-1'])")).toHaveCount(1);
  await bars.first().focus();
  await page.keyboard.press("End");
  await expect(bars.last()).toBeFocused();
  await page.keyboard.press("ArrowLeft");
  const bar = bars.nth((await bars.count()) - 2);
  await expect(bar).toBeFocused();
  const text = (await bar.getAttribute("aria-label")) ?? "";
  await expect(bar.getByText(text)).toBeVisible();
  const count = figure(text.split(": ")[1] ?? "");
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(/\?from=(\d{4}-\d\d-\d\d)&to=\1$/);
  await expect(page.getByRole("figure").getByRole("status")).toContainText(text);
  await expect(page.getByRole("figure").getByRole("list")).toBeInViewport();
  await expect(rounds(page)).toHaveCount(count);
  await expect(page.locator("figure ol a[aria-current='true']")).toHaveAttribute(
    "aria-label",
    text,
  );
});

test("a choice takes effect at once, and keeps the focus", async ({ page }) => {
  await open(page, "/funding-tracker?tab=amount");
  const country = page.getByRole("combobox", { name: say("country"), exact: true });
  await country.focus();
  await country.selectOption("Vietnam");
  await expect(page).toHaveURL("/funding-tracker?tab=amount&country=Vietnam");
  await expect(country).toBeFocused();
  await expect(page.getByRole("button", { name: say("showSelection") })).toHaveCount(0);
  await page.getByRole("combobox", { name: say("ventureRound") }).selectOption("seed");
  await expect(page).toHaveURL("/funding-tracker?tab=amount&country=Vietnam&round=seed");
  await page.goBack();
  await expect(page.getByRole("combobox", { name: say("ventureRound") })).toHaveValue("");
});

test("everything works without scripts", async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto("/funding-tracker");
  await tab(page, "measureAmount").click();
  await expect(page).toHaveURL("/funding-tracker?tab=amount");
  await page.getByRole("combobox", { name: say("country"), exact: true }).selectOption("Vietnam");
  await page.getByRole("combobox", { name: say("ventureRound") }).selectOption("seed");
  await page.getByRole("button", { name: say("showSelection") }).click();
  await expect(page).toHaveURL("/funding-tracker?tab=amount&country=Vietnam&round=seed");
  await expect(page.locator("#rounds").getByRole("link", { name: /^Remove / })).toHaveCount(2);
  await page.getByText(say("showTable")).click();
  await expect(page.getByRole("table", { name: say("usdPerDay") })).toBeVisible();
});

test("a selection without rounds says so and offers the way out", async ({ page }) => {
  await open(page, "/funding-tracker?country=El%20Salvador");
  await expect(page.getByRole("main")).toContainText(say("bothPeriodsEmpty"));
  // No axes without bars, no heading over nothing.
  await expect(page.getByRole("figure")).toHaveCount(0);
  await expect(page.getByRole("heading", { name: say("byCountry") })).toHaveCount(0);
  // Nor any figures.
  await expect(page.getByRole("main")).not.toContainText(/thousand USD|US\$0/);
  await expect(page.getByRole("heading", { name: say("roundsHeading") })).toHaveCount(0);
  await page.getByRole("link", { name: say("roundsEmptyYear") }).click();
  await expect(page).toHaveURL("/funding-tracker?period=year&country=El+Salvador");
  await expect(page.getByRole("link", { name: say("roundsEmptyYear") })).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole("link", { name: say("roundsEmptyYear") })).toBeVisible();
  await page.getByRole("link", { name: say("roundsEmptyAction") }).click();
  await expect(page).toHaveURL("/funding-tracker");
  await expect(rounds(page).first()).toBeVisible();
});
