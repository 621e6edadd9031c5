import { expect, it } from "vitest";
import { LANGUAGES } from "../../contracts/languages.ts";
import { receiptWords } from "../domain/payments/receipt-words.ts";
import { resultWords } from "../domain/runs/result-words.ts";
import { reviewWords } from "../judging/decks/review-words.ts";
import { judgingWords } from "../judging/profiles/judging-words.ts";

it("speaks of one as of one", () => {
  expect(receiptWords("en")("packTitle", { count: 1 })).toBe("1 Benih credit");
  expect(receiptWords("en")("planTitle", { count: 1 })).toBe("Benih plan: 1 credit a month");
  expect(resultWords("en")("failedText", { count: 1 })).toContain("your 1 credit is back");
  expect(resultWords("en")("rejectedText", { count: 1 })).toContain("the reason");
  expect(resultWords("en")("matchText", { count: 1, name: "Angin" })).toContain("one match");
  expect(judgingWords("en")("why_brief_description", { count: 1 })).toContain("1 word.");
  expect(judgingWords("en")("why_thin_description", { count: 1 })).toContain("1 word in");
  const unread = { count: 1, all: 12, pages: "3" };
  expect(reviewWords("en")("why_pages_unread", unread)).toContain("1 of 12 pages (3) is an image");
  expect(reviewWords("en")("why_mostly_unread", unread)).toContain("(3) is an image");
  const runway = { count: 1, stated: 6, cash: "US$1M", burn: "US$900K" };
  expect(reviewWords("en")("why_runway_wrong", runway)).toContain("lasts 1 month, not 6");
  expect(reviewWords("en")("fix_runway_wrong", runway)).toContain("= 1 month, to");
});

it.each(LANGUAGES)("counts as %s does", (language) => {
  const thousand = receiptWords(language)("packTitle", { count: 1000 });
  expect(thousand).toMatch(language === "id" || language === "vi" ? /1\.000/ : /1,000/);
  const runway = { count: 9, stated: 14.5, cash: "US$1M", burn: "US$100K" };
  const decimals = reviewWords(language)("why_runway_wrong", runway);
  expect(decimals).toContain(language === "id" || language === "vi" ? "14,5" : "14.5");
});
