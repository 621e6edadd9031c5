import type { Segment } from "./segments.ts";

/** Of the page's width: a narrower gap is no gutter between columns. */
const GUTTER = 0.018;
const MAX_DEPTH = 12;
const NUMBERS = /[\d０-９]/;

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
    return columns.flatMap((column) => cut(column, width, depth + 1));
  }
  const halves = bandsOf(segments);
  if (halves.length > 1) return halves.flatMap((half) => cut(half, width, depth + 1));
  return [rowsOf(segments)];
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

/** Columns whose lines stand on the same base lines, and where one side holds the figures. */
function isTable(columns: Segment[][]): boolean {
  const [first = [], ...others] = columns;
  if (first.length < 2) return false;
  const aligned = (column: Segment[]) =>
    column.filter(({ y, size }) => first.some((line) => Math.abs(line.y - y) < size * 0.35)).length;
  const isAligned = others.every((column) => aligned(column) >= column.length * 0.7);
  const hasFigures = others.some(
    (column) => column.filter(({ text }) => NUMBERS.test(text)).length >= column.length * 0.5,
  );
  // Cards hold a large figure above a small label: half of their lines are of another size.
  const sizes = columns
    .flat()
    .map(({ size }) => size)
    .toSorted((one, other) => one - other);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const isEven =
    sizes.filter((size) => Math.abs(size - middle) < 0.12 * middle).length >= sizes.length * 0.7;
  const isShort = columns.flat().every(({ text }) => text.length < 60);
  return (
    isEven && isAligned && hasFigures && isShort && others.some((column) => column.length >= 2)
  );
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
