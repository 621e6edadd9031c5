import type { Segment } from "./segments.ts";

/** Of the page's width: a narrower gap is no gutter between columns. */
const GUTTER = 0.018;
const MAX_DEPTH = 12;
/** What begins with a figure, its currency before it or not. */
const FIGURE = /^[-–+~≈<>(]*\s*(?:\p{Sc}|[A-Z]{1,3}\$|[A-Z]{3}|R[pM]\.?)?\s*[-–]?\s*[\d０-９]/u;

/**
 * Blocks of a page in the order in which one reads them: a page is cut along its gutters, then along
 * its widest gaps. What stands in rows (a label, its figure) is read row by row, anything else
 * column by column.
 */
export function blocksInOrder(segments: Segment[], width: number): Segment[][] {
  return cut(segments, width, 0);
}

function cut(segments: Segment[], width: number, depth: number): Segment[][] {
  if (segments.length <= 1 || depth > MAX_DEPTH) return segments.length > 0 ? [segments] : [];
  const columns = columnsOf(segments, width * GUTTER);
  if (columns.length > 1) {
    if (isTable(columns)) return [rowsOf(columns.flat())];
    const bands = bandsOf(segments);
    if (bands.length > 1 && bands.some((band) => holdsTable(band, width, depth + 1)))
      return bands.flatMap((band) => cut(band, width, depth + 1));
    return columns.flatMap((column) => cut(column, width, depth + 1));
  }
  const halves = bandsOf(segments);
  if (halves.length > 1) return halves.flatMap((half) => cut(half, width, depth + 1));
  return [rowsOf(segments)];
}

/** What stands above or below a table can hide its columns. */
function holdsTable(segments: Segment[], width: number, depth: number): boolean {
  if (segments.length < 4 || depth > MAX_DEPTH) return false;
  if (isTable(columnsOf(segments, width * GUTTER))) return true;
  const bands = bandsOf(segments);
  return bands.length > 1 && bands.some((band) => holdsTable(band, width, depth + 1));
}

function columnsOf(segments: Segment[], gutter: number): Segment[][] {
  const sorted = segments.toSorted((one, other) => one.x - other.x);
  const columns: Segment[][] = [];
  let reach = Number.NEGATIVE_INFINITY;
  for (const segment of sorted) {
    if (columns.length === 0 || segment.x > reach + gutter) columns.push([]);
    columns.at(-1)?.push(segment);
    reach = Math.max(reach, segment.endX);
  }
  return columns;
}

/** Cut where the gap is widest, and clearly wider than between the lines of one paragraph. */
function bandsOf(segments: Segment[]): Segment[][] {
  const sorted = segments.toSorted((one, other) => one.y - other.y);
  const gaps = sorted.slice(1).map((segment, at) => gapAbove(segment, sorted[at] ?? segment));
  const widest = Math.max(...gaps);
  const least = Math.min(...gaps.filter((gap) => gap > 0));
  const isClear = widest > PARAGRAPH_GAP || (widest > LINE_GAP && widest > 1.4 * least);
  if (!isClear) return [sorted];
  const at = gaps.indexOf(widest) + 1;
  return [sorted.slice(0, at), sorted.slice(at)];
}

/** Of the larger size: between lines of a paragraph, and between paragraphs. */
const LINE_GAP = 0.25;
const PARAGRAPH_GAP = 0.9;

function gapAbove(segment: Segment, before: Segment): number {
  const [small, large] = [segment.size, before.size].toSorted((one, other) => one - other);
  if (small === undefined || large === undefined) return 0;
  const gap = (segment.y - segment.size - before.y) / large;
  // Another size is another thing.
  return large > 1.2 * small ? gap + 0.5 : gap;
}

/**
 * Columns whose lines stand on the same base lines, and where one side holds the figures, or all have a
 * name above. What stands above or below is no part of it.
 */
function isTable(all: Segment[][]): boolean {
  const columns = sharedRows(all);
  const [first = [], ...others] = columns;
  if (first.length < 2 || others.length === 0) return false;
  const cells = columns.flat();
  const isAligned = columns.every(
    (column) =>
      column.filter((one) => columns.some((other) => other !== column && isBeside(one, other)))
        .length >=
      column.length * 0.7,
  );
  const top = (column: Segment[]) => Math.min(...column.map(({ y }) => y));
  const isNamed = others.length >= 2 && others.every((column) => top(column) < top(first) - 4);
  const hasFigures = others.some(
    (column) => column.filter(({ text }) => FIGURE.test(text)).length >= column.length * 0.5,
  );
  // Cards hold a large figure above a small label: half of their lines are of another size.
  const sizes = cells.map(({ size }) => size).toSorted((one, other) => one - other);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isEven =
    sizes.filter((size) => Math.abs(size - middle) < 0.12 * middle).length >= sizes.length * 0.7;
  const isShort = cells.every(({ text }) => text.length < 60);
  return (
    isEven &&
    isAligned &&
    (hasFigures || isNamed) &&
    isShort &&
    others.some((column) => column.length >= 2)
  );
}

/** Of each column what stands between the first and the last line that two of them share. */
function sharedRows(columns: Segment[][]): Segment[][] {
  const shared = columns
    .flatMap((column) =>
      column.filter((one) => columns.some((other) => other !== column && isBeside(one, other))),
    )
    .map(({ y }) => y);
  const [top, bottom] = [Math.min(...shared) - 2, Math.max(...shared) + 2];
  return columns
    .map((column) => column.filter(({ y }) => y >= top && y <= bottom))
    .filter((column) => column.length > 0);
}

function isBeside(one: Segment, column: Segment[]): boolean {
  return column.some((line) => Math.abs(line.y - one.y) < one.size * 0.35);
}

/** Base lines from top to bottom; what stands on the same one becomes one line. */
function rowsOf(segments: Segment[]): Segment[] {
  const rows: Segment[][] = [];
  for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
    const row = rows.at(-1);
    const isSame = row?.[0] && Math.abs(row[0].y - segment.y) < segment.size * 0.35;
    if (isSame) row.push(segment);
    else rows.push([segment]);
  }
  return rows.map((row) => {
    const [first, ...rest] = row.toSorted((one, other) => one.x - other.x);
    if (!first) throw new Error("A row has a segment.");
    const text = [first, ...rest].map((segment) => segment.text).join(" ");
    return { ...first, text, endX: Math.max(...row.map(({ endX }) => endX)) };
  });
}
