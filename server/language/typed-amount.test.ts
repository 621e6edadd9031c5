import { expect, it, test } from "vitest";
import { typedAmount } from "./typed-amount.ts";

it.each([
  ["1500000", "USD", 1_500_000, "USD"],
  ["1,500,000", "USD", 1_500_000, "USD"],
  ["1.500.000", "IDR", 1_500_000, "IDR"],
  ["1.5M", "USD", 1_500_000, "USD"],
  ["1,5M", "USD", 1_500_000, "USD"],
  ["1.1M", "SGD", 1_100_000, "SGD"],
  ["$500k", "USD", 500_000, "USD"],
  ["S$2 million", "USD", 2_000_000, "SGD"],
  ["Rp 5 miliar", "USD", 5e9, "IDR"],
  ["Rp5M", "USD", 5e9, "IDR"],
  ["5M", "IDR", 5e9, "IDR"],
  ["500 juta rupiah", "USD", 5e8, "IDR"],
  ["Rp 1 miliar 200 juta", "USD", 1.2e9, "IDR"],
  ["5 triệu USD", "VND", 5e6, "USD"],
  ["500 nghìn", "USD", 5e5, "USD"],
  ["1,5 tỷ đồng", "USD", 1.5e9, "VND"],
  ["2 tỷ rưỡi", "VND", 2.5e9, "VND"],
  ["500.000 USD", "USD", 500_000, "USD"],
  ["10 ล้านบาท", "USD", 1e7, "THB"],
  ["๑๐ ล้าน", "THB", 1e7, "THB"],
  ["หนึ่งล้านบาท", "USD", 1e6, "THB"],
  ["300万", "CNY", 3e6, "CNY"],
  ["３００萬美元", "CNY", 3e6, "USD"],
  ["1,234,567.89", "USD", 1_234_568, "USD"],
  ["0", "USD", 0, "USD"],
  ["0 đồng", "USD", 0, "VND"],
])("%j beside %s is %d %s", (text, otherwise, value, currency) => {
  expect(typedAmount(text, otherwise)).toEqual({ value, currency });
});

it.each(["", " ", "a lot", "-5M", "– 5", "1-2M", "500k to 2M", "5%", "3x", "18 months", "1.5"])(
  "%j is no amount",
  (text) => {
    expect(typedAmount(text, "USD")).toBeUndefined();
  },
);

test("what is no amount at length is read at once", () => {
  const begun = process.cpuUsage();
  for (const unit of ["1", "1.", "5 tr", "$", "ล้าน1"]) typedAmount(unit.repeat(20_000), "USD");
  expect(process.cpuUsage(begun).user).toBeLessThan(2_000_000);
});
