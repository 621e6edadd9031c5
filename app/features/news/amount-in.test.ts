import { expect, test } from "vitest";
import { briefDollars, shortAmount } from "../../../contracts/amounts.ts";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { amountIn } from "./amount-in.ts";

test.each([
  ["Pasarjaring raises US$13.5M in Series A funding", { size: "US$13.5M", unit: "" }],
  ["Pasarjaring raises $13.5 million in Series A", { size: "$13.5", unit: "million" }],
  ["Pasarjaring raih pendanaan Seri A US$13,5 juta", { size: "US$13,5", unit: "juta" }],
  ["Pasarjaring gọi được 13,5 triệu USD ở vòng Series A", { size: "13,5", unit: "triệu USD" }],
  [
    "Gọi vốn trong tuần: 11 thương vụ, 182,9 triệu USD được công bố",
    { size: "182,9", unit: "triệu USD" },
  ],
  [
    "Pasarjaring ระดมทุนได้ 13.5 ล้านดอลลาร์สหรัฐในรอบ Series A",
    { size: "13.5", unit: "ล้านดอลลาร์สหรัฐ" },
  ],
  ["一周融资：11 笔，披露金额共 1.83亿美元（11月16日—22日）", { size: "1.83", unit: "亿美元" }],
  ["The week in funding: 4 rounds (November 16–22)", undefined],
  ["Lontar joins Benih", undefined],
])("%s", (title, amount) => {
  expect(amountIn(title)).toEqual(amount);
});

test.each(LANGUAGES)("whatever we write in %s is read back", (language) => {
  for (const amount of [9_500, 123_456, 1_234_567, 12.3e6, 355.8e6, 1.2e9, 2.5e12]) {
    for (const written of [shortAmount(amount, "USD", language), briefDollars(amount, language)]) {
      const { size, unit } = amountIn(`Songdee, ${written}, Series A`) ?? {};
      expect([`${size}${unit}`, `${size} ${unit}`]).toContain(written);
    }
  }
});
