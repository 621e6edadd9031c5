import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import { termsOf } from "../lexicon/terms.ts";
import { outlineOf } from "../outline/outline.ts";
import { equationsIn } from "./equations.ts";
import { faultsOf, writtenDeck } from "./test-written-deck.ts";

const equations = (language: Language, line: string) =>
  equationsIn(outlineOf(writtenDeck(language, [["…", line]]), termsOf(language)));

describe("an equation", () => {
  it.each<[Language, string]>([
    ["en", "145.0 × 4.524 = ₱656 k"],
    ["en", "1,310 ÷ 1,000 = 31% more"],
    ["en", "530 + 237 − 127 = 640."],
    ["en", "Revenue: 14 dryers x 420 tonnes = 5,880 tonnes"],
    ["en", "1,000 × 0.82 ÷ 0.91 = 901"],
    // The unit is written only once.
    ["en", "279 + 331 + 382 + 428 = THB 1,420m"],
    ["id", "640 siklus × Rp 2,21 jt = Rp 1,41 M komisi"],
    ["vi", "64 tỷ đồng ÷ 9.860 đơn = 6,49 triệu đồng."],
    ["th", "33,500 ห้อง × 32 บาท = 1,072,000 บาท"],
    ["zh", "110 万单 × 0.92 美元 × 365 天 = 3.69 亿美元。"],
    // A percentage after a plus or a minus is one of what comes before it.
    ["en", "Rice mills pay $250 – 16% = $210 per tonne"],
    ["en", "SGD 100 + 9% GST = SGD 109"],
    ["id", "Rp 100.000 + 11% PPN = Rp 111.000"],
    ["vi", "500.000 đồng − 30% = 350.000 đồng"],
    ["th", "800 บาท + 7% = 856 บาท"],
    ["zh", "400元 + 6% = 424元"],
    ["en", "45% + 30% + 25% = 100%"],
  ])("%s: %s holds", (language, line) => {
    expect(equations(language, line)).toMatchObject([{ holds: true }]);
    expect(faultsOf(language, [["…", line]]).map(({ rule }) => rule)).not.toContain(
      "equation_wrong",
    );
  });

  it.each<[Language, string, string]>([
    ["en", "9,500 × 12 = 140,000", "114,000"],
    ["id", "Rp 50.000 × 5.000 kolam = Rp 300 juta", "Rp250 juta"],
    ["vi", "80 × 18,16 = 1.653 nghìn đồng", "1,45 triệu đồng"],
    ["zh", "63 + 123 = 196 家", "186"],
    ["en", "Mills pay $250 – 16% = $240 per tonne", "US$210"],
    ["en", "900 – 350 = 650", "550"],
    ["id", "Rp 100.000 + 11% = Rp 121.000", "Rp111 ribu"],
    ["vi", "500.000 đồng − 30% = 250.000 đồng", "350 nghìn đồng"],
    ["th", "800 บาท + 7% = 896 บาท", "856 บาท"],
    ["zh", "400元 + 6% = 460元", "424元人民币"],
    ["en", "1,000 visitors × 5% = 80 orders", "50"],
    ["en", "40 clinics + 50 clinics = 110 clinics", "90"],
  ])("%s: %s does not", (language, line, real) => {
    const [fault] = faultsOf(language, [["…", line]]).filter(
      ({ rule }) => rule === "equation_wrong",
    );
    expect(fault).toMatchObject({ page: 2, text: line });
    expect(String(fault?.fill?.real).replaceAll(/\s/g, " ")).toBe(real);
  });

  it.each([
    ["with something before it", "(305 + 34) × US$2.45 over 305 × US$2.40 = 107%"],
    ["that goes on", "3 × 4 = 12 × 2"],
    ["with a part that is no figure", "rate × 3 × 4 = 50"],
    ["without a sign", "Sum of all = 40"],
    ["that is a range", "18–24 months = 2 years of runway"],
    ["that is a range with blanks", "18 – 24 months = 2 years of runway"],
    ["that is a range of money", "$10–20 per month = $180 per year"],
    ["of a range and a product", "10–20 × 3 = 45"],
    ["of unlike things", "1 kg rice + 2 eggs = 1 meal"],
    ["whose result is of another thing", "5 clinics × 3 doctors = 20 patients"],
    ["whose price is left out", "1 hectare × 6 tonnes = $2,400"],
    ["of two currencies", "US$5 + Rp 16.000 = US$7"],
    ["of more parts than anybody writes", `${Array(400).fill("1.234").join(" + ")} = 5`],
  ])("%s is not read", (_, line) => {
    expect(equations("en", line)).toEqual([]);
  });

  it.each<[Language, string]>([
    ["id", "2 ayam + 3 telur = 1 porsi"],
    ["vi", "2 trứng + 1 bánh = 1 suất"],
    ["th", "12–18 เดือน = 1 ปี"],
    ["zh", "12–18个月 = 1年"],
  ])("%s: %s is none", (language, line) => {
    expect(equations(language, line)).toEqual([]);
  });

  // A pattern that could split these in many ways would take minutes, and the test would time out.
  it.each([
    `3 × 4 ${"a".repeat(20_000)} 5 = 6`,
    `3 × 4 = 12 ${"a".repeat(20_000)}`,
    `3 ${"a b ".repeat(5000)} = 12`,
    `3 ${"× 4 ".repeat(5000)} = 12`,
    `3 ${"1,2 ".repeat(5000)} = 12`,
  ])("of no end is no equation, and is soon done with", (line) => {
    expect(equations("en", line).length).toBeLessThan(2);
  });
});
