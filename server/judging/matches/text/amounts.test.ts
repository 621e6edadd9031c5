import { describe, expect, it } from "vitest";
import { findAmounts, readAmount } from "./amounts.ts";

describe("amounts of money", () => {
  it.each([
    ["$500k", 500_000, 500_000],
    ["USD 1.5 million", 1_500_000, 1_500_000],
    ["500k–2M USD", 500_000, 2_000_000],
    ["1-2 million dollars", 1_000_000, 2_000_000],
    ["1,5 juta dolar", 1_500_000, 1_500_000],
    ["US$10 juta", 10_000_000, 10_000_000],
    ["500.000 USD", 500_000, 500_000],
    ["2 triệu USD", 2_000_000, 2_000_000],
    ["3 ล้านดอลลาร์", 3_000_000, 3_000_000],
    ["500万至1000万美元", 5_000_000, 10_000_000],
    ["1.2亿美元", 120_000_000, 120_000_000],
    ["單筆200萬至500萬美元", 2_000_000, 5_000_000],
  ])("%s", (text, min, max) => {
    expect(findAmounts(text)).toMatchObject([{ min, max }]);
  });

  it.each([
    ["Rp 16,3 miliar", 1_000_000],
    ["25,8 tỷ đồng", 1_000_000],
    ["33 ล้านบาท", 1_000_000],
    ["人民币710万", 1_000_000],
    ["S$1.3 million", 1_000_000],
    ["新臺幣3100萬", 1_000_000],
    ["25.8 billion dong", 1_000_000],
    ["từ 25,8 tỷ", 1_000_000],
    ["33 ล้าน", 1_000_000],
    ["16,3 miliar", 1_000_000],
    ["1 juta", 1_000_000],
    ["港幣780萬", 1_000_000],
    ["RM 4.2 million", 1_000_000],
  ])("%s is about a million dollars", (text, dollars) => {
    expect(findAmounts(text)[0]?.min).toBeCloseTo(dollars, -3);
  });

  it.each(["14,000 kiosks", "12 thousand shops", "2026", "300 สถานี", "900 clinics, 40 schools"])(
    "%s is no money",
    (text) => {
      expect(findAmounts(text)).toEqual([]);
    },
  );

  it("reads a field that is a number, with or without signs", () => {
    expect(readAmount(2_000_000)?.min).toBe(2_000_000);
    expect(readAmount("2,000,000")?.min).toBe(2_000_000);
    expect(readAmount("a lot")).toBeUndefined();
  });
});
