import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import { termsOf } from "../lexicon/terms.ts";
import type { Section } from "../rubric/sections.ts";
import { writtenDeck } from "../rules/test-written-deck.ts";
import { outlineOf } from "./outline.ts";

const told = (language: Language, pages: string[][]) =>
  outlineOf(writtenDeck(language, [["Nama"], ...pages]), termsOf(language)).told;

describe("several sections on a page, each behind its name", () => {
  it.each<[Language, string[], Section[]]>([
    [
      "en",
      ["On one page", "The problem: books get lost", "Why now: a law of May 2026"],
      ["problem", "whyNow"],
    ],
    ["zh", ["一页", "怎么收钱", "每单2元", "同行：甲公司按月收费"], ["model", "competition"]],
    ["vi", ["Tóm tắt", "Vấn đề: mất sổ", "Đội ngũ: Hoa và Lan"], ["problem", "team"]],
  ])("%s", (language, page, sections) => {
    for (const section of sections) expect(told(language, [page]).has(section)).toBe(true);
  });
});

describe("what pages show that are called something else", () => {
  it.each<[Language, string[], Section]>([
    ["en", ["Twenty thousand mills", "19,000 mills × $1,440 a year = $27.4m"], "market"],
    ["en", ["P42m until break-even", "P42m for 22 months", "P20m, P15m and P7m"], "useOfFunds"],
    ["en", ["This year and last", "September 2026: 900 rides; September 2025: 200"], "traction"],
    ["zh", ["一天", "第一步：扫码", "第二步：取货"], "product"],
  ])("%s: %j", (language, page, section) => {
    const filler = Array.from({ length: 3 }, () => ["…", "…"]);
    expect(told(language, [...filler, page, ...filler]).has(section)).toBe(true);
  });

  it("a comparison of costs on the second page is no business model", () => {
    const pages = [
      ["Empty stalls", "A stall earns $1,900 per month"],
      ...Array(9).fill(["…", "…"]),
    ];
    expect(told("en", pages).has("model")).toBe(false);
  });

  it("an appendix tells nothing that the deck does not", () => {
    const pages = [["Appendix: team", "Ana, CEO: nine years at Grab"]];
    expect(told("en", pages).get("team")?.isTitled ?? false).toBe(false);
  });
});
