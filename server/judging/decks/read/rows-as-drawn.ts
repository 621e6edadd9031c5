import type { Segment } from "./segments.ts";

const MOST_COLUMNS = 240;
/** Of the size: a wider gap between base lines is an empty row. */
const EMPTY_ROW = 2.2;
const WIDE = /[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/u;
const NO_WIDTH = /\p{M}/u;

/**
 * A page as it looks in letters of one width: rows from top to bottom, with columns below each other,
 * so that a table keeps its cells and two columns of text stand beside each other.
 * @param most signs of all rows together; what comes after them is left out, as in the page's text.
 */
export function rowsAsDrawn(segments: readonly Segment[], most: number): string[] {
  const unit = unitOf(segments);
  const left = Math.min(...segments.map(({ x }) => x));
  const rows: string[] = [];
  let above: Segment | undefined;
  let room = most;
  for (const row of baseLinesOf(segments)) {
    const [first] = row;
    if (above && first && first.y - above.y > EMPTY_ROW * Math.max(first.size, above.size)) {
      rows.push("");
    }
    above = first;
    const text = rowOf(row, (x) => Math.min(MOST_COLUMNS, Math.round((x - left) / unit)));
    rows.push(text.slice(0, room));
    room -= text.length;
    if (room <= 0) break;
  }
  return rows;
}

/** Segments on the same base line, from left to right. */
function baseLinesOf(segments: readonly Segment[]): Segment[][] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const isSame = row?.[0] && segment.y - row[0].y < Math.min(row[0].size, segment.size) * 0.4;
    if (isSame) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => row.toSorted((one, other) => one.x - other.x));
}

function rowOf(row: readonly Segment[], columnOf: (x: number) => number): string {
  let text = "";
  for (const segment of row) {
    const gap = columnOf(segment.x) - widthOf(text);
    text += " ".repeat(text === "" ? Math.max(0, gap) : Math.max(2, gap)) + segment.text;
  }
  return text;
}

/** In letters of one width. */
export function widthOf(text: string): number {
  let width = 0;
  for (const sign of text) width += NO_WIDTH.test(sign) ? 0 : WIDE.test(sign) ? 2 : 1;
  return width;
}

/** How wide a letter of the page's running text is, in points. */
function unitOf(segments: readonly Segment[]): number {
  const widths = segments
    .filter(({ text }) => text.length >= 8)
    .map(({ x, endX, text }) => (endX - x) / widthOf(text))
    .toSorted((one, other) => one - other);
  return Math.max(2, widths[Math.floor(widths.length / 2)] ?? 6);
}
