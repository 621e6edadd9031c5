/** A stretch of a text, with its place. */
export type Piece = { start: number; end: number; text: string };

/** Not after an abbreviation, an initial, or the number of an item. */
const STOP =
  /(?<=(?<!(?:\b(?:Rp|Dr|Mr|Ms|St|Prof|BS|TS|ThS|No|vs|Inc|Ltd|Co|approx|Pte|Sdn|Jl)|\b\p{Lu}|\p{Script=Thai}|(?:^|\n)\s*\d{1,2}))[.!?])\s+(?=[\p{Lu}\p{N}"“$])|(?<=[。！？；])\s*|\n/u;
const SENTENCE = new RegExp(STOP.source, "gu");
/** Thai does not mark ends of sentences, so it is split at its blanks. */
const CLAUSE = new RegExp(`${STOP.source}|(?<=\\p{Script=Thai}) +(?=\\p{Script=Thai})`, "gu");

/** The sentences of a text, or lines that serve as one; a Thai paragraph counts as one. */
export function sentencesIn(text: string): Piece[] {
  return parted(text, SENTENCE);
}

/** The same, with Thai split at its blanks: each piece may be a sentence, or only a part of one. */
export function clausesIn(text: string): Piece[] {
  return parted(text, CLAUSE);
}

function parted(text: string, boundary: RegExp): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const take = (end: number) => {
    const piece = text.slice(start, end);
    if (piece.trim() !== "") pieces.push({ start, end, text: piece });
  };
  for (const { 0: gap, index } of text.matchAll(boundary)) {
    take(index);
    start = index + gap.length;
  }
  take(text.length);
  return pieces;
}
