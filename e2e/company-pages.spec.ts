import type { Locator } from "@playwright/test";
import { withDatabase } from "./fixtures/database.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { sample } from "./fixtures/sample.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

const STARTUP = "wau-pay";
const INVESTOR = "straitsview-capital";

test("a startup's page says what it does, what it raised and from whom", async ({ page }) => {
  const rounds = sample.rounds.filter(({ startup }) => startup === STARTUP);
  await open(page, `/startups/${STARTUP}`);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Wau Pay");
  for (const name of ["Company details", "Company facts", "Funding history", "Investors"]) {
    await expect(page.getByRole("heading", { name, exact: true })).toBeVisible();
  }
  const table = page.getByRole("table", { name: "Funding history" });
  await expect(table.locator("tbody tr")).toHaveCount(rounds.length);
  await expect(
    page.getByRole("list", { name: /^Funding rounds of Wau Pay/ }).locator("li"),
  ).toHaveCount(rounds.length);
  const lead = table.getByRole("link", { name: "Straitsview Capital" }).first();
  await lead.click();
  await expect(page).toHaveURL(`/investors/${INVESTOR}`);
});

test("company facts come first, and the sample is said once", async ({ page }) => {
  await open(page, `/startups/${STARTUP}`);
  const facts = page.locator("section", {
    has: page.getByRole("heading", { name: "Company facts" }),
  });
  await expect(facts.locator("dt")).toHaveText([
    "Total raised",
    "Latest round",
    "Investors",
    "Venture round",
  ]);
  await expect(facts.locator('dt:text-is("Total raised") + dd')).toHaveText(/^US\$[\d.]+M$/);
  // What kind it was is told by the stage already.
  await expect(facts.locator('dt:text-is("Venture round") + dd')).toHaveText("Series B");
  await expect(facts.locator('dt:text-is("Latest round") + dd')).toHaveText(/^US\$[\d.]+M\D+ \d/);
  const details = page.locator("section", {
    has: page.getByRole("heading", { name: "Company details" }),
  });
  await expect(details.locator('dt:text-is("Country") + dd')).toHaveText("Malaysia");
  await expect(details.locator('dt:text-is("Founded") + dd')).toHaveText("2018");
  await expect(details.locator('dt:text-is("Industry") + dd')).toHaveText("Fintech");
  await expect(page.getByText(/^Sample/)).toHaveCount(1);
});

test("debt is apart from what was raised, in the facts and in the chart", async ({ page }) => {
  const debt = sample.rounds.find(({ kind }) => kind === "debt");
  await open(page, `/startups/${debt?.startup}`);
  await expect(page.locator('dt:text-is("Debt") + dd')).toContainText("US$");
  const funding = page.locator("section#funding");
  await expect(funding.locator("path[stroke-dasharray]")).toHaveCount(1);
  await expect(funding.getByText("Debt", { exact: true }).first()).toBeVisible();
});

test("a round and a page say where they are from and when that was checked", async ({ page }) => {
  await open(page, "/startups/sariloka");
  const table = page.getByRole("table", { name: "Funding history" });
  // Of its older rounds no report is known, and nothing is said.
  const source = table.getByRole("link", { name: "Source: Sariloka" });
  await expect(source).toHaveCount(1);
  await expect(source).toHaveAttribute("href", "https://sariloka.example/news/series-a");
  await expect(table.getByText(/^Checked \w+\s\d+,\s\d{4}$/)).toHaveCount(1);
  await expect(page.getByText(/^From public sources, checked \w+\s\d+,\s\d{4}$/)).toBeVisible();
  await page.goto("/funding-tracker");
  const row = page.locator("#rounds tbody tr", { hasText: "Sariloka" });
  await expect(row.getByRole("link", { name: "Source: Sariloka" })).toBeVisible();
});

test("the sections of a long page are a press away", async ({ page }) => {
  await open(page, `/startups/${STARTUP}`);
  const links = page.getByRole("navigation", { name: "On this page" });
  await links.getByRole("link", { name: "Investors" }).click();
  await expect(page).toHaveURL(`/startups/${STARTUP}#investors`);
  await expect(page.getByRole("heading", { name: "Investors", exact: true })).toBeInViewport();
  await expect(links).toBeInViewport();
});

test("what stands below the rail is as wide as the page, and figures are its largest letters", async ({
  page,
}) => {
  for (const [path, below, figure] of [
    [`/startups/${STARTUP}`, "section#funding", "Total raised"],
    [`/investors/${INVESTOR}`, "section#portfolio", "Typical round size"],
  ] as const) {
    await open(page, path);
    const rail = await page.locator("main aside").boundingBox();
    const next = await page.locator(below).boundingBox();
    expect(next?.y, path).toBeGreaterThanOrEqual((rail?.y ?? 0) + (rail?.height ?? 0));
    const right = (box: typeof rail) => Math.round((box?.x ?? 0) + (box?.width ?? 0));
    expect(right(next), path).toBe(right(rail));
    const size = (place: Locator) =>
      place.evaluate((element) => Number.parseFloat(getComputedStyle(element).fontSize));
    const large = await size(page.locator(`dt:text-is("${figure}") + dd > span`).first());
    expect(large, path).toBe(28);
    for (const heading of await page.locator("main :is(p, a, dd, h3)").all()) {
      expect(await size(heading), path).toBeLessThanOrEqual(large);
    }
  }
});

test("similar startups show what they have in common", async ({ page }) => {
  await open(page, `/startups/${STARTUP}`);
  const similar = page.locator("section", { hasText: "Similar startups" }).getByRole("link");
  await expect(similar.first()).toContainText("Fintech");
  await similar.first().click();
  await expect(page).not.toHaveURL(`/startups/${STARTUP}`);
  await expect(page.getByRole("heading", { name: "About" })).toBeVisible();
});

test("an investor's page shows its portfolio and its co-investors", async ({ page }) => {
  const mine = sample.rounds.filter(
    ({ lead, participants, kind }) => kind !== "debt" && [lead, ...participants].includes(INVESTOR),
  );
  const companies = new Set(mine.map(({ startup }) => startup));
  await open(page, `/investors/${INVESTOR}`);
  const portfolio = page.locator("section", {
    has: page.getByRole("heading", { name: "Portfolio companies" }),
  });
  await portfolio.getByText(/^Show \d+ more$/).click();
  await expect(portfolio.getByRole("link")).toHaveCount(companies.size);
  await expect(page.getByRole("heading", { name: "Investor details" })).toBeVisible();
  const led = mine.filter(({ lead }) => lead === INVESTOR);
  await expect(page.locator('dt:text-is("Rounds led") + dd')).toHaveText(String(led.length));
  // What founders ask comes first.
  await expect(page.locator("dt").first()).toHaveText("Typical round size");
  await expect(page.locator('dt:text-is("Typical round size") + dd')).toHaveText(
    /^US\$[\d.]+[KM]?–[\d.]+[KM]$/,
  );
  const beside = page.locator("section", {
    has: page.getByRole("heading", { name: "Co-investors" }),
  });
  await expect(beside.getByRole("link").first()).toContainText(/rounds? together/);
});

for (const [kind, slug] of [
  ["startups", STARTUP],
  ["investors", INVESTOR],
] as const) {
  test(`an id of ${kind} redirects to the slug`, async ({ page, server }) => {
    const response = await page.request.get(
      `${server.SUPABASE_URL}/rest/v1/${kind}?slug=eq.${slug}&select=id`,
      { headers: { apikey: server.SUPABASE_PUBLISHABLE_KEY } },
    );
    const [{ id }] = await response.json();
    await page.goto(`/${kind}/${id}`);
    await expect(page).toHaveURL(`/${kind}/${slug}`);
  });
}

test("a missing company's page says so and leads on", async ({ page, complaints }) => {
  complaints.announce(/404/);
  await open(page, "/startups/none");
  await expect(page.getByRole("heading", { name: "Startup not found" })).toBeVisible();
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute("content", "noindex");
  await page.getByRole("link", { name: "See all startups" }).click();
  await expect(page).toHaveURL("/startups");
  await open(page, "/investors/none");
  await expect(page.getByRole("heading", { name: "Investor not found" })).toBeVisible();
});

test("search engines and previews can read the company", async ({ page }) => {
  await page.goto(`/startups/${STARTUP}`);
  const text = await page.locator('script[type="application/ld+json"]').textContent();
  expect(JSON.parse(text ?? "")).toMatchObject({ "@type": "Organization", name: "Wau Pay" });
  const image = await page.locator('meta[property="og:image"]').getAttribute("content");
  const picture = await page.request.get(image ?? "");
  expect(picture.headers()["content-type"]).toBe("image/png");
});

test("a page that its company has published is nobody else's to claim, and its own to edit", async ({
  page,
  visit,
  server,
}) => {
  const member = await makeMember(server);
  const slug = `own-${member.id.slice(0, 8)}`;
  await withDatabase(server, (client) =>
    client.query(
      `with page as (
         insert into public.startups (slug, name, industries, venture_round, country, is_published, published_at)
         values ($2, 'Padi Lens', '{fintech}', 'seed', 'Indonesia', true, now()) returning id)
       insert into public.startup_profiles (user_id, startup_id, published_at)
       select $1, id, now() from page`,
      [member.id, slug],
    ),
  );
  try {
    const claim = word("en", "company", "claimLink");
    await open(page, `/startups/${slug}`);
    await expect(page.getByText(word("en", "company", "byCompany"))).toBeVisible();
    await expect(page.getByText(/^Profile checked \w+\s\d+,\s\d{4}$/)).toBeVisible();
    await expect(page.getByRole("link", { name: claim })).toHaveCount(0);
    const own = await visit(member.browser);
    await open(own, `/startups/${slug}`);
    await expect(
      own.getByRole("link", { name: word("en", "company", "editPage") }),
    ).toHaveAttribute("href", "/startup-profile-submission");
    await open(page, `/startups/${STARTUP}`);
    await expect(page.getByRole("link", { name: claim })).toBeVisible();
  } finally {
    await withDatabase(server, (client) =>
      client.query("delete from public.startups where slug = $1", [slug]),
    );
  }
});
