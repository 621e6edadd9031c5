import type { Page } from "@playwright/test";
import type { Language } from "../contracts/languages.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { LOOKS, languagesOf } from "./fixtures/looks.ts";
import { servedFounder } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

/** A tab of the centre, and its content once everything has been read. */
const TABS = [
  ["review", "deckReview", "subScores"],
  ["publish", "publishing", "viewPage"],
  ["match", "matches", "resultsTitle"],
] as const;

async function openTab(page: Page, language: Language, tab: (typeof TABS)[number]) {
  const [name, namespace, key] = tab;
  await page.goto(`/profile?tab=${name}&lang=${language}`);
  await expect(page.getByText(word(language, namespace, key)).first()).toBeVisible();
}

for (const language of languagesOf("th")) {
  test(`a review, a page and matches are accessible and fit, in ${language}`, async ({
    visit,
    server,
  }) => {
    test.slow();
    const me = await servedFounder(server, language);
    for (const { colorScheme, width } of LOOKS) {
      const page = await visit({ ...me.browser, colorScheme, viewport: { width, height: 900 } });
      for (const tab of TABS) {
        await openTab(page, language, tab);
        const what = `${tab[0]}, ${language}, ${colorScheme}`;
        await expectAccessible(page, `${what}, ${width} px`);
        await expectNothingWider(page, what);
        await page.setViewportSize({ width, height: 900 });
      }
      await page.close();
    }
  });
}
