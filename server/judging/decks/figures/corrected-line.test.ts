import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import { withoutUnseen } from "../../../../contracts/unseen-signs.ts";
import { reviewDeck } from "../review-deck.ts";
import { SOME_DAY, writtenDeck } from "../rules/test-written-deck.ts";

/** The line to paste over a line of a deck, and the figure that changes. */
function mended(language: Language, ...lines: string[]) {
  const deck = writtenDeck(language, [["Nama"], ["…", ...lines]]);
  const { issues } = reviewDeck(deck, { ...SOME_DAY, language });
  return issues.map(({ fix, corrects }) => ({ fix: withoutUnseen(fix), corrects }));
}

describe("the founder's own line with the wrong figure replaced", () => {
  it.each<[Language, string, string, string, string]>([
    ["en", "CAC $31, LTV $164, LTV/CAC 9x.", "CAC $31, LTV $164, LTV/CAC 5.3x.", "9x", "5.3x"],
    ["id", "CAC Rp31, LTV Rp164, LTV/CAC 9x", "CAC Rp31, LTV Rp164, LTV/CAC 5,3x", "9x", "5,3x"],
    // A deck that writes decimals with a point gets a point.
    [
      "vi",
      "CAC 31.5 USD, LTV 164 USD, LTV/CAC 9x",
      "CAC 31.5 USD, LTV 164 USD, LTV/CAC 5.2x",
      "9x",
      "5.2x",
    ],
    [
      "th",
      "CAC 310 บาท, LTV 1,640 บาท, LTV/CAC 9 เท่า",
      "CAC 310 บาท, LTV 1,640 บาท, LTV/CAC 5.3 เท่า",
      "9 เท่า",
      "5.3 เท่า",
    ],
    [
      "zh",
      "CAC 310 元，LTV 1,640 元，LTV/CAC 9 倍",
      "CAC 310 元，LTV 1,640 元，LTV/CAC 5.3 倍",
      "9 倍",
      "5.3 倍",
    ],
    [
      "en",
      "Revenue grew 4x from $10,000 to $20,000",
      "Revenue grew 2x from $10,000 to $20,000",
      "4x",
      "2x",
    ],
    ["en", "1,200 × $12 = $16,400 a month", "1,200 × $12 = $14,400 a month", "$16,400", "$14,400"],
  ])("in %s: %s", (language, line, fix, from, to) => {
    expect(mended(language, line)).toEqual([
      { fix, corrects: { from, to, at: line.lastIndexOf(from) } },
    ]);
  });

  it("keeps the scale that the line counts in", () => {
    expect(mended("en", "MRR $75,000", "ARR $2.4M")).toEqual([
      { fix: "ARR $0.9M", corrects: { from: "$2.4M", to: "$0.9M", at: 4 } },
    ]);
  });

  it("is not made up where nobody knows which figure is wrong", () => {
    const [issue] = mended("en", "Use of funds: 45% operations, 35% engineering, 40% marketing");
    expect(issue?.corrects).toBeUndefined();
    expect(issue?.fix).toContain("45% + 35% + 40% = 120%");
  });
});

it("says why in the reader's numbers, and quotes and proposes in the deck's", () => {
  const line = "CAC $31, LTV $164, LTV/CAC 9x.";
  const deck = writtenDeck("en", [["Parcelo"], ["Unit economics", line]]);
  const [issue] = reviewDeck(deck, { ...SOME_DAY, language: "vi" }).issues;
  expect(issue?.why).toContain("164 USD chia 31 USD là 5,3×");
  expect(issue).toMatchObject({ text: line, fix: "CAC $31, LTV $164, LTV/CAC 5.3x." });
});
