import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import { faultsOf } from "./test-written-deck.ts";

const PAIRED = ["market_order", "ltv_ratio_wrong", "ltv_below_cac"];
const found = (language: Language, ...pages: string[][]) =>
  faultsOf(language, pages)
    .map(({ rule }) => rule)
    .filter((rule) => PAIRED.includes(rule));

describe("figures of one thing, told together", () => {
  it.each<[Language, string, string[]]>([
    ["en", "market_order", ["Our SAM is $3B and our SOM is $4B."]],
    ["id", "market_order", ["TAM: Rp 4 triliun", "SAM: Rp 7 triliun", "SOM: Rp 90 miliar"]],
    ["vi", "market_order", ["SAM 300 tỷ đồng, SOM 800 tỷ đồng"]],
    ["th", "market_order", ["TAM 900 ล้านบาท", "SAM 2,400 ล้านบาท"]],
    ["zh", "market_order", ["TAM：8亿元", "SAM：21亿元"]],
    ["en", "ltv_ratio_wrong", ["CAC $20", "LTV $70", "LTV/CAC 7x"]],
    ["id", "ltv_below_cac", ["CAC Rp 90 ribu", "LTV Rp 140 ribu"]],
    ["vi", "ltv_ratio_wrong", ["CAC 90.000 đồng, LTV 360.000 đồng, LTV/CAC 9 lần"]],
    ["th", "ltv_below_cac", ["CAC 700 บาท", "LTV 900 บาท"]],
    ["zh", "ltv_ratio_wrong", ["CAC 200元", "LTV 900元", "LTV/CAC 9倍"]],
  ])("%s: are held against one another: %s, %s", (language, rule, lines) => {
    expect(found(language, ["…", ...lines])).toEqual([rule]);
  });

  it.each<[Language, string[]]>([
    ["en", ["Laos: TAM $90M, SAM $30M", "Myanmar: TAM $900M, SAM $200M"]],
    [
      "id",
      ["2026: TAM Rp 4 triliun, SAM Rp 1 triliun", "2030: TAM Rp 9 triliun, SAM Rp 5 triliun"],
    ],
    ["vi", ["Lào", "TAM 90 tỷ đồng", "SAM 30 tỷ đồng", "Thái Lan", "SAM 200 tỷ đồng"]],
    ["th", ["ลาว TAM 90 ล้านบาท", "ไทย SAM 300 ล้านบาท"]],
    ["zh", ["老挝TAM 9000万元", "越南SAM 3亿元"]],
    ["en", ["Industry average CAC $120", "LTV $90"]],
    ["en", ["CAC fell from $45 to $12", "LTV $90", "LTV/CAC 7.5x"]],
    ["en", ["Schools", "CAC $40", "LTV $900", "Parents", "LTV/CAC 5x"]],
    ["id", ["Petani: CAC Rp 4.000, LTV Rp 60.000", "Pabrik: CAC Rp 400.000, LTV/CAC 22 kali"]],
    ["vi", ["CAC năm 2025: 90.000 đồng", "CAC năm 2026: 30.000 đồng", "LTV 180.000 đồng"]],
    ["th", ["ค่าเฉลี่ยอุตสาหกรรม CAC 700 บาท", "LTV 900 บาท"]],
    ["zh", ["行业平均CAC 700元", "LTV 900元"]],
    ["zh", ["CAC 200元", "LTV 900元", "2028年目标LTV/CAC 9倍"]],
  ])("%s: of different countries, years or customers are not: %s", (language, lines) => {
    expect(found(language, ["…", ...lines])).toEqual([]);
  });

  it.each<[string[], string[]]>([
    [["TAM $90M"], ["SAM $300M"]],
    [["CAC $120"], ["LTV $90"]],
  ])("nor are those of two pages: %s, %s", (one, other) => {
    expect(found("en", ["…", ...one], ["…", ...other])).toEqual([]);
    expect(found("en", ["…", ...one, ...other])).toHaveLength(1);
  });
});
