import { POOR } from "../testing/decks.ts";
import { expectAccessible } from "./fixtures/axe.ts";
import { LOOKS, languagesOf } from "./fixtures/looks.ts";
import { founderWithDeck } from "./fixtures/served.ts";
import { expect, test } from "./fixtures/test.ts";
import { expectNothingWider } from "./fixtures/width.ts";
import { word } from "./fixtures/words.ts";

const REVIEW = "/profile?tab=review";
const say = (key: string) => word("en", "deckReview", key);

test("an issue says what is wrong, quotes the deck with its page, and gives a text to copy", async ({
  visit,
  server,
}) => {
  const me = await founderWithDeck(server, "en", { pages: POOR, isReviewed: true });
  const page = await visit(me.browser);
  await page.context().grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto(REVIEW);
  const title = page.getByRole("heading", { name: word("en", "review", "title_market_order") });
  const issue = page
    .getByRole("listitem")
    .filter({ has: title })
    .filter({ hasText: say("fix") });
  await expect(issue.getByRole("heading").first()).toHaveText(
    word("en", "review", "title_market_order"),
  );
  const quote = issue.getByRole("figure");
  await expect(quote.getByRole("blockquote")).toHaveText("SAM: $50M");
  await expect(quote.getByRole("button")).toHaveText(word("en", "deckReview", "page", { page: 3 }));

  const copy = issue.getByRole("button", { name: say("copy"), exact: true });
  await copy.press("Enter");
  const copied = issue.getByRole("button", { name: say("copied"), exact: true });
  await expect(copied).toBeFocused();
  await expect(issue.getByRole("status")).toHaveText(say("copied"));
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(
    "TAM [largest] > SAM",
  );
  await copied.blur();
  await expect(copy).toBeVisible();
});

for (const language of languagesOf("zh")) {
  test(`a review below 6 is accessible and fits, in ${language}`, async ({ visit, server }) => {
    const me = await founderWithDeck(server, language, { pages: POOR, isReviewed: true });
    for (const { colorScheme, width } of LOOKS) {
      const page = await visit({ ...me.browser, colorScheme, viewport: { width, height: 900 } });
      await page.goto(`${REVIEW}&lang=${language}`);
      await expect(page.getByText(word(language, "deckReview", "nextStep"))).toBeVisible();
      // The deck is in English, and so is what to write in it.
      await expect(page.getByText(word(language, "deckReview", "fixLanguage"))).toHaveCount(
        language === "en" ? 0 : 4,
      );
      await expectAccessible(page, `review below 6, ${language}, ${colorScheme}, ${width} px`);
      await expectNothingWider(page, `review below 6, ${language}, ${colorScheme}`);
      await page.close();
    }
  });
}
