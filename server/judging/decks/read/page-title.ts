import type { Segment } from "./segments.ts";

const LETTERS = /[\p{L}\p{M}]{2,}/u;
const MAX_TITLE = 140;
/** So much larger than the rest, words at the foot of a page are its title. */
const STANDS_OUT = 1.3;

/**
 * The largest words in the upper part of a page, when they stand out; clearly larger ones at its foot;
 * else a short first line.
 */
export function titleOf(statements: readonly Segment[], height: number): string {
  const worded = statements.filter(({ text }) => LETTERS.test(text) && !isFigure(text));
  const upper = worded.filter(({ y }) => y < height * 0.45);
  const largest = Math.max(0, ...upper.map(({ size }) => size));
  const usual = usualSize(statements);
  const foot = worded
    .filter(({ y }) => y >= height * 0.45)
    .toSorted((one, other) => other.size - one.size)[0];
  if (foot && foot.size > STANDS_OUT * Math.max(largest, usual) && foot.text.length <= MAX_TITLE)
    return foot.text;
  if (largest > usual * 1.12 || statements.length === 1) {
    return upper
      .filter(({ size }) => size > largest * 0.94)
      .slice(0, 2)
      .map(({ text }) => text)
      .join(" ")
      .slice(0, MAX_TITLE);
  }
  // What is smaller than the rest is a header, no title.
  const first = worded.find(({ size }) => size > usual * 0.9);
  return first && first.text.length <= 60 && first.y < height * 0.35 ? first.text : "";
}

/** What goes with a number on a card: signs, currencies, scales, "a year". */
const UNITS =
  /(?<!\p{L})(?:rp|idr|usd?|sgd|rm|myr|vnd|thb|baht|php|rmb|cny|eur|k|m|mn|mio|b|bn|t|tr|jt|juta|miliar|milyar|triliun|million|billion|triệu|tỷ|đồng|x|th|yr|mo|year|month|mt)(?!\p{L})|[万亿元年月]|美元|新元|永久|บาท|ล้าน|พัน/giu;

/** Large figures on cards are larger than any headline. */
function isFigure(text: string): boolean {
  const letters = text.replace(UNITS, "").match(/\p{L}/gu)?.length ?? 0;
  return /\d/.test(text) && letters === 0;
}

/** The size in which most of the page is written. */
function usualSize(statements: readonly Segment[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of statements) {
    const rounded = Math.round(size * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length);
  }
  const [usual] = [...lengths].toSorted(([, one], [, other]) => other - one);
  return usual?.[0] ?? 0;
}
