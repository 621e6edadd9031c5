import type { Page } from "@playwright/test";
import { LANGUAGES } from "../contracts/languages.ts";
import { SIGN_IN_SCREENS } from "./fixtures/sign-in-screens.ts";
import { expect, test } from "./fixtures/test.ts";

/** What can be seen and reaches beyond the window on a side, and whether the page scrolls there. */
function overflow(page: Page): Promise<{ scrolls: boolean; reaching: string[] }> {
  return page.evaluate(() => {
    const root = document.documentElement;
    const reaching = [...document.querySelectorAll("main *")].filter((element) => {
      const { right, left, width } = element.getBoundingClientRect();
      if (width <= 1 || !element.checkVisibility({ visibilityProperty: true })) return false;
      return right > root.clientWidth + 0.5 || left < -0.5;
    });
    return {
      scrolls: root.scrollWidth > root.clientWidth,
      reaching: reaching.map(({ outerHTML }) => outerHTML.slice(0, 120)),
    };
  });
}

/** What stands beyond the card that it is in: a button whose words do not fit. */
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

for (const language of LANGUAGES) {
  test(`signing in fits every width in ${language}`, async ({ visit, server, complaints }) => {
    complaints.tolerate(/400|403|429/, /The profile could not be read/);
    const page = await visit({});
    for (const [name, reach] of Object.entries(SIGN_IN_SCREENS)) {
      await page.setViewportSize({ width: 1280, height: 800 });
      await reach(page, language, server);
      for (const width of [360, 768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        const found = { ...(await overflow(page)), beyond: await beyondCard(page) };
        expect(found, `${name}, ${width} px`).toEqual({ scrolls: false, reaching: [], beyond: [] });
      }
    }
  });
}
