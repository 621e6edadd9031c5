import type { PlacedText, Point } from "./placed-text.ts";

/** Where something is on a page, in fractions of its width and height. */
export type Box = { left: number; top: number; width: number; height: number };

/** Shorter quotations match in unrelated places; two Han characters are a word. */
const LEAST_LETTERS = 3;
const HAN_WORD = /\p{Script=Han}{2}/u;
/** Signs that are not compared but belong to the words they touch: quotation marks, `$`, `%`. */
const MARKS_BEFORE = /[^\p{L}\p{N}\s]+$/u;
const MARKS_BEHIND = /^[^\p{L}\p{N}\s]+/u;
/** How far letters reach below the line, in letter heights. */
const BELOW = 0.25;
const ABOVE = 1;

/**
 * Finds the words of a quotation on the page. Programs write spaces, accents and ligatures in many
 * ways, so only letters and digits are compared; signs that touch them are marked, too.
 * @param widthOf the width of a text in a font of this kind, in any unit.
 * @returns a box for each of its lines; none if it is not found.
 */
export function findQuote(
  pieces: readonly PlacedText[],
  quote: string,
  widthOf: (text: string, family: string) => number,
): Box[] {
  const wanted = plain(quote);
  if (wanted.length < LEAST_LETTERS && !HAN_WORD.test(wanted)) return [];
  let page = "";
  /** For each unit of `page`: its piece, and the position in it. */
  const origins: { piece: number; offset: number; length: number }[] = [];
  pieces.forEach(({ text }, piece) => {
    let offset = 0;
    for (const letter of text) {
      const kept = plain(letter);
      page += kept;
      for (let unit = 0; unit < kept.length; unit += 1) {
        origins.push({ piece, offset, length: letter.length });
      }
      offset += letter.length;
    }
  });
  const from = page.indexOf(wanted);
  if (from === -1) return [];
  const found = origins.slice(from, from + wanted.length);
  const boxes = pieces.flatMap((piece, number) => {
    const letters = found.filter((origin) => origin.piece === number);
    const first = letters[0];
    const last = letters.at(-1);
    if (!first || !last) return [];
    const { text, family } = piece;
    const before = text.slice(0, first.offset).replace(MARKS_BEFORE, "");
    const behind = text.slice(last.offset + last.length);
    const until = text.length - behind.replace(MARKS_BEHIND, "").length;
    const all = widthOf(text, family);
    const share = (part: string) => (all === 0 ? 0 : widthOf(part, family) / all);
    return [boxOf(piece, share(before), share(text.slice(0, until)))];
  });
  return boxes.reduce<Box[]>(joinLine, []);
}

/** Some programs write a line word by word: adjacent boxes of a line are joined. */
function joinLine(lines: Box[], box: Box): Box[] {
  const before = lines.at(-1);
  const middle = box.top + box.height / 2;
  if (!before || middle < before.top || middle > before.top + before.height) return [...lines, box];
  const left = Math.min(before.left, box.left);
  const top = Math.min(before.top, box.top);
  const right = Math.max(before.left + before.width, box.left + box.width);
  const bottom = Math.max(before.top + before.height, box.top + box.height);
  return [...lines.slice(0, -1), { left, top, width: right - left, height: bottom - top }];
}

function plain(text: string): string {
  return text
    .normalize("NFKD")
    .replace(/[^\p{L}\p{N}]/gu, "")
    .toLowerCase();
}

/** The upright box around a part of a piece, which may be written at any angle. */
function boxOf({ start, along, up }: PlacedText, from: number, to: number): Box {
  const corner = (right: number, above: number): Point => [
    start[0] + along[0] * right + up[0] * above,
    start[1] + along[1] * right + up[1] * above,
  ];
  const corners = [from, to].flatMap((right) => [corner(right, -BELOW), corner(right, ABOVE)]);
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  return { left, top, width: Math.max(...xs) - left, height: Math.max(...ys) - top };
}
