import type { Segment } from "./segments.ts";

/** The beginning of a list item. */
export const BULLET =
  /^\s*(?:[•●○◦▪■□–—*✓✔➤►▶→·※-]|\d{1,2}[.)、]|[（(]?[a-z一二三四五六七八九十\d]{1,2}[)）])\s*/u;
const ENDS = /[.!?。！？:：;；]$/u;
const SMALL_LETTER = /^[\p{Ll}(,&]/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}，。、！？：；（）]/u;

/**
 * The lines of a block, with wrapped ones joined. `limit` is how far to the right the block could
 * reach.
 */
export function statementsOf(block: readonly Segment[], limit: number): Segment[] {
  const widest = Math.max(...block.map(({ x, endX }) => endX - x));
  const isList = isListOf(block, limit);
  const statements: { segment: Segment; last: Segment }[] = [];
  for (const line of block) {
    const current = statements.at(-1);
    if (current && isWrapped(current.last, line, { widest, limit, isList })) {
      current.segment.text = joined(current.segment.text, line.text);
      current.last = line;
    } else {
      statements.push({ segment: { ...line }, last: line });
    }
  }
  return statements.map(({ segment }) => segment);
}

function isWrapped(
  before: Segment,
  next: Segment,
  { widest, limit, isList }: { widest: number; limit: number; isList: boolean },
): boolean {
  const isClose = next.y - before.y < 1.75 * before.size && next.y > before.y;
  const isAlike = Math.abs(next.size - before.size) < 0.06 * before.size;
  if (!isClose || !isAlike || BULLET.test(next.text) || ENDS.test(before.text)) return false;
  const isGoingOn = SMALL_LETTER.test(next.text) && before.endX - before.x > 0.6 * widest;
  const isItem = isList && CAPITAL.test(next.text) && !isOpen(before.text);
  return before.text.length > 12 && (isGoingOn || (isFull(before, next, limit) && !isItem));
}

/** Whether the line has no room for the next word, so it was wrapped. */
function isFull(before: Segment, next: Segment, limit: number): boolean {
  return before.endX + before.size * 0.3 + firstWord(next) > limit;
}

/** Whether it has an open bracket, and so continues. */
function isOpen(text: string): boolean {
  return text.replace(/[^(（]/g, "").length > text.replace(/[^)）]/g, "").length;
}

const CAPITAL = /^[\p{Lu}\d]/u;

/** Whether each line is an item, since some line ends with room to spare and the next begins anew. */
function isListOf(block: readonly Segment[], limit: number): boolean {
  return block.some((line, at) => {
    const next = block[at + 1];
    return next !== undefined && CAPITAL.test(next.text) && !isFull(line, next, limit);
  });
}

/** The approximate width of the first word. */
function firstWord({ text, size }: Segment): number {
  if (HAN.test(text[0] ?? "")) return 1.5 * size;
  if (THAI.test(text[0] ?? "")) return 3.5 * size;
  return (text.split(" ", 1)[0]?.length ?? 0) * 0.52 * size;
}

const HAN = /\p{Script=Han}/u;
const THAI = /\p{Script=Thai}/u;

/** A text joined with its continuation on the next line. */
export function joined(before: string, next: string): string {
  const isUnspaced = UNSPACED.test(before.at(-1) ?? "") && UNSPACED.test(next[0] ?? "");
  const isHyphenated = /\p{L}-$/u.test(before) && SMALL_LETTER.test(next);
  return before + (isUnspaced || isHyphenated ? "" : " ") + next;
}
