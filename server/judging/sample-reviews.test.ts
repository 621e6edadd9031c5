import path from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../contracts/languages.ts";
import { sampleReview } from "../../contracts/sample-review.ts";
import { withTitles } from "./decks/issue-title.ts";
import { reviewDeck } from "./decks/review-deck.ts";
import { SOME_DAY, writtenDeck } from "./decks/rules/test-written-deck.ts";
import { SAMPLE_REVIEW_DECKS } from "./test-sample-review-decks.ts";

const SHOWN = path.resolve(import.meta.dirname, "../../app/features/deck-review/sample-reviews");

describe.each(LANGUAGES)("the sample that is shown before a review is paid, in %s", (language) => {
  const deck = writtenDeck(language, SAMPLE_REVIEW_DECKS[language]);
  const review = withTitles(reviewDeck(deck, { ...SOME_DAY, language }), language);

  it("is what the check says of its deck", async () => {
    const shown = `${JSON.stringify(sampleReview.parse(review), null, 2)}\n`;
    await expect(shown).toMatchFileSnapshot(path.join(SHOWN, `${language}.json`));
  });

  it("has a contradiction, a wrong calculation, something that was not found, and a strength", () => {
    const { issues, sections, strengths } = sampleReview.parse(review);
    expect(issues.map(({ kind }) => kind)).toEqual(["contradiction", "arithmetic"]);
    // The text to paste is the founder's own line, with nothing left to fill in.
    for (const { fix, text, corrects } of issues) {
      expect(fix).not.toContain("[");
      expect(fix).toBe(text.replace(corrects?.from ?? "", corrects?.to ?? ""));
    }
    const notFound = sections.filter(({ state }) => state === "unsure");
    expect(notFound.map(({ section }) => section)).toEqual(["goToMarket", "competition"]);
    expect(strengths.length).toBeGreaterThan(0);
  });
});
