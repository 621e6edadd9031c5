import { expect, test } from "vitest";
import { shortRange } from "./amount-range.ts";

test.each([
  [
    250_000,
    1e6,
    "US$250K–US$1M",
    "250 nghìn–1 triệu USD",
    "2.5 แสน–1 ล้านดอลลาร์สหรัฐ",
    "25万–100万美元",
  ],
  [1e6, 3e6, "US$1M–US$3M", "1–3 triệu USD", "1–3 ล้านดอลลาร์สหรัฐ", "100万–300万美元"],
  [2e9, 5e12, "US$2B–US$5T", "2 tỷ–5 nghìn tỷ USD", "2 พันล้าน–5 ล้านล้านดอลลาร์สหรัฐ", "20亿–5万亿美元"],
  [500, 9_500, "US$500–US$9,500", "500–9.500 USD", "500–9,500 ดอลลาร์สหรัฐ", "500–9,500美元"],
])("from %d to %d", (min, max, en, vi, th, zh) => {
  const written = (["en", "vi", "th", "zh"] as const).map((language) =>
    shortRange({ min, max }, "USD", language).join("–"),
  );
  expect(written).toEqual([en, vi, th, zh]);
});

test("a currency that is written as its code is said with both", () => {
  expect(shortRange({ min: 1e6, max: 3e6 }, "KRW", "th")).toEqual(["1 ล้าน KRW", "3 ล้าน KRW"]);
});
