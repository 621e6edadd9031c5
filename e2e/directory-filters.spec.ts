import type { Page } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { sample } from "../testing/sample.ts";
import { open, settle } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const rows = (page: Page) => page.locator("tbody tr");
const found = (page: Page) => page.getByRole("region", { name: "Results" }).getByRole("status");
const names = (page: Page) => rows(page).getByRole("link").allInnerTexts();

test("a filter takes effect at once, keeps the focus, and can be shared", async ({ page }) => {
  const inVietnam = sample.startups.filter(({ country }) => country === "Vietnam");
  await open(page, "/startups");
  await expect(found(page).first()).toHaveText(`1–24 of ${sample.startups.length} startups`);

  const vietnam = page.getByRole("checkbox", { name: /^Vietnam/ });
  await vietnam.check();
  await expect(page).toHaveURL("/startups?country=Vietnam");
  await expect(found(page).first()).toHaveText(`${inVietnam.length} startups`);
  await expect(vietnam).toBeFocused();
  await expect(rows(page)).toHaveCount(Math.min(24, inVietnam.length));

  await page.reload();
  await expect(page.getByRole("checkbox", { name: /^Vietnam/ })).toBeChecked();
  await expect(found(page).first()).toHaveText(`${inVietnam.length} startups`);
});

test("values of one filter are alternatives, filters combine, and chips remove them", async ({
  page,
}) => {
  const fitting = sample.startups.filter(
    ({ country, industries }) =>
      ["Vietnam", "Thailand"].includes(country) && industries.includes("fintech"),
  );
  await open(page, "/startups");
  await page.getByRole("checkbox", { name: /^Thailand/ }).check();
  await page.getByRole("checkbox", { name: /^Vietnam/ }).check();
  await page.getByRole("checkbox", { name: /^Fintech/ }).check();
  await expect(page).toHaveURL("/startups?industry=fintech&country=Thailand&country=Vietnam");
  await expect.poll(async () => (await names(page)).length).toBe(fitting.length);
  expect((await names(page)).sort()).toEqual(fitting.map(({ name }) => name).sort());

  await page.getByRole("link", { name: "Remove filter: Fintech" }).click();
  await expect(page).toHaveURL("/startups?country=Thailand&country=Vietnam");
  await page.goBack();
  await expect(page).toHaveURL("/startups?industry=fintech&country=Thailand&country=Vietnam");
  await expect(page.getByRole("checkbox", { name: /^Fintech/ })).toBeChecked();
  await page.getByRole("link", { name: "Clear all filters" }).click();
  await expect(page).toHaveURL("/startups");
  await expect(page.getByRole("checkbox", { checked: true })).toHaveCount(0);
});

test("the name filter waits for Enter and ignores accents and case", async ({ page }) => {
  await open(page, "/startups");
  const name = page.getByRole("searchbox", { name: "Name" });
  await name.fill("KOPIÓRA");
  await expect(page).toHaveURL("/startups");
  await name.press("Enter");
  await expect(page).toHaveURL("/startups?name=KOPI%C3%93RA");
  await expect.poll(() => names(page)).toEqual(["Kopiora"]);
  await page.getByRole("link", { name: "Remove filter: “KOPIÓRA”" }).click();
  await expect(name).toHaveValue("");
});

test("the list can be sorted, and paged through without a repeat or a gap", async ({ page }) => {
  await open(page, "/startups");
  const unsorted = await names(page);
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Name");
  await expect(page).toHaveURL("/startups?sort=name");
  // The address changes a moment earlier than the list.
  await expect.poll(() => names(page)).not.toEqual(unsorted);
  const seen: string[] = [];
  for (;;) {
    seen.push(...(await names(page)));
    const next = page.getByRole("link", { name: "Next" });
    if ((await next.count()) === 0) break;
    const [first = ""] = await names(page);
    await next.click();
    await expect(rows(page).first().getByRole("link")).not.toHaveText(first);
  }
  expect(seen).toHaveLength(sample.startups.length);
  expect(new Set(seen).size).toBe(seen.length);

  const lastPage = await names(page);
  await page.getByRole("link", { name: "Previous" }).click();
  await expect(page).toHaveURL(/before=/);
  await page.getByRole("link", { name: "Next" }).click();
  await expect.poll(() => names(page)).toEqual(lastPage);
  await page.getByRole("link", { name: "Page 1", exact: true }).click();
  await expect(page).toHaveURL("/startups?sort=name");
});

test("the heads of the columns sort up and down, and say so", async ({ page }) => {
  await open(page, "/startups?country=Vietnam&country=Thailand");
  const raised = page.getByRole("columnheader", { name: "Raised" });
  await expect(raised).not.toHaveAttribute("aria-sort");
  await raised.getByRole("link").click();
  await expect(page).toHaveURL("/startups?country=Thailand&country=Vietnam&sort=funding");
  await expect(raised).toHaveAttribute("aria-sort", "descending");
  const most = await names(page);
  await raised.getByRole("link").click();
  await expect(page).toHaveURL(/sort=funding_asc$/);
  await expect(raised).toHaveAttribute("aria-sort", "ascending");
  await expect.poll(() => names(page)).not.toEqual(most);
  await expect(page.getByRole("combobox", { name: "Sort by" })).toHaveValue("funding_asc");
  const startup = page.getByRole("columnheader", { name: "Startup" });
  await startup.getByRole("link").click();
  await expect(startup).toHaveAttribute("aria-sort", "ascending");
  await expect(raised).not.toHaveAttribute("aria-sort");
});

test("among fictional companies only a real one is marked", async ({ page, server }) => {
  const name = "Parcelo Real";
  await withDatabase(server, (client) =>
    client.query(
      `insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
       values ('parcelo-real', $1, '{logistics}', 'seed', 'Thailand', true, now())`,
      [name],
    ),
  );
  try {
    await open(page, "/startups?country=Thailand&lang=en");
    await expect(page.getByText(word("en", "directory", "sampleExcept"))).toBeVisible();
    const rows = page.locator("tbody");
    await expect(rows.getByText("Sample", { exact: true })).toHaveCount(0);
    const marked = rows.locator("tr", {
      has: page.getByText(word("en", "directory", "real"), { exact: true }),
    });
    await expect(marked).toHaveCount(1);
    await expect(marked).toContainText(name);
  } finally {
    await withDatabase(server, (client) =>
      client.query("delete from public.startups where slug = 'parcelo-real'"),
    );
  }
});

test("the head of a list stays in view, and its rows are low without cutting what they say", async ({
  page,
}) => {
  await open(page, "/investors");
  const rows = page.locator("tbody tr");
  for (const row of (await rows.all()).slice(0, 8)) {
    expect((await row.boundingBox())?.height).toBeLessThanOrEqual(96);
    const tagline = row.locator(".company-tagline");
    expect(await tagline.evaluate((line) => line.scrollHeight <= line.clientHeight)).toBe(true);
  }
  await rows.last().scrollIntoViewIfNeeded();
  await expect(page.getByRole("columnheader", { name: "Typical round" })).toBeInViewport();
});

test("few results lead to lists like theirs that have more", async ({ page }) => {
  const fintechs = sample.startups.filter(({ industries }) => industries.includes("fintech"));
  await open(page, "/startups?country=Vietnam&industry=fintech");
  const similar = page.getByRole("region", { name: word("en", "directory", "similarSearches") });
  await similar.getByRole("link", { name: `Fintech ${fintechs.length} startups` }).click();
  await expect(page).toHaveURL("/startups?industry=fintech");
  await expect(found(page).first()).toHaveText(`${fintechs.length} startups`);
  await expect(similar).toHaveCount(0);
});

test("the investors are filtered by type, country and target industry", async ({ page }) => {
  const fitting = sample.investors.filter(
    ({ types, targetIndustries }) =>
      types.includes("venture_capital") && targetIndustries.includes("fintech"),
  );
  await open(page, "/investors?industry=fintech");
  await page.getByRole("checkbox", { name: /^Venture Capital/ }).check();
  await expect(page).toHaveURL("/investors?type=venture_capital&industry=fintech");
  await expect
    .poll(async () => (await names(page)).sort())
    .toEqual(fitting.map(({ name }) => name).sort());
  await page.getByRole("combobox", { name: "Sort by" }).selectOption("Recently active");
  await expect(page).toHaveURL(/sort=activity/);
});

test("options that somebody opened stay open while they are chosen and given up", async ({
  page,
}) => {
  await open(page, "/startups");
  const more = page.getByRole("group", { name: "Industry" }).locator("details");
  await more.locator("summary").click();
  const option = more.getByRole("checkbox").first();
  await option.check();
  await expect(page).toHaveURL(/industry=/);
  await option.uncheck();
  await expect(page).toHaveURL("/startups");
  await settle(page);
  await expect(option).toBeVisible();
});

test("everything works without scripts", async ({ visit }) => {
  const page = await visit({ javaScriptEnabled: false });
  await page.goto("/startups");
  await page.getByRole("checkbox", { name: /^Thailand/ }).check();
  await page.getByRole("button", { name: "Apply" }).click();
  await expect(page).toHaveURL(/country=Thailand/);
  const count = sample.startups.filter(({ country }) => country === "Thailand").length;
  await expect(found(page).first()).toHaveText(`${count} startups`);
  await rows(page).getByRole("link").first().click();
  await expect(page).toHaveURL(/\/startups\/[a-z0-9-]+$/);
});

test("the most common options come first, rounds in their order, and none is cut off", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto("/startups?lang=th");
  const filters = page.getByRole("search", { name: word("th", "directory", "filters") });
  const valuesOf = (parameter: string) =>
    filters
      .locator(`input[name=${parameter}]`)
      .evaluateAll((boxes) => boxes.map((box) => box.getAttribute("value")));
  const companies = (country: string | null) =>
    sample.startups.filter((startup) => startup.country === country).length;
  const counted = (await valuesOf("country")).map(companies);
  expect(counted).toHaveLength(6);
  expect(counted).toEqual(counted.toSorted((one, other) => other - one));
  expect((await valuesOf("round")).slice(0, 2)).toEqual(["pre_seed", "seed"]);
  const hidden = await filters.evaluate((form) => form.scrollHeight - form.clientHeight);
  expect(hidden).toBe(0);
});
