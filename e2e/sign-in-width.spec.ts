import type { Page } from "@playwright/test";
import { languagesWith, WIDTHS } from "./fixtures/looks.ts";
import { SIGN_IN_SCREENS } from "./fixtures/sign-in-screens.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";

/** Elements beyond the edge of their card: a button whose words do not fit. */
function beyondCard(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll(".card")].flatMap((card) => {
      const { right } = card.getBoundingClientRect();
      return [...card.querySelectorAll("*")]
        .filter((element) => element.getBoundingClientRect().right > right + 0.5)
        .map(({ outerHTML }) => outerHTML.slice(0, 120));
    }),
  );
}

for (const language of languagesWith("id")) {
  test(`signing in fits every width in ${language}`, async ({ visit, server, complaints }) => {
    complaints.tolerate(/400|403|429/, /The profile could not be read/);
    const page = await visit({});
    for (const [name, reach] of Object.entries(SIGN_IN_SCREENS)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await reach(page, language, server);
      for (const width of WIDTHS) {
        await expectNothingWider(page, name, [width]);
        expect(await beyondCard(page), `${name}, ${width} px`).toEqual([]);
      }
    }
  });
}
