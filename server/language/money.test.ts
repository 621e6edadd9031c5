import { expect, it, test } from "vitest";
import type { Language } from "../../contracts/languages.ts";
import { MONEY, NO_AMOUNTS } from "./cases/test-money.ts";
import { WORDED_MONEY } from "./cases/test-worded-money.ts";
import { fold, plain } from "./fold.ts";
import { amountsIn } from "./money.ts";
import { moneyRangesIn, readMoneyRange } from "./money-ranges.ts";
import { expectSteady, repeated } from "./test-pace.ts";

it.each([...MONEY, ...WORDED_MONEY])("%s: %s", (language, text, amounts, dollars) => {
  const found = amountsIn(fold(text), language).map(({ kind, value, currency }) =>
    currency ? `${value} ${currency}` : `${value} ${kind}`,
  );
  const ranges = moneyRangesIn(plain(text)).map(({ min, max }) =>
    [...new Set([Math.round(min), Math.round(max)])].join("–"),
  );
  expect(found).toEqual(amounts);
  expect(ranges).toEqual(dollars);
});

it.each<[Language, string, number[]]>([
  ["en", "12 staff and $5M", [12, 5e6]],
  ["en", "12 and $5M", [12, 5e6]],
  ["en", "Milestone 1 – $200k", [1, 2e5]],
  ["en", "from $20 to 5 million users", [20, 5e6]],
  ["en", "2000-5000 USD, $2,000-5,000", [2000, 5000, 2000, 5000]],
  ["vi", "2025 – 5 tỷ", [5e9]],
  ["vi", "1,2 tỷ 800 triệu", [1.2e9, 8e8]],
  ["vi", "1 tỷ 200 triệu đồng", [1.2e9]],
  ["vi", "Cần 2 tỷ rưỡi.", [2.5e9]],
  ["id", "1 miliar 200 juta rupiah", [1.2e9]],
  ["th", "2 ล้าน 5 แสนบาท", [2.5e6]],
  ["zh", "1亿2000万元", [1.2e8]],
])("what is one figure, or one range, and what is none, %s: %s", (language, text, values) => {
  expect(amountsIn(fold(text), language).map(({ value }) => value)).toEqual(values);
});

it.each(NO_AMOUNTS)("no amount, %s: %s", (language, text) => {
  expect(amountsIn(fold(text), language)).toEqual([]);
  expect(moneyRangesIn(plain(text))).toEqual([]);
});

it.each([
  ["เช็ค 2-5 ล้านดอลลาร์ ต่อรอบ", "2-5 ล้านดอลลาร์"],
  ["單筆200萬至500萬美元。", "200萬至500萬美元"],
])("an amount stands where it was written: %s", (text, written) => {
  expect(moneyRangesIn(text).map(({ from, to }) => text.slice(from, to))).toEqual([written]);
});

it("reads a field that is a number, with or without signs", () => {
  expect(readMoneyRange(2_000_000)?.min).toBe(2_000_000);
  expect(readMoneyRange("2,000,000")?.min).toBe(2_000_000);
  expect(readMoneyRange("1.500.000")?.min).toBe(1_500_000);
  expect(readMoneyRange("a lot")).toBeUndefined();
});

/** Each would take hours if it were read again from every place. */
const HOSTILE = [
  "1",
  "1,",
  "1.",
  "1 ",
  "1 000 ",
  "12 345 ",
  "$",
  "rp ",
  " ",
  "5 tr",
  "万",
  "1-",
  "1 to ",
  "a1",
  "đồng ",
  "ล้าน1",
  "half a million ",
  "one ",
  "五百",
  "หนึ่งล้าน",
  "1 tỷ 2 triệu ",
  "4tr5 ",
  "5-6 tỷ ",
];
test.each(HOSTILE)("%j, twenty thousand signs of it, is read at a steady pace", (unit) => {
  expectSteady((length) => {
    const text = repeated(unit, length);
    for (const hostile of [text, `5${text}`, `${text}5`, `5 ${text} million`]) {
      amountsIn(hostile, "en");
      amountsIn(hostile, "vi");
      moneyRangesIn(hostile);
    }
  });
});
