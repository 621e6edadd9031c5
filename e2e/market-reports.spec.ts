import { expectAccessible } from "./fixtures/axe.ts";
import { firstOf, inEachLook, inTurn, LOOKS_BY_LOAD, nameOf } from "./fixtures/looks.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectFitting } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

test.use({ hasBrandLetters: true });

test("until the first report exists, the page says that it is coming", async ({ page }) => {
  await page.goto("/reports");
  await expect(page.getByText(word("en", "reports", "comingSoon"))).toHaveCount(2);
  await expectAccessible(page, "reports to come");
});

for (const looks of LOOKS_BY_LOAD) {
  test(`hubs, ${nameOf(looks)}`, async ({ visit, complaints }) => {
    complaints.announce(/404/);
    const page = await visit(firstOf(looks));
    for (const path of [
      "/countries/vietnam",
      "/sectors/fintech",
      "/countries/chile",
      "/sectors/x",
    ]) {
      await page.goto(path);
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
      await inEachLook(page, looks, (look) => expectAccessible(page, `${path}, ${look}`));
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

test("ranked companies are numbered, with their figure at the end of the line", async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 });
  await page.goto("/countries/vietnam");
  const ranking = page.locator("section", {
    has: page.getByRole("heading", { name: word("en", "hub", "topInvestors") }),
  });
  const lines = await ranking.locator("ol > li").allInnerTexts();
  expect(lines.length).toBeGreaterThan(3);
  const counts = lines.map((line) => Number(/(\d+) rounds?$/.exec(line)?.[1]));
  // Equal counts share a rank.
  expect(lines.map((line) => Number.parseInt(line, 10))).toEqual(
    counts.map((count) => counts.indexOf(count) + 1),
  );
  expect(counts).toEqual([...counts].sort((a, b) => b - a));
  const left = async () =>
    new Set(
      await ranking
        .locator("ol > li")
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left)),
    ).size;
  expect(await left()).toBe(2);
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await left()).toBe(1);
});

test("a story somebody paid for is a box within its column, as on Home", async ({ page }) => {
  await page.goto("/countries/vietnam");
  const story = page.locator("main li:has(> article)");
  const paid = story.filter({ has: page.locator("[data-category='Branded']") }).first();
  for (const width of [360, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    const [place, box] = [await paid.boundingBox(), await paid.locator("article").boundingBox()];
    expect([box?.x, box?.width]).toEqual([place?.x, place?.width]);
    const lines = await paid.evaluate((item) => getComputedStyle(item).borderTopWidth);
    expect(lines).toBe("0px");
  }
});
