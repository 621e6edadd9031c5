import { inEachState, type States } from "./fixtures/in-order.ts";
import { firstOf, inTurn, LOOKS_BY_LOAD, nameOf } from "./fixtures/looks.ts";
import { open } from "./fixtures/page-life.ts";
import { test } from "./fixtures/test.ts";
import { expectFitting } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

/** Every state of the tracker that looks different. */
const STATES: States = {
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

for (const looks of LOOKS_BY_LOAD) {
  test.describe(nameOf(looks), () => {
    test.use(firstOf(looks));
    test("the tracker in every state", async ({ page }) => {
      await inEachState(page, STATES, looks);
    });
  });
}

const FITTING = ["tab=rounds", "tab=amount&period=year", "tab=difficulty", "country=Chile"];

for (const { language, shown } of inTurn(FITTING)) {
  test(`the tracker fits every width in ${language}`, async ({ page }) => {
    for (const query of shown) {
      await expectFitting(page, `/funding-tracker?${query}`, language);
    }
  });
}
