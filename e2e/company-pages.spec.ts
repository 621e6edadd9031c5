import type { Locator } from "@playwright/test";
import { withDatabase } from "../testing/database.ts";
import { open } from "./fixtures/page-life.ts";
import { makeMember } from "./fixtures/people.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

const STARTUP = "wau-pay";
const INVESTOR = "straitsview-capital";

test("the sections of a long page are a press away", async ({ page }) => {
  await open(page, `/startups/${STARTUP}`);
  const links = page.getByRole("navigation", { name: "On this page" });
  await links.getByRole("link", { name: "Investors" }).click();
  await expect(page).toHaveURL(`/startups/${STARTUP}#investors`);
  await expect(page.getByRole("heading", { name: "Investors", exact: true })).toBeInViewport();
  await expect(links).toBeInViewport();
});

test("sections below the rail are as wide as the page, and figures are its largest letters", async ({
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
