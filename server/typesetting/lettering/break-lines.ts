import type { LetterFace } from "./font-files.ts";
import { type Shaper, type Sign, widthOf } from "./shape.ts";

/** A line as drawn; its text includes the last space, which hangs beyond the margin. */
export type Line = { signs: readonly Sign[]; text: string; width: number };

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
/** Signs that may not begin a line: closing brackets, ends of sentences, repetition marks, small kana. */
const NOT_FIRST =
  /^[\p{Pe}\p{Pf}\p{M}!%,.:;?…‥·‧—–、。，．：；？！％‰℃ーゝゞ々ๆฯぁぃぅぇぉっゃゅょゎァィゥェォッャュョヮ\u00a0"'’”\u2026/]/u;
/** Signs that may not end a line: opening brackets, and the currency of the next number. */
const NOT_LAST = /[\p{Ps}\p{Pi}\p{Sc}#\u00a0]$/u;
const THAI_END = /\p{Script=Thai}$/u;
const THAI_START = /^\p{Script=Thai}/u;
/** The best places to break something too long for a line are after these. */
const JOINTS = /[-/_.,:;@?&=+|]$/;

/** Breaks a cleaned text into lines of a width, in thousandths of the size, where its scripts break. */
export function breakLines(shaper: Shaper, text: string, face: LetterFace, width: number): Line[] {
  return text.split("\n").flatMap((paragraph) => breakParagraph(shaper, paragraph, face, width));
}

function breakParagraph(shaper: Shaper, text: string, face: LetterFace, width: number): Line[] {
  const lines: Sign[][] = [];
  let line: Sign[] = [];
  let taken = 0;
  for (const chunk of chunksOf(text)) {
    const word = shaper.shape(chunk.trimEnd(), face);
    const space = shaper.shape(chunk.slice(chunk.trimEnd().length), face);
    if (line.length > 0 && taken + word.width > width) {
      lines.push(line);
      line = [];
      taken = 0;
    }
    const pieces = word.width > width ? cutToFit(word.signs, width) : [word.signs];
    lines.push(...pieces.slice(0, -1).map((piece) => [...piece]));
    const rest = pieces.at(-1) ?? [];
    line.push(...rest, ...space.signs);
    taken += widthOf(rest) + space.width;
  }
  return [...lines, line].map((signs) => ({
    signs,
    text: signs.map((sign) => sign.text).join(""),
    width: widthOf(signs.at(-1)?.text === " " ? signs.slice(0, -1) : signs),
  }));
}

const segmenter = new Intl.Segmenter("en", { granularity: "word" });

/** The unbreakable parts of a text, each with the space after it. */
function chunksOf(text: string): string[] {
  const chunks: string[] = [];
  for (const { segment } of segmenter.segment(text)) {
    for (const piece of HAN.test(segment) ? segment : [segment]) {
      const last = chunks.at(-1);
      if (last !== undefined && !mayBreak(last, piece)) chunks[chunks.length - 1] = last + piece;
      else chunks.push(piece);
    }
  }
  return chunks;
}

function mayBreak(before: string, after: string): boolean {
  if (after.startsWith(" ")) return false;
  if (before.endsWith(" ")) return true;
  if (NOT_FIRST.test(after) || NOT_LAST.test(before)) return false;
  if (HAN.test(lastLetter(before)) || HAN.test(after.slice(0, 1))) return true;
  if (THAI_END.test(before) && THAI_START.test(after)) return true;
  return /\p{L}[-‐–—/]$/u.test(before) && /^\p{L}/u.test(after);
}

function lastLetter(text: string): string {
  return [...text.slice(-2)].at(-1) ?? "";
}

/** Splits a word wider than the line into parts that fit, at joints if they are near. */
function cutToFit(signs: readonly Sign[], width: number): Sign[][] {
  const pieces: Sign[][] = [];
  let piece: Sign[] = [];
  let taken = 0;
  for (const sign of signs) {
    if (piece.length > 0 && taken + sign.width > width) {
      const joint = piece.findLastIndex((one) => JOINTS.test(one.text)) + 1;
      const cut = joint > piece.length / 2 ? joint : piece.length;
      pieces.push(piece.slice(0, cut));
      piece = piece.slice(cut);
      taken = widthOf(piece);
    }
    piece.push(sign);
    taken += sign.width;
  }
  return [...pieces, piece];
}
