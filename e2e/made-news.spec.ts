import type { Page } from "@playwright/test";
import { LANGUAGES } from "../contracts/languages.ts";
import { withDatabase } from "../testing/database.ts";
import { makeFolder, type RunningServer } from "../testing/running-server.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { LOOKS } from "./fixtures/looks.ts";
import { startServer } from "./fixtures/server.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const say = (key: string) => word("en", "article", key);
const report = (key: string) => word("en", "marketReport", key);

/** One for all tests, which check what its first start makes. */
let server: RunningServer;

test.beforeAll(async () => {
  server = await startServer({ MADE_NEWS: "on" }, makeFolder());
});

test.afterAll(() => server.discard());

/** The rows that the tracker lists. */
function rounds(page: Page) {
  return page.locator("#rounds tbody tr");
}

test("articles made from the sample rows link each figure to its rounds", async ({ browser }) => {
  test.slow();
  const { brief, company, week } = await withDatabase(server, async (client) => {
    const { rows } = await client.query<{ brief: string; company: string; week: string }>(
      `select n.slug as brief, s.name as company,
              (select w.slug from internal.made_news m join public.news w on w.id = m.news_id
                where m.kind = 'week') as week
         from internal.made_news m join public.news n on n.id = m.news_id
         join public.funding_rounds r on r.id = n.funding_round_id
         join public.startups s on s.id = r.startup_id
        where r.amount_usd_thousand is not null
        order by n.published_at desc limit 1`,
    );
    if (!rows[0]) throw new Error("Nothing was made of the sample rows.");
    return rows[0];
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });

  await page.goto(`${server.url}/news/${brief}`);
  const main = page.getByRole("main");
  await expect(main.getByText(say("byTemplate"), { exact: true })).toBeVisible();
  await expectAccessible(page, "an article made of our own rows");
  await expectNothingWider(page, "an article made of our own rows");
  const body = main.locator(".article-body");
  await expect(body.getByRole("link", { name: company }).first()).toBeVisible();
  await body.getByRole("link", { name: /^US\$/ }).first().click();
  await expect(page).toHaveURL(/\/funding-tracker\?period=year&country=/);
  await expect(rounds(page)).toHaveCount(1);
  await expect(rounds(page)).toContainText(company);

  await page.goto(`${server.url}/news/${week}`);
  await expectAccessible(page, "the week's rounds");
  await expectNothingWider(page, "the week's rounds");
  const listed = await body.getByRole("table").first().locator("tbody tr").count();
  const count = body.getByRole("link", { name: `${listed} rounds`, exact: true }).first();
  await count.click();
  await expect(page).toHaveURL(/\/funding-tracker\?period=year&from=/);
  await expect(rounds(page)).toHaveCount(listed);

  // Feeds list it like any other article.
  const feed = await page.request.get(`${server.url}/feeds/th.json`);
  expect(await feed.text()).toContain(`/news/${week}`);
  await page.goto(`${server.url}/?category=Funding&page=2`);
  await expectAccessible(page, "a list with made articles");

  await page.goto(`${server.url}/news/${week}?lang=th`);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("ระดมทุนประจำสัปดาห์");
  await expectAccessible(page, "the week's rounds in Thai");
});

test("a first start has reports, whose figures lead to their rounds", async ({ browser }) => {
  test.slow();
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
    page.getByRole("link", { name: report("downloadPdf") }).click(),
  ]);
  expect(download.suggestedFilename()).toBe(`benih-funding-${month}-en.pdf`);

  await page.goto(`${server.url}/reports/2001`);
  await expect(page.getByRole("heading", { name: report("notFoundTitle") })).toBeVisible();
  await expectAccessible(page, "a report that is not there");
});
