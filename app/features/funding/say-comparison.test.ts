import { expect, test } from "vitest";
import en from "../../i18n/locales/en/funding.json";
import labels from "../../i18n/locales/en/labels.json";
import { type ComparedFigures, sayComparison, shortComparison } from "./say-comparison.ts";
import { trackerWords } from "./tracker-words.ts";

const words = trackerWords("en", { funding: en, labels });

const figures = (
  measure: ComparedFigures["measure"],
  now: number | null,
  earlier: number | null,
  earlierRounds = earlier,
): ComparedFigures => ({ measure, now, earlier, earlierRounds });

test.each([
  [figures("rounds", 36, 24), "Up 12 rounds from the previous 30 days (24 rounds): +50%."],
  [figures("rounds", 18, 24), "Down 6 rounds from the previous 30 days (24 rounds): −25%."],
  [figures("rounds", 60, 5), "Up 55 rounds from the previous 30 days (5 rounds): 12×."],
  [figures("rounds", 8, 4), "Up 4 rounds from the previous 30 days (4 rounds)."],
  [figures("rounds", 1, 1), "The same as in the previous 30 days: 1 round."],
  [figures("rounds", 3, 0), "There was nothing in the previous 30 days."],
  [figures("rounds", 151, null), "No earlier period"],
  [figures("amount", 1500, 3000, 5), "Down US$1.5M from the previous 30 days (US$3M): −50%."],
  [figures("amount", 3000, 1500, 2), "Up US$1.5M from the previous 30 days (US$1.5M)."],
  [figures("difficulty", 61.2, null, 9), "No earlier index to compare with."],
  [figures("difficulty", 61, 58, 9), "Harder than in the previous 30 days: 3 points above 58."],
])("%o is compared with the period before in words", (compared, text) => {
  expect(sayComparison(words, { ...compared, period: "month" })).toBe(text);
});

test("a table has no share of a few rounds, but how many more", () => {
  const change = (...of: Parameters<typeof figures>) => shortComparison(words, figures(...of));
  expect(change("rounds", 4, 2)).toBe("+2");
  expect(change("rounds", 10, 5)).toBe("+5 (+100%)");
  expect(change("amount", 200, 100, 4)).toBe("+US$100K");
  expect(change("amount", 200, 100, 5)).toBe("+100%");
  expect(change("difficulty", 40, 50, 9)).toBe("−10");
  expect(change("rounds", 4, null)).toBeNull();
});
