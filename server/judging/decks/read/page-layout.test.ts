import { expect, it } from "vitest";
import { blocksOf } from "./layout/blocks.ts";
import { layOut } from "./layout/lay-out.ts";
import { titleLines } from "./page-title.ts";
import type { DrawnPage } from "./read-page.ts";
import type { Run } from "./run.ts";
import { type Segment, segmentsOf } from "./segments.ts";

const WIDTH = 960;
const placed = (text: string, x: number, y: number, size = 16): Run => ({
  text,
  x,
  y,
  endX: x + text.length * size * 0.5,
  endY: y,
  size,
  isHidden: false,
});
const drawnPage = (runs: Run[]): DrawnPage => ({
  number: 1,
  width: WIDTH,
  height: 540,
  segments: segmentsOf(runs),
  filled: [],
  images: 0,
  shapes: 0,
});
const pageOf = (runs: Run[]) => blocksOf(drawnPage(runs), () => undefined);
const read = (runs: Run[]) => pageOf(runs).lines.map(({ text }) => text);

it.each([
  ["T H E   T E A M", "THE TEAM"],
  ["Đ ố i   t h ủ", "Đối thủ"],
  ["联 系 我 们", "联系我们"],
])("letters set apart are words: %s", (written, text) => {
  expect(read([placed(written, 60, 80, 32)])).toEqual([text]);
});

it("letters drawn one by one are words, parted where the gap is wider", () => {
  const letters = [..."OUR ASK"].flatMap((letter, at) =>
    letter === " " ? [] : [{ ...placed(letter, 60 + at * 20, 80, 32), endX: 70 + at * 20 }],
  );
  expect(read(letters)).toEqual(["OUR ASK"]);
});

it("an enumeration is no word", () => {
  expect(read([placed("A B C", 60, 80)])).toEqual(["A B C"]);
});

it("a table without a name for its rows, between a title and a long note", () => {
  const note = "Assumes two new shops a month, prices as they are now and nobody who leaves us";
  const cells = ["2026", "2027", "2028"].flatMap((year, at) => [
    placed(year, 260 + at * 200, 160),
    placed(`$${at + 1}.0m`, 260 + at * 200, 190),
    placed(`-$0.${at + 1}m`, 260 + at * 200, 220),
  ]);
  expect(
    read([
      placed("The money plan", 60, 80, 32),
      placed("Revenue", 60, 190),
      placed("Loss", 60, 220),
      ...cells,
      placed(note, 60, 262, 14),
    ]),
  ).toEqual([
    "The money plan",
    "2026 2027 2028",
    "Revenue $1.0m $2.0m $3.0m",
    "Loss -$0.1m -$0.2m -$0.3m",
    note,
  ]);
});

it("two columns of words with figures in them are no table", () => {
  const left = ["Beds are 124% full", "Nurses call 30 times"];
  const right = ["Families wait 5 hours", "They drive 40 minutes"];
  expect(
    read([
      ...left.map((text, at) => placed(text, 60, 160 + at * 40)),
      ...right.map((text, at) => placed(text, 520, 160 + at * 40)),
    ]),
  ).toEqual([...left, ...right]);
});

it("a title can be at the foot; a header is none", () => {
  const segment = (text: string, y: number, size: number): Segment => placed(text, 60, y, size);
  const header = segment("Acme · not for circulation", 26, 10);
  const body = ["Skids run in fourteen plants", "Nine have ordered again"].map((text, at) =>
    segment(text, 120 + at * 30, 18),
  );
  const title = (lines: Segment[]) => titleLines(lines, 540).map(({ text }) => text);
  expect(title([header, ...body, segment("Customers", 450, 28)])).toEqual(["Customers"]);
  expect(title([header, ...body])).toEqual(["Skids run in fourteen plants"]);
});

it("a page without end has no more in its blocks than in its text", () => {
  const lines = Array.from({ length: 30 }, (_, at) =>
    placed(`${at} ${"word ".repeat(180)}`, 60, 20 + at * 17, 1),
  );
  const { text, blocks } = layOut(drawnPage(lines), () => undefined);
  const told = blocks.flatMap(({ rows }) => rows.flat());
  expect(told.length).toBeGreaterThan(10);
  for (const row of told) expect(text).toContain(row);
});
