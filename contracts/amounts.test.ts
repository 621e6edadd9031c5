import { expect, test } from "vitest";

import {
  axisUnit,
  briefDollars,
  exactDollars,
  paidDollars,
  shortAmount,
  wholeAmount,
} from "./amounts.ts";

test.each([
  [16e6, "USD", "US$16M", "16 triệu USD", "16 ล้านดอลลาร์สหรัฐ", "US$16 juta", "1600万美元"],
  [12e9, "VND", "₫12B", "12 tỷ đồng", "1.2 หมื่นล้านดอง", "12 miliar dong", "120亿越南盾"],
  [5e9, "THB", "฿5B", "5 tỷ baht", "5 พันล้านบาท", "5 miliar baht", "50亿泰铢"],
  [67e6, "THB", "฿67M", "67 triệu baht", "67 ล้านบาท", "67 juta baht", "6700万泰铢"],
  [4.5e6, "MYR", "RM4.5M", "4,5 triệu ringgit", "4.5 ล้านริงกิต", "RM4,5 juta", "450万令吉"],
  [
    1.2e12,
    "IDR",
    "Rp1.2T",
    "1,2 nghìn tỷ rupiah",
    "1.2 ล้านล้านรูเปียห์",
    "Rp1,2 triliun",
    "1.2万亿印尼盾",
  ],
  [
    123_456,
    "USD",
    "US$123.5K",
    "123,5 nghìn USD",
    "1.23 แสนดอลลาร์สหรัฐ",
    "US$123,5 ribu",
    "12.35万美元",
  ],
  [12.34e9, "THB", "฿12.3B", "12,3 tỷ baht", "1.23 หมื่นล้านบาท", "12,3 miliar baht", "123.4亿泰铢"],
  [
    1_234_567,
    "USD",
    "US$1.2M",
    "1,2 triệu USD",
    "1.2 ล้านดอลลาร์สหรัฐ",
    "US$1,2 juta",
    "123.46万美元",
  ],
  [2e6, "GBP", "£2M", "2 triệu GBP", "2 ล้านปอนด์", "2 juta GBP", "200万英镑"],
  [9_500, "USD", "US$9,500", "9.500 USD", "9,500 ดอลลาร์สหรัฐ", "US$9.500", "9,500美元"],
  [-2e6, "KRW", "−KRW 2M", "−2 triệu KRW", "−2 ล้าน KRW", "−2 juta KRW", "−200万 KRW"],
  [
    355.8e6,
    "USD",
    "US$355.8M",
    "355,8 triệu USD",
    "355.8 ล้านดอลลาร์สหรัฐ",
    "US$355,8 juta",
    "3.56亿美元",
  ],
] as const)("%d %s is written as people write it", (amount, currency, en, vi, th, id, zh) => {
  const written = (["en", "vi", "th", "id", "zh"] as const).map((language) =>
    shortAmount(amount, currency, language),
  );
  expect(written).toEqual([en, vi, th, id, zh]);
});

test.each([
  ["th", 16_400_000, "16.4 ล้านดอลลาร์"],
  ["th", 1_200_000_000, "1.2 พันล้านดอลลาร์"],
  ["en", 16_400_000, "US$16.4M"],
  ["zh", 16_400_000, "1640万美元"],
] as const)("is brief where room is short: %s", (language, amount, text) => {
  expect(briefDollars(amount, language)).toBe(text);
});

test.each([
  ["en", 202e6, "US$ million"],
  ["vi", 4e5, "triệu USD"],
  ["zh", 202e6, "亿美元"],
  ["zh", 45e6, "万美元"],
  ["zh", 0, "万美元"],
] as const)("an axis counts in what people count in: %s, %d", (language, highest, name) => {
  expect(axisUnit(highest, language).name).toBe(name);
});

test.each([
  [2900, "US$29", "29 USD", "29 ดอลลาร์", "US$29", "29美元"],
  [70, "US$0.70", "0,70 USD", "0.70 ดอลลาร์", "US$0,70", "0.70美元"],
  [99.999, "US$1", "1 USD", "1 ดอลลาร์", "US$1", "1美元"],
  [-120_050, "−US$1,200.50", "−1.200,50 USD", "−1,200.50 ดอลลาร์", "−US$1.200,50", "−1,200.50美元"],
] as const)("a price of %d cents has cents only where they are", (cents, en, vi, th, id, zh) => {
  const written = (["en", "vi", "th", "id", "zh"] as const).map((language) =>
    exactDollars(cents, language),
  );
  expect(written).toEqual([en, vi, th, id, zh]);
});

test.each([
  [2900, "US$29.00", "29,00 USD", "29.00 ดอลลาร์สหรัฐ", "US$29,00", "29.00美元"],
  [2320, "US$23.20", "23,20 USD", "23.20 ดอลลาร์สหรัฐ", "US$23,20", "23.20美元"],
  [
    -121_000,
    "−US$1,210.00",
    "−1.210,00 USD",
    "−1,210.00 ดอลลาร์สหรัฐ",
    "−US$1.210,00",
    "−1,210.00美元",
  ],
] as const)(
  "what was paid, %d cents, has its cents in every language",
  (cents, en, vi, th, id, zh) => {
    const written = (["en", "vi", "th", "id", "zh"] as const).map((language) =>
      paidDollars(cents, language),
    );
    expect(written).toEqual([en, vi, th, id, zh]);
  },
);

test.each([
  ["en", "VND", "₫5,000,000,000"],
  ["vi", "VND", "5.000.000.000 đồng"],
  ["th", "THB", "5,000,000,000 บาท"],
  ["id", "KRW", "5.000.000.000 KRW"],
] as const)(
  "in %s five thousand million %s have all their digits",
  (language, currency, written) => {
    expect(wholeAmount(5e9, currency, language)).toBe(written);
  },
);
