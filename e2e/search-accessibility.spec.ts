import type { Page } from "@playwright/test";
import { expectAccessible } from "./fixtures/axe.ts";
import { inEachState, type States } from "./fixtures/in-order.ts";
import { firstOf, languagesOf, nameOf, schemesByLoad } from "./fixtures/looks.ts";
import { open } from "./fixtures/page-life.ts";
import { expect, test } from "./fixtures/test.ts";

const box = (page: Page) => page.getByRole("combobox");

/** Every state of the search that looks different. */
const STATES: States = {
  "the start": (page) => open(page, "/search"),
  results: (page) => open(page, "/search?q=fintech"),
  "news with another language": (page) => open(page, "/search?q=kopi"),
  "one group": (page) => open(page, "/search?q=fintech&in=startups"),
  "filters, deals and a kind": (page) => open(page, "/search?q=startups%20in%20Vietnam"),
  "deals and people": (page) => open(page, "/search?q=ratna"),
  "some of the words": (page) => open(page, "/search?q=quantum%20fintech%20Vietnam"),
  "what was meant": (page) => open(page, "/search?q=fintehc%20sigapore"),
  nothing: (page) => open(page, "/search?q=zzqqzz"),
  "nothing, but near names": (page) => open(page, "/search?q=saigun%20lejer"),
  suggestions: async (page) => {
    await open(page, "/");
    await box(page).fill("sai");
    await expect(page.getByRole("listbox")).toBeVisible();
    await box(page).press("ArrowDown");
  },
  "recent searches": async (page) => {
    await open(page, "/search");
    await box(page).fill("saigon");
    await box(page).press("Enter");
    await expect(page).toHaveURL("/search?q=saigon");
    await page.getByRole("banner").getByRole("link", { name: "Benih" }).click();
    await expect(page).toHaveURL("/");
    await box(page).focus();
    await expect(page.getByRole("listbox")).toBeVisible();
    await box(page).press("ArrowDown");
  },
};

for (const looks of schemesByLoad(1280)) {
  test.describe(nameOf(looks), () => {
    test.use(firstOf(looks));
    test("the search in every state", async ({ page }) => {
      await inEachState(page, STATES, looks);
    });
  });
}

test.describe("360 px", () => {
  test.use({ viewport: { width: 360, height: 740 } });
  for (const language of languagesOf("zh")) {
    test(`results in ${language}`, async ({ page }) => {
      await open(page, `/search?q=fintech&lang=${language}`);
      await expectAccessible(page, language);
    });
  }
});
