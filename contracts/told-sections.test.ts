import { expect, test } from "vitest";
import {
  type Checked,
  countTold,
  scoreWord,
  sectionsByState,
  sectionsHolding,
  seenOf,
} from "./told-sections.ts";

test("sections that are not needed yet do not count as missing", () => {
  expect(
    countTold([
      { section: "team", state: "told" },
      { section: "market", state: "empty" },
      { section: "ask", state: "missing" },
      { section: "contact", state: "unsure" },
      { section: "financials", state: "unneeded" },
    ]),
  ).toEqual({ told: 1, all: 4 });
  expect(countTold([])).toEqual({ told: 0, all: 0 });
});

test("the sections of each state are together: what is to be done first, then as decks tell them", () => {
  const rows = sectionsByState([
    { section: "team", state: "told" },
    { section: "contact", state: "unsure" },
    { section: "problem", state: "told" },
    { section: "ask", state: "missing" },
  ]);
  expect(rows).toEqual([
    { state: "missing", sections: ["ask"] },
    { state: "unsure", sections: ["contact"] },
    { state: "told", sections: ["problem", "team"] },
  ]);
});

test("a check's deductions for each part make up its score", () => {
  const issue = { category: "viability", severity: 2, adds: 2.2 } as const;
  const other = { category: "completeness", severity: 1, adds: 0.4 } as const;
  const checked: Checked = {
    score: 5.9,
    issues: [{ ...issue, severity: 3, adds: 0 }, issue, other],
    sections: [{ section: "team", state: "told" }],
  };
  expect(seenOf(checked, "clarity")).toMatchObject({ count: 0, worst: undefined, takesOff: 0 });
  expect(seenOf(checked, "viability")).toMatchObject({ count: 2, worst: 3, takesOff: 2.2 });
  // 9.2 - 5.9 - 2.2 - 0.4: the rest is deducted for the sections that were not found.
  expect(seenOf(checked, "completeness")).toMatchObject({ count: 1, takesOff: 1.1 });
});

test("sections that were not found are told beside a part only where they cost something", () => {
  const sections: Checked["sections"] = [
    { section: "team", state: "told" },
    { section: "ask", state: "unsure" },
  ];
  const issues = [{ category: "viability", severity: 2, adds: 2 }] as const;
  const of = (score: number) => seenOf({ score, issues, sections }, "completeness").sections;
  expect(of(7.2)).toBeUndefined();
  expect(of(4.2)).toEqual({ told: 1, all: 2 });
});

test("a check that found no error is not called good or weak", () => {
  const issues: [] = [];
  expect(scoreWord({ judgedBy: "rules", score: 9.2, issues })).toBe("noErrors");
  expect(scoreWord({ judgedBy: "model", score: 9.2, issues })).toBe("excellent");
  expect(scoreWord({ judgedBy: "rules", score: 7.2, issues: [1] })).toBe("good");
});

test("a review from before that was counted takes nothing off", () => {
  const issues = [{ category: "traction", severity: 2 }] as const;
  const seen = seenOf({ score: 5.9, issues, sections: [] }, "completeness");
  expect(seen).toEqual({ count: 0, worst: undefined, sections: undefined, takesOff: 0 });
});

test.each([
  ["few sections, however many faults", 0.1, [3.4, 2.2, 1.1], true],
  ["few sections and no fault", 5.9, [], true],
  ["faults alone", 2.5, [3.4, 2.2, 1.1], false],
  ["nothing at all", 9.2, [], false],
])(
  "sections hold the score down exactly where they take something off: %s",
  (_, score, adds, is) => {
    const issues = adds.map((one) => ({ category: "viability", severity: 2, adds: one }) as const);
    const sections: Checked["sections"] = [{ section: "team", state: "told" }];
    const review = { judgedBy: "rules", score, issues, sections } as const;
    expect(seenOf(review, "completeness").takesOff > 0).toBe(is);
    expect(sectionsHolding(review)).toEqual(is ? { told: 1, all: 1 } : null);
  },
);
