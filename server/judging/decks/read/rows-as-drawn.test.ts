import { expect, it } from "vitest";
import { rowsAsDrawn } from "./rows-as-drawn.ts";
import type { Segment } from "./segments.ts";

const MOST = 20_000;

/** Text at a place, in letters ten points high and six wide; Han signs are twice as wide. */
function at(x: number, y: number, text: string, letter = 6): Segment {
  return { text, x, y, endX: x + text.length * letter, size: 10, isHidden: false };
}

it("a table keeps its columns, in whatever order it was drawn", () => {
  const cells = [
    at(60, 134, "Revenue, US$ k"),
    at(240, 120, "2026"),
    at(300, 134, "1,340"),
    at(300, 120, "2027"),
    at(240, 134, "340"),
    at(60, 120, "Year to December"),
  ];
  expect(rowsAsDrawn(cells, MOST)).toEqual([
    "Year to December              2026      2027",
    "Revenue, US$ k                340       1,340",
  ]);
});

it("two columns of text stand beside each other, and a wide gap is an empty row", () => {
  const rows = rowsAsDrawn(
    [
      at(60, 100, "We collect tuition."),
      at(260, 100, "40 schools"),
      at(60, 112, "Parents pay at a bank."),
      at(60, 160, "Confidential"),
    ],
    MOST,
  );
  expect(rows).toHaveLength(4);
  expect(rows[0]).toMatch(/^We collect tuition\. {2,}40 schools$/);
  expect(rows.slice(1)).toEqual(["Parents pay at a bank.", "", "Confidential"]);
});

it("columns stay below each other beside wide signs, and touching cells stay apart", () => {
  const rows = rowsAsDrawn(
    [
      at(60, 100, "Monthly revenue"),
      at(240, 100, "120"),
      at(60, 112, "每月营业收入", 12),
      at(240, 112, "98"),
      at(60, 124, "A label so long that it reaches the figure"),
      at(314, 124, "7"),
    ],
    MOST,
  );
  expect(rows[0]?.indexOf("120")).toBe(30);
  // Six signs of double width take the place of twelve letters.
  expect(rows[1]?.indexOf("98")).toBe(30 - 6);
  expect(rows[2]).toBe("A label so long that it reaches the figure  7");
});

it("a page without text has no rows", () => {
  expect(rowsAsDrawn([], MOST)).toEqual([]);
});

it("a page that never ends is cut, as its text is", () => {
  const rows = rowsAsDrawn([at(60, 100, "abcdef"), at(60, 112, "ghij"), at(60, 124, "kl")], 8);
  expect(rows).toEqual(["abcdef", "gh"]);
});
