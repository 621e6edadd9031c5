import { expect, it, test } from "vitest";
import { MONEY, NO_AMOUNTS } from "./cases/money.ts";
import { fold, plain } from "./fold.ts";
import { amountsIn } from "./money.ts";
import { moneyRangesIn, readMoneyRange } from "./money-ranges.ts";

it.each(MONEY)("%s: %s", (language, text, amounts, dollars) => {
  const found = amountsIn(fold(text), language).map(({ kind, value, currency }) =>
    currency ? `${value} ${currency}` : `${value} ${kind}`,
  );
  const ranges = moneyRangesIn(plain(text)).map(({ min, max }) =>
    [...new Set([Math.round(min), Math.round(max)])].join("–"),
  );
  expect(found).toEqual(amounts);
  expect(ranges).toEqual(dollars);
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

/** Each would take hours were any of it read again from every place. */
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
];
test.each(HOSTILE)("%j, twenty thousand signs of it, is read at once", (unit) => {
  const text = unit.repeat(Math.ceil(20_000 / unit.length));
  const begun = performance.now();
  for (const hostile of [text, `5${text}`, `${text}5`, `5 ${text} million`]) {
    amountsIn(hostile, "en");
    amountsIn(hostile, "vi");
    moneyRangesIn(hostile);
  }
  expect(performance.now() - begun).toBeLessThan(3000);
});
