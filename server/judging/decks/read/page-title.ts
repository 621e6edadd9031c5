import type { Segment } from "./segments.ts";

const LETTERS = /[\p{L}\p{M}]{2,}/u;
const MAX_TITLE = 140;
const MAX_LINES = 3;
/** Words at the foot of a page that are larger than the rest by this factor are its title. */
const STANDS_OUT = 1.3;
/** As a share of the height. */
const TOP = 0.22;

/**
 * The lines of a page's title: the largest words in its upper part if they stand out, clearly larger
 * ones at its foot, or else a short first line. None if nothing stands out.
 */
export function titleLines(lines: readonly Segment[], height: number): Segment[] {
  const worded = lines
    .filter(({ text }) => LETTERS.test(text) && !isFigure(text))
    .toSorted((one, other) => one.y - other.y || one.x - other.x);
  const upper = worded.filter(({ y }) => y < height * 0.45);
  const largest = Math.max(0, ...upper.map(({ size }) => size));
  const usual = usualSize(lines);
  const foot = worded
    .filter(({ y }) => y >= height * 0.45)
    .toSorted((one, other) => other.size - one.size)[0];
  if (foot && foot.size > STANDS_OUT * Math.max(largest, usual) && foot.text.length <= MAX_TITLE)
    return [foot];
  // At the very top a title need not be the largest.
  const top = upper.filter(
    ({ y, size }) => y < height * TOP && size > usual * 1.12 && size > largest * 0.7,
  );
  if (top.length > 0) return fromFirst(top);
  if (largest > usual * 1.12 || lines.length === 1) {
    return fromFirst(upper.filter(({ size }) => size > largest * 0.94));
  }
  // A line smaller than the rest is a header, not a title.
  const first = worded.find(({ size }) => size > usual * 0.9);
  return first && first.text.length <= 60 && first.y < height * 0.35 ? [first] : [];
}

/** The first line, with those right below that continue it. */
function fromFirst(large: readonly Segment[]): Segment[] {
  const title: Segment[] = [];
  let length = 0;
  for (const line of large) {
    const last = title.at(-1);
    const isFar =
      last !== undefined &&
      (line.y - last.y > 1.7 * line.size || Math.abs(line.size - last.size) > 0.08 * last.size);
    length += line.text.length;
    if (isFar || title.length === MAX_LINES || (last && length > MAX_TITLE)) break;
    title.push(line);
  }
  return title;
}

/** Words beside a number on a card: signs, currencies, scales, "a year". */
const UNITS =
  /(?<!\p{L})(?:rp|idr|usd?|sgd|rm|myr|vnd|thb|baht|php|rmb|cny|eur|k|m|mn|mio|b|bn|t|tr|jt|juta|miliar|milyar|triliun|million|billion|triệu|tỷ|đồng|x|th|yr|mo|year|month|mt)(?!\p{L})|[万亿元年月]|美元|新元|永久|บาท|ล้าน|พัน/giu;

/** Large figures on cards are larger than any headline. */
function isFigure(text: string): boolean {
  const letters = text.replace(UNITS, "").match(/\p{L}/gu)?.length ?? 0;
  return /\d/.test(text) && letters === 0;
}

/** The size in which most of the page is written. */
function usualSize(lines: readonly Segment[]): number {
  const lengths = new Map<number, number>();
  for (const { size, text } of lines) {
    const rounded = Math.round(size * 2) / 2;
    lengths.set(rounded, (lengths.get(rounded) ?? 0) + text.length);
  }
  const [usual] = [...lengths].toSorted(([, one], [, other]) => other - one);
  return usual?.[0] ?? 0;
}
