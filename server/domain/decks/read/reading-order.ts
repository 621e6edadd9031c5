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

/** Cut where the gap is widest, and larger than between the lines of one paragraph. */
function bandsOf(segments: Segment[]): Segment[][] {
  const sorted = segments.toSorted((one, other) => one.y - other.y);
  let widest = { gap: 0, at: 0 };
  sorted.forEach((segment, at) => {
    const before = sorted[at - 1];
    if (!before) return;
    const gap = (segment.y - segment.size - before.y) / Math.min(segment.size, before.size);
    const isLarger =
      Math.max(segment.size, before.size) > 1.2 * Math.min(segment.size, before.size);
    const weighed = isLarger ? gap + 0.3 : gap;
    if (weighed > widest.gap) widest = { gap: weighed, at };
  });
  return widest.gap > 0.25 ? [sorted.slice(0, widest.at), sorted.slice(widest.at)] : [sorted];
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
  const isShort = columns.flat().every(({ text }) => text.length < 60);
  return isAligned && hasFigures && isShort && others.some((column) => column.length >= 2);
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
