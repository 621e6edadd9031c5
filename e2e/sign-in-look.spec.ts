import type { Page } from "@playwright/test";
import { expectInOrder } from "./fixtures/in-order.ts";
import { firstOf, inEachLook, LOOKS_BY_LOAD, languagesOf, nameOf } from "./fixtures/looks.ts";
import { SIGN_IN_SCREENS } from "./fixtures/sign-in-screens.ts";
import { expect, test } from "./fixtures/test.ts";

test.use({ hasBrandLetters: true });

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

for (const language of languagesOf("id")) {
  for (const looks of LOOKS_BY_LOAD) {
    test(`signing in, in ${language}; ${nameOf(looks)}`, async ({ visit, server, complaints }) => {
      complaints.tolerate(/400|403|429/, /The profile could not be read/);
      const page = await visit(firstOf(looks));
      for (const [name, reach] of Object.entries(SIGN_IN_SCREENS)) {
        const state = `${name}, ${language}`;
        await reach(page, language, server);
        await expectInOrder(page, state, looks);
        await inEachLook(page, looks, async (look) => {
          expect(await beyondCard(page), `${state}, ${look}`).toEqual([]);
        });
      }
    });
  }
}
