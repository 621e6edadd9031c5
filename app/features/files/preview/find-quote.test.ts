import { expect, test } from "vitest";
import { findQuote as find } from "./find-quote.ts";
import type { PlacedText } from "./placed-text.ts";

/** All letters have the same width, unless a test is about their width. */
const findQuote = (pieces: readonly PlacedText[], quote: string) =>
  find(pieces, quote, (text) => text.length);

/** A line of text across a tenth of the page's height, as wide as the page. */
function line(text: string, top: number, width = 1): PlacedText {
  return { text, family: "sans-serif", start: [0, top], along: [width, 0], up: [0, -0.1] };
}

test("a quotation is found within a line, with its share of the width", () => {
  const [box, ...others] = findQuote([line("we grow rice faster!", 0.5)], "rice");
  expect(others).toEqual([]);
  expect(box?.left).toBeCloseTo(0.4);
  expect(box?.width).toBeCloseTo(0.2);
  expect(box?.top).toBeCloseTo(0.4);
  expect(box?.height).toBeCloseTo(0.125);
});

test("a quotation over two lines has a box on each", () => {
  const pieces = [line("Market of", 0.3), line("USD 5 billion", 0.5), line("and more", 0.7)];
  const boxes = findQuote(pieces, "Market of USD 5 billion");
  expect(boxes).toHaveLength(2);
  expect(boxes.map(({ left, width }) => [left, width])).toEqual([
    [0, 1],
    [0, 1],
  ]);
});

test.each([
  ["spaces drawn between letters", "T o t a l", "Total"],
  ["marks apart from their letters", "Thi\u0323 tr\u01b0\u01a1\u0300ng", "Thị trường"],
  ["ligatures", "\ufb01rst pro\ufb01t", "first profit"],
  ["full-width letters", "ＧＭＶ　２０２６", "GMV 2026"],
  ["Thai marks in another order", "น้ำ ตลาด", "น\u0e4d\u0e49า ตลาด"],
  ["a title of two characters", "痛点 现有的社交很无聊", "痛点"],
  ["other quotation marks", "“the best”", '"The best"'],
])("%s do not hide it", (_, drawn, quote) => {
  expect(findQuote([line(drawn, 0.5)], quote)).toHaveLength(1);
});

test("a line written word by word has one box", () => {
  const word = (text: string, left: number): PlacedText => ({
    ...line(text, 0.5, 0.2),
    start: [left, 0.5],
  });
  const [box, ...others] = findQuote(
    [word("ตลาด", 0), word("ใหญ่", 0.2), word("มาก", 0.4)],
    "ตลาดใหญ่มาก",
  );
  expect(others).toEqual([]);
  expect(box?.width).toBeCloseTo(0.6);
});

test("text written upwards gets an upright box", () => {
  const upwards: PlacedText = {
    text: "sideways",
    family: "sans-serif",
    start: [0.5, 0.9],
    along: [0, -0.8],
    up: [-0.1, 0],
  };
  const [box] = findQuote([upwards], "sideways");
  expect(box?.top).toBeCloseTo(0.1);
  expect(box?.height).toBeCloseTo(0.8);
  expect(box?.width).toBeCloseTo(0.125);
});

test("text that is not on the page, or too short to be sure of, is not marked", () => {
  const pieces = [line("we grow rice faster", 0.5)];
  expect(findQuote(pieces, "we grow wheat")).toEqual([]);
  expect(findQuote(pieces, "…")).toEqual([]);
  expect(findQuote(pieces, "ri")).toEqual([]);
  expect(findQuote([], "rice")).toEqual([]);
});

test("a mark ends where the letters end, however wide they are", () => {
  const wide = (text: string) => [...text].reduce((sum, sign) => sum + (sign === "m" ? 3 : 1), 0);
  const [box] = find([line("ill mmm ill", 0.5)], "mmm", wide);
  expect(box?.left).toBeCloseTo(4 / 17);
  expect(box?.width).toBeCloseTo(9 / 17);
});

test("signs that touch the words are marked with them", () => {
  const [box] = findQuote([line("so “$9 is 5%.” ok", 0.5)], "9 is 5");
  expect(box?.left).toBeCloseTo(3 / 17);
  expect(box?.width).toBeCloseTo(11 / 17);
});
