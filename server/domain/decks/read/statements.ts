import type { Segment } from "./segments.ts";

const BULLET =
  /^\s*(?:[•●○◦▪■□–—*✓✔➤►▶→·※-]|\d{1,2}[.)、]|[（(]?[a-z一二三四五六七八九十\d]{1,2}[)）])\s*/u;
const ENDS = /[.!?。！？:：;；]$/u;
const SMALL_LETTER = /^[\p{Ll}(,&]/u;
const UNSPACED = /[\p{Script=Han}\p{Script=Thai}，。、！？：；（）]/u;

/** Lines of a block, with those put together that are one sentence, only wrapped. */
export function statementsOf(block: readonly Segment[]): Segment[] {
  const widest = Math.max(...block.map(({ x, endX }) => endX - x));
  const statements: { segment: Segment; last: Segment }[] = [];
  for (const line of block) {
    const current = statements.at(-1);
    if (current && isWrapped(current.last, line, widest)) {
      current.segment.text = joined(current.segment.text, line.text);
      current.last = line;
    } else {
      statements.push({ segment: { ...line }, last: line });
    }
  }
  return statements.map(({ segment }) => segment);
}

function isWrapped(before: Segment, next: Segment, widest: number): boolean {
  const isClose = next.y - before.y < 1.75 * before.size && next.y > before.y;
  const isAlike = Math.abs(next.size - before.size) < 0.06 * before.size;
  if (!isClose || !isAlike || BULLET.test(next.text) || ENDS.test(before.text)) return false;
  if (before.isHidden !== next.isHidden) return false;
  const isFull = before.endX - before.x > 0.8 * widest && before.text.length > 18;
  return isFull && (SMALL_LETTER.test(next.text) || before.text.length > 28);
}

function joined(before: string, next: string): string {
  const isUnspaced = UNSPACED.test(before.at(-1) ?? "") && UNSPACED.test(next[0] ?? "");
  const isHyphenated = /\p{L}-$/u.test(before) && SMALL_LETTER.test(next);
  return before + (isUnspaced || isHyphenated ? "" : " ") + next;
}
