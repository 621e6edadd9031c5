import { describe, expect, it } from "vitest";
import type { Language } from "../../contracts/languages.ts";
import { fold } from "./fold.ts";
import { amountsIn } from "./money.ts";

const found = (text: string, language: Language) =>
  amountsIn(fold(text), language).map(({ kind, value, currency }) =>
    currency ? `${value} ${currency}` : `${value} ${kind}`,
  );

describe("amounts as they are written in", () => {
  it.each<[Language, string, string[]]>([
    ["en", "US$1.5M of $20bn", ["1500000 USD", "20000000000 USD"]],
    ["en", "S$12,500 and RM 3.2 million", ["12500 SGD", "3200000 MYR"]],
    ["en", "1,240 farms, 3.5x, 12.5%", ["1240 count", "3.5 times", "12.5 percent"]],
    ["en", "18 months or 2 years", ["18 duration", "24 duration"]],
    ["id", "Rp 1,5 juta dari Rp 2.500", ["1500000 IDR", "2500 IDR"]],
    ["id", "Rp5M, Rp 1,2 triliun, 3 kali", ["5000000000 IDR", "1200000000000 IDR", "3 times"]],
    ["id", "12 bulan, 7,5%", ["12 duration", "7.5 percent"]],
    ["vi", "1,5 tỷ đồng và 86 triệu đồng", ["1500000000 VND", "86000000 VND"]],
    ["vi", "1.920 tỷ đồng; 180.000₫; gấp 4 lần", ["1920000000000 VND", "180000 VND", "4 times"]],
    ["th", "1.5 ล้านบาท จาก 28,000 บาท", ["1500000 THB", "28000 THB"]],
    ["th", "฿3 พันล้าน, 6 เท่า, ๑๒ เดือน", ["3000000000 THB", "6 times", "12 duration"]],
    ["zh", "150万元，7.56亿元，￥300", ["1500000 CNY", "756000000 CNY", "300 CNY"]],
    ["en", "Farms 61 212, 1 200 000 in all", ["61 count", "212 count", "1200000 count"]],
    ["en", "P450 a month, P9.3 billion, P2 risk", ["450 PHP", "9300000000 PHP"]],
    [
      "en",
      "a pond of 3.000 m² costs S$1.2m: 0.8m and 0.4m",
      ["3 count", "1200000 SGD", "800000 SGD", "400000 SGD"],
    ],
    [
      "vi",
      "26 đại lý; sản phẩm 5 tỷ, bán hàng 3,5 tỷ",
      ["26 count", "5000000000 VND", "3500000000 VND"],
    ],
    ["vi", "1,2 triệu lượt xem", ["1200000 count"]],
    ["id", "Rp 9 M: truk 5 M, tim 4 M", ["9000000000 IDR", "5000000000 IDR", "4000000000 IDR"]],
    ["zh", "每次 38 铢，共 9.35 亿泰铢", ["38 THB", "935000000 THB"]],
    ["zh", "4倍，35％，18个月，２５０家", ["4 times", "35 percent", "18 duration", "250 count"]],
  ])("%s: %s", (language, text, amounts) => {
    expect(found(text, language)).toEqual(amounts);
  });
});

it.each<[Language, string]>([
  ["en", "Launched in March 2025, version v2"],
  ["en", "1. Open the app"],
  ["en", "+65 8123 4567"],
  ["zh", "2025年6月"],
  ["zh", "2025 年 6 月"],
  ["en", "2026 2027 2028"],
  ["vi", "tháng 6/2025"],
  ["th", "ปี 2568"],
])("no amount, %s: %s", (language, text) => {
  expect(found(text, language)).toEqual([]);
});
