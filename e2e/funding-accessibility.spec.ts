import AxeBuilder from "@axe-core/playwright";
import type { Page } from "@playwright/test";
import { LANGUAGES } from "../contracts/languages.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";
import { word } from "./fixtures/words.ts";

/** Every state of the tracker that looks different. */
const STATES: Record<string, (page: Page) => Promise<void>> = {
  "the number of fundings": (page) => open(page, "/funding-tracker"),
  "the total funding of a year": (page) => open(page, "/funding-tracker?tab=amount&period=year"),
  "the difficulty index": (page) => open(page, "/funding-tracker?tab=difficulty"),
  "the index of few": (page) => open(page, "/funding-tracker?tab=difficulty&country=Malaysia"),
  "a selection": (page) => open(page, "/funding-tracker?country=Singapore&round=series_a"),
  "a selection without rounds": (page) => open(page, "/funding-tracker?country=Chile"),
  "the chart as a table": async (page) => {
    await open(page, "/funding-tracker?tab=amount");
    await page.getByText(word("en", "funding", "showTable")).click();
  },
  "a bar with its text": async (page) => {
    await open(page, "/funding-tracker?period=week");
    await page.locator("figure ol a").first().focus();
  },
  "the method": (page) => open(page, "/funding-tracker/method"),
};

for (const [state, reach] of Object.entries(STATES)) {
  for (const colorScheme of ["light", "dark"] as const) {
    for (const width of [360, 1280]) {
      test(`${state}, ${colorScheme}, ${width} px`, async ({ page }) => {
        await page.emulateMedia({ colorScheme });
        await page.setViewportSize({ width, height: 800 });
        await reach(page);
        const { violations } = await new AxeBuilder({ page }).analyze();
        const found = violations.map(
          ({ id, nodes }) => `${id}: ${nodes.map((node) => node.failureSummary).join("\n")}`,
        );
        expect(found).toEqual([]);
      });
    }
  }
}

for (const language of LANGUAGES) {
  test(`nothing is wider than the window in ${language}`, async ({ page }) => {
    for (const width of [360, 768, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      for (const query of ["tab=rounds", "tab=amount&period=year", "tab=difficulty"]) {
        await open(page, `/funding-tracker?${query}&lang=${language}`);
        const [wide, window] = await page.evaluate(() => {
          const { scrollWidth, clientWidth } = document.documentElement;
          return [scrollWidth, clientWidth];
        });
        expect(wide, `${query} at ${width} px`).toBe(window);
      }
    }
  });
}
