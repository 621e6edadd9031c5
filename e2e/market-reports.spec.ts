import type { Page } from "@playwright/test";
import { LANGUAGES } from "../contracts/languages.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { withDatabase } from "./fixtures/database.ts";
import { inTurn, LOOKS } from "./fixtures/looks.ts";
import { startServer } from "./fixtures/server.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectFitting, expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "marketReport", key);

/** The rows that the tracker lists. */
function rounds(page: Page) {
  return page.locator("#rounds tbody tr");
}

test("a first start has reports, whose figures lead to their rounds", async ({ browser }) => {
  test.slow();
  const server = await startServer({ MADE_NEWS: "on" });
  try {
    const { month, country, count } = await withDatabase(server, async (client) => {
      const { rows } = await client.query<{ month: string; country: string; count: number }>(
        `select to_char(period, 'YYYY-MM') as month, figures #>> '{byCountry,0,value}' as country,
                (figures #>> '{byCountry,0,rounds}')::int as count
           from public.reports where kind = 'month' order by period desc limit 1`,
      );
      if (!rows[0]) throw new Error("There is no report.");
      return rows[0];
    });
    const address = `${server.url}/reports/${month}`;
    for (const { colorScheme, width } of LOOKS) {
      const page = await browser.newPage({ colorScheme, viewport: { width, height: 800 } });
      for (const path of ["/reports", `/reports/${month}`, `/reports/${month.slice(0, 4)}`]) {
        await page.goto(server.url + path);
        await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
        await expectAccessible(page, `${path}, ${colorScheme}, ${width}`);
        await expectNothingWider(page, `${path}, ${width}`);
      }
      await page.close();
    }
    const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
    await page.goto(`${server.url}/?lang=en`);
    const boxes = page.getByRole("region", { name: word("en", "reports", "reportsHeading") });
    await expect(boxes).toContainText(/\w+ 20\d\d.*US\$[\d.]+M\s*\d+ rounds?/);
    for (const language of LANGUAGES) {
      await page.goto(`${address}?lang=${language}`);
      await expectNothingWider(page, `a report in ${language}`);
    }

    await page.goto(`${address}?lang=en`);
    await page
      .getByText(word("en", "funding", "showTable"))
      .first()
      .click();
    await expectAccessible(page, "a report with its table");
    await page.getByRole("link", { name: new RegExp(`^${country}: ${count} round`) }).click();
    await expect(page).toHaveURL(/\/funding-tracker\?period=year&country=/);
    await expect(rounds(page)).toHaveCount(count);

    await page.goto(`${address}?lang=en`);
    const [download] = await Promise.all([
      page.waitForEvent("download"),
      page.getByRole("link", { name: say("downloadPdf") }).click(),
    ]);
    expect(download.suggestedFilename()).toBe(`benih-funding-${month}-en.pdf`);

    await page.goto(`${server.url}/reports/2001`);
    await expect(page.getByRole("heading", { name: say("notFoundTitle") })).toBeVisible();
    await expectAccessible(page, "a report that is not there");
  } finally {
    await server.stop();
  }
});

test("until the first report exists, its mark stands", async ({ page }) => {
  await page.goto("/reports");
  await expect(page.getByText(word("en", "reports", "comingSoon"))).toHaveCount(2);
  await expectAccessible(page, "reports to come");
});

for (const { colorScheme, width } of LOOKS) {
  test(`hubs, ${colorScheme}, ${width} px`, async ({ page, complaints }) => {
    complaints.announce(/404/);
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    for (const path of [
      "/countries/vietnam",
      "/sectors/fintech",
      "/countries/chile",
      "/sectors/x",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await expectAccessible(page, `${path}, ${colorScheme}, ${width}`);
    }
  });
}

const HUBS = ["/countries/philippines", "/sectors/healthtech", "/reports"];

for (const { language, shown } of inTurn(HUBS)) {
  test(`hubs fit every width in ${language}`, async ({ page }) => {
    for (const path of shown) {
      await expectFitting(page, path, language);
    }
  });
}

test("a bar of a sector's chart leads to just its rounds", async ({ page }) => {
  await page.goto("/sectors/foodtech");
  await page.getByText(word("en", "funding", "showTable")).click();
  const row = page
    .locator("figure details tbody tr")
    .filter({ has: page.getByRole("link") })
    .last();
  const count = Number(await row.locator("td").textContent());
  await row.getByRole("link").click();
  await expect(page).toHaveURL(/\/funding-tracker\?period=year&sector=foodtech&from=/);
  await expect(rounds(page)).toHaveCount(Math.min(count, 12));
});
