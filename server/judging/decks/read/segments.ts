import { mendText } from "./mend-text.ts";
import type { Run } from "./run.ts";

/** Text on one base line without a gap: a line of a column. */
export type Segment = {
  text: string;
  x: number;
  y: number;
  endX: number;
  size: number;
  isHidden: boolean;
};

const UNSPACED = /[\p{Script=Han}\p{Script=Thai}\u3000-\u303F\uFF00-\uFFEF]/u;
/** Shares of the size: below WORD_GAP it is one word, above COLUMN_GAP another column. */
const WORD_GAP = 0.16;
const COLUMN_GAP = 1.1;
const WIDE_GAP = 0.7;
/** How many of the last segments are searched for the same base line. */
const NEAR = 120;

/** Joins pieces to lines, still one per column. */
export function segmentsOf(runs: readonly Run[]): Segment[] {
  const drawn: Segment[] = [];
  for (const run of runs) {
    const previous = drawn.at(-1);
    if (previous && follows(previous, run, -0.6)) append(previous, run);
    else if (run.text.trim() !== "") drawn.push({ ...run });
  }
  // Some programs do not draw in reading order.
  const sorted = drawn.toSorted((one, other) => one.y - other.y || one.x - other.x);
  const joined: Segment[] = [];
  for (const segment of sorted) {
    const before = joined.slice(-NEAR).findLast((candidate) => follows(candidate, segment, -0.25));
    if (before) append(before, segment);
    else joined.push({ ...segment });
  }
  return joined
    .map((segment) => ({
      ...segment,
      text: unspaced(mendText(segment.text)).replace(/\s+/g, " ").trim(),
    }))
    .filter(({ text }) => text !== "");
}

/** Fewer spaced letters are an enumeration. */
const SPACED_LETTERS = 4;

/** T H E   T E A M: a title with a gap after every letter, and wider gaps between words. */
function unspaced(text: string): string {
  const tokens = text.trim().split(/\s+/);
  const alone = tokens.filter((token) => /^\p{L}\p{M}*$/u.test(token)).length;
  if (alone < SPACED_LETTERS || alone < tokens.length * 0.8) return text;
  return text
    .trim()
    .split(/\s{2,}/)
    .map((word) => word.replace(/\s/g, ""))
    .join(" ");
}

function follows(before: Segment, next: Segment | Run, leastGap: number): boolean {
  const size = Math.max(before.size, next.size);
  const gap = next.x - before.endX;
  return (
    before.isHidden === next.isHidden &&
    Math.abs(next.y - before.y) < size * 0.3 &&
    Math.min(before.size, next.size) > size * 0.45 &&
    gap > leastGap * size &&
    gap < COLUMN_GAP * Math.min(before.size, next.size)
  );
}

function append(before: Segment, next: Segment | Run): void {
  const gap = next.x - before.endX;
  const last = before.text.at(-1) ?? "";
  const first = next.text[0] ?? "";
  const isUnspaced = UNSPACED.test(last) && UNSPACED.test(first);
  const share = isUnspaced ? WORD_GAP * 2 : WORD_GAP;
  const isSpace = gap > share * before.size && last !== " " && first !== " ";
  const space = gap > WIDE_GAP * before.size ? "  " : " ";
  before.text += (isSpace ? space : "") + next.text;
  before.endX = Math.max(before.endX, next.endX);
  before.size = Math.max(before.size, next.size);
}
