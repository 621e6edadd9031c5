import type { Segment } from "../segments.ts";
import { joined } from "../statements.ts";

/** Text that begins with a figure, with or without a currency before it. */
const FIGURE = /^[-–−+~≈<>(]*\s*(?:\p{Sc}|[A-Z]{1,3}\$|[A-Z]{3}|R[pM]\.?)?\s*[-–−]?\s*[\d０-９]/u;
/** Relative to the size: base lines that are closer belong to one row in any table. */
const OVERLAP = 0.9;
/** Relative to the size: lines that are farther apart are not of one cell. */
const WRAP = 1.65;
/** Relative to the size: lines of one paragraph are hardly farther apart. */
const WRAPPED = 1.5;
/** In letters. */
export const LONGEST_CELL = 60;

/**
 * Columns with lines on the same base lines, of which one side has the figures, or all have a name above.
 * Lines above and below are not part of the table.
 */
export function isTable(all: readonly Segment[][]): boolean {
  const columns = sharedRows(all);
  const [first = [], ...others] = columns;
  if (first.length < 2 || others.length === 0 || !columns.every(isSingle)) return false;
  const cells = columns.flat();
  // A chart or a panel is no cell.
  if (cells.some(({ text }) => text === "")) return false;
  const isAligned = columns.every((column) => {
    const others = columns.filter((other) => other !== column).flat();
    const lines = paragraphsOf(column).filter((cell) => isCellBeside(cell, others));
    return lines.flat().length >= column.length * 0.7;
  });
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
  const isShort = cells.every(({ text }) => widthOf(text) < LONGEST_CELL);
  return (
    isEven &&
    isAligned &&
    (hasFigures || isNamed) &&
    isShort &&
    others.some((column) => column.length >= 2)
  );
}

/** Words averaging more than this are prose, not cells. */
const PROSE = 30;

/**
 * The column before which a table begins or ends, if its rows happen to be on the same lines as what is
 * beside it: another table, or running text.
 */
export function besideTable(columns: readonly Segment[][]): number | undefined {
  const places = columns.slice(1).map((_, at) => at + 1);
  const resized = places.find((at) => isOfOtherSize(columns.slice(0, at), columns.slice(at)));
  if (resized !== undefined) return resized;
  return places.find((at) => {
    const [left, right] = [columns.slice(0, at), columns.slice(at)];
    const [before = [], name = [], figures] = columns.slice(at - 1);
    const isNext = figures !== undefined && hasNames(name) && !hasNames(figures) && isTable(right);
    if (at === 1) return isNext && (isProse(before, right.flat()) || !isSingle(before));
    return isTable(left) && (isProse(name, left.flat()) || (isNext && !hasNames(before)));
  });
}

const FEWEST_LINES = 3;

/** A table and the text beside it are hardly ever written in the same size. */
function isOfOtherSize(left: readonly Segment[][], right: readonly Segment[][]): boolean {
  const [one, other] = [usualSize(left.flat()), usualSize(right.flat())];
  return one !== undefined && other !== undefined && Math.abs(one - other) > 0.05 * one;
}

/** The size that most of the lines share, if there is one. */
function usualSize(segments: readonly Segment[]): number | undefined {
  if (segments.length < FEWEST_LINES) return undefined;
  const sizes = segments.map(({ size }) => size).toSorted((one, other) => one - other);
  const middle = sizes[Math.floor(sizes.length / 2)] ?? 0;
  const same = sizes.filter((size) => Math.abs(size - middle) <= 0.04 * middle);
  return same.length >= sizes.length * 0.7 ? middle : undefined;
}

/** Whether the lines are long, and those of one paragraph are beside several rows. */
function isProse(column: readonly Segment[], others: readonly Segment[]): boolean {
  const isLong = column.reduce((sum, { text }) => sum + widthOf(text), 0) > PROSE * column.length;
  return (
    isLong &&
    paragraphsOf(column).some(
      (paragraph) => paragraph.filter((line) => isBeside(line, others)).length >= 2,
    )
  );
}

/** In letters; a Chinese character counts as two. */
export function widthOf(text: string): number {
  return text.length + (text.match(/[\p{Script=Han}\u3000-\u303F\uFF00-\uFFEF]/gu)?.length ?? 0);
}

function hasNames(column: readonly Segment[]): boolean {
  const count = (text: string, sign: RegExp) => text.match(sign)?.length ?? 0;
  const names = column.filter(
    ({ text }) => /\p{L}{2}/u.test(text) && count(text, /\p{L}/gu) > count(text, /\d/g),
  );
  return names.length >= column.length * 0.7;
}

/** Whether it is a single column, with hardly any line of several pieces. */
function isSingle(column: readonly Segment[]): boolean {
  return linesIn(column).length >= column.length * 0.85;
}

/** Lines of a column that are as close as those of one cell. */
export function paragraphsOf(column: readonly Segment[]): Segment[][] {
  const paragraphs: Segment[][] = [];
  for (const line of column.toSorted((one, other) => one.y - other.y)) {
    const last = paragraphs.at(-1)?.at(-1);
    if (last && line.y - last.y < WRAPPED * line.size) paragraphs.at(-1)?.push(line);
    else paragraphs.push([line]);
  }
  return paragraphs;
}

/** A wrapped cell may be centred beside the others of its row. */
function isCellBeside(cell: readonly Segment[], others: readonly Segment[]): boolean {
  const [first, last] = [cell[0], cell.at(-1)];
  if (!first || !last) return false;
  return isBeside(first, others) || isBeside({ ...first, y: (first.y + last.y) / 2 }, others);
}

/** How many pieces the table of these columns has; 0 if they form none. */
export function tableSize(columns: readonly Segment[][]): number {
  return isTable(columns) ? sharedRows(columns).flat().length : 0;
}

/** The part of each column between the first and the last line that two columns share. */
function sharedRows(columns: readonly Segment[][]): Segment[][] {
  const [top, bottom] = sharedSpan(columns);
  return columns
    .map((column) => column.filter(({ y }) => y >= top && y <= bottom))
    .filter((column) => column.length > 0);
}

function sharedSpan(columns: readonly Segment[][]): [top: number, bottom: number] {
  const shared = columns.flatMap((column) =>
    column.filter((one) => columns.some((other) => other !== column && isBeside(one, other))),
  );
  const [first] = shared.toSorted((one, other) => one.y - other.y);
  // The first line of a wrapped name is above those beside it.
  const top = (first?.y ?? 0) - (first?.size ?? 0) * 0.75;
  return [top, Math.max(...shared.map(({ y }) => y)) + 2];
}

/** Separates a table from the lines above and below; a wrapped last row belongs to it. */
export function splitAtTable(columns: readonly Segment[][]): {
  above: Segment[];
  table: Segment[][];
  below: Segment[];
} {
  const [top, shared] = sharedSpan(columns);
  const all = columns.flat().toSorted((one, other) => one.y - other.y);
  let bottom = shared;
  for (const { y, size } of all) if (y > bottom && y < bottom + size * 1.4) bottom = y;
  return {
    above: all.filter(({ y }) => y < top),
    table: columns.map((column) => column.filter(({ y }) => y >= top && y <= bottom)),
    below: all.filter(({ y }) => y > bottom),
  };
}

/** Whether it is on the base line of any of them. */
function isBeside(one: Segment, others: readonly Segment[]): boolean {
  return others.some((line) => Math.abs(line.y - one.y) < one.size * 0.35);
}

/** The segments on each base line, from top to bottom. */
export function linesIn(segments: readonly Segment[]): Segment[][] {
  const lines: Segment[][] = [];
  for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
    const line = lines.at(-1);
    if (line && isBeside(segment, line.slice(0, 1))) line.push(segment);
    else lines.push([segment]);
  }
  return lines;
}

/** The cells of a table by rows, wrapped ones joined, missing ones empty. */
export function cellsOf(columns: readonly Segment[][]): string[][] {
  const rows = rowsOf(columns.flat());
  const places = new Map(columns.flatMap((column, at) => column.map((one) => [one, at] as const)));
  return rows.map((row) => {
    const cells = columns.map(() => "");
    for (const segment of row.toSorted((one, other) => one.y - other.y || one.x - other.x)) {
      const at = places.get(segment) ?? 0;
      cells[at] = cells[at] ? joined(cells[at], segment.text) : segment.text;
    }
    return cells;
  });
}

function rowsOf(segments: readonly Segment[]): Segment[][] {
  const lines = linesIn(segments);
  const gaps = lines.slice(1).map((line, at) => distance(lines[at] ?? line, line));
  const most = Math.max(...lines.map((line) => line.length));
  const rows: Segment[][] = [];
  lines.forEach((line, at) => {
    const row = rows.at(-1);
    const gap = gaps[at - 1] ?? Number.POSITIVE_INFINITY;
    const isWrapped = gap < wrapBelow(gaps) && line.length < most && !line.some(isFigure);
    if (row && (gap < OVERLAP || isWrapped)) row.push(...line);
    else rows.push([...line]);
  });
  return rows;
}

/** Relative to the size. */
function distance([before]: readonly Segment[], [line]: readonly Segment[]): number {
  return before && line ? (line.y - before.y) / Math.max(before.size, line.size) : 0;
}

/** The bound below which a gap is within a cell, if the gaps between base lines fall into two kinds. */
function wrapBelow(gaps: readonly number[]): number {
  const sorted = gaps.filter((gap) => gap >= OVERLAP).toSorted((one, other) => one - other);
  const jump = sorted.findIndex((gap, at) => gap > 1.2 * (sorted[at - 1] ?? gap));
  const widest = sorted[jump - 1] ?? 0;
  return jump > 0 && widest < WRAP ? widest * 1.1 : 0;
}

function isFigure({ text }: Segment): boolean {
  return FIGURE.test(text);
}

const LONGEST_LABEL = 32;

/** Short words beside paragraphs of several lines, each on the first line of its own. */
export function isLabelled(labels: readonly Segment[], lines: readonly Segment[]): boolean {
  return (
    labels.length >= 2 &&
    lines.length > labels.length &&
    [...labels, ...lines].every(({ text }) => text !== "") &&
    labels.every((label) => label.text.length <= LONGEST_LABEL && isBeside(label, lines))
  );
}

/** Each label with the lines from its own base line to the next label's. */
export function labelledRowsOf(
  labels: readonly Segment[],
  lines: readonly Segment[],
): { above: Segment[]; rows: { label: Segment; lines: Segment[] }[] } {
  const sorted = labels.toSorted((one, other) => one.y - other.y);
  const from = (label: Segment | undefined) =>
    label ? label.y - label.size * 0.35 : Number.POSITIVE_INFINITY;
  const between = (top: number, bottom: number) =>
    lines
      .filter(({ y }) => y >= top && y < bottom)
      .toSorted((one, other) => one.y - other.y || one.x - other.x);
  return {
    above: between(Number.NEGATIVE_INFINITY, from(sorted[0])),
    rows: sorted.map((label, at) => ({
      label,
      lines: between(from(label), from(sorted[at + 1])),
    })),
  };
}
