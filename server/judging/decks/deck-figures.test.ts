import { describe, expect, it } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import { deckFigures } from "./deck-figures.ts";
import { writtenDeck } from "./rules/test-written-deck.ts";

const TODAY = "2026-11-22";
const figures = (language: Language, ...pages: string[][]) =>
  deckFigures(writtenDeck(language, [["Sawah", "Rice for all."], ...pages]), TODAY);

describe("what a deck raises", () => {
  it.each<[Language, string, number, string]>([
    ["en", "We are raising US$1.5M to reach 40 villages.", 1_500_000, "USD"],
    ["id", "Kami menggalang Rp 5 miliar untuk 40 desa.", 5e9, "IDR"],
    ["vi", "Chúng tôi gọi vốn 1,5 triệu USD.", 1_500_000, "USD"],
    ["th", "เราระดมทุน 10 ล้านบาท", 1e7, "THB"],
    ["zh", "本轮融资300万美元。", 3e6, "USD"],
  ])("%s: %s", (language, sentence, amount, currency) => {
    const { raising } = figures(language, ["Page", sentence]);
    expect(raising).toMatchObject({ amount, currency, page: 2 });
    expect(sentence).toContain(raising?.quote.replace(/[.。]$/, ""));
  });

  it("is not known where it says nothing, or two things", () => {
    expect(figures("en", ["Team", "Two founders."]).raising).toBeNull();
    const two = figures("en", ["Ask", "We are raising US$1.5M."], ["Ask", "We are raising US$2M."]);
    expect(two.raising).toBeNull();
  });
});

describe("what a deck earned", () => {
  it.each([
    ["Revenue in 2025 was US$320,000.", 320_000],
    ["Revenue in 2023 was US$320,000.", null],
    ["Projected revenue in 2027: US$3M.", null],
    ["Revenue of US$30,000 per month in 2025.", null],
    ["Revenue was US$320,000.", null],
  ])("%s", (sentence, amount) => {
    const { revenue } = figures("en", ["Traction", sentence]);
    expect(revenue?.amount ?? null).toBe(amount);
  });

  it("is that of the latest year", () => {
    const { revenue } = figures(
      "en",
      ["Traction", "Revenue in 2025 was US$320,000."],
      ["Traction", "Revenue in 2024 was US$90,000."],
    );
    expect(revenue).toMatchObject({ amount: 320_000, page: 2 });
  });
});
