import { expectAccessible } from "./fixtures/axe.ts";
import { inTurn, LOOKS } from "./fixtures/looks.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectFitting } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

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
