import { expect, it } from "vitest";
import { deckReview } from "../../../contracts/deck-review.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { withOtherWords, wordsOfRules } from "../../judging/decks/other-words.ts";
import { reviewDeckInEach } from "../../judging/decks/review-deck.ts";
import { SOME_DAY, writtenDeck } from "../../judging/decks/rules/test-written-deck.ts";
import { reviewInLanguage } from "./in-language.ts";

const DECK = writtenDeck("en", [
  ["Sawah", "Sawah helps rice farmers sell together."],
  ["Market", "TAM: $2M", "SAM: $5M"],
  ["Traction", "90 customers in May 2026"],
  ["Competition", "We have no competitors."],
  ["The ask", "Raising $2M: 50% product, 30% sales, 30% operations"],
]);
const IN_EACH = reviewDeckInEach(DECK, SOME_DAY);

it.each(LANGUAGES)("a review by rules is told in %s as one that was asked for in it", (reader) => {
  const stored = withOtherWords(IN_EACH.vi, "vi", (other) => wordsOfRules(IN_EACH[other]));
  const { otherWords, ...review } = stored;
  const told = reviewInLanguage(review, { run: "vi", reader }, otherWords[reader] ?? null);
  expect(deckReview.parse(told)).toEqual(
    deckReview.parse(reviewInLanguage(IN_EACH[reader], { run: reader, reader }, null)),
  );
  expect(told.issues.map(({ saidIn }) => saidIn)).toEqual(told.issues.map(() => reader));
  expect(told.issues.length).toBeGreaterThan(1);
});

it("what was kept in no other language stays in the run's, and says so", () => {
  const told = reviewInLanguage(IN_EACH.en, { run: "en", reader: "th" }, null);
  expect(told.issues.map(({ why }) => why)).toEqual(IN_EACH.en.issues.map(({ why }) => why));
  for (const { saidIn } of [...told.issues, ...told.strengths]) expect(saidIn).toBe("en");
  expect(told.saidIn).toBe("en");
});

it("what a language model wrote stays in the run's language beside what rules say", () => {
  const [first, second] = IN_EACH.en.issues;
  const thai = Object.fromEntries(IN_EACH.th.issues.map(({ id, why }) => [id, why]));
  const words = { issues: { [first?.id ?? ""]: thai[first?.id ?? ""] ?? "" }, agrees: [] };
  const told = reviewInLanguage(
    { ...IN_EACH.en, questions: ["Who pays?"] },
    { run: "en", reader: "th" },
    words,
  );
  expect(told.issues[0]).toMatchObject({ why: thai[first?.id ?? ""], saidIn: "th" });
  expect(told.issues[1]).toMatchObject({ why: second?.why, saidIn: "en" });
  expect(told).toMatchObject({ questions: ["Who pays?"], saidIn: "en" });
});
