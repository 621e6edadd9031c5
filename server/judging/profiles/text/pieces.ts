/** A sentence of a text, or a line that stands for one; Thai, which ends no sentence, is parted at its blanks. */
export type Piece = { start: number; end: number; text: string };

const BOUNDARY = /(?<=[.!?])\s+|(?<=[。！？；])|\n+|(?<=\p{Script=Thai}) +(?=\p{Script=Thai})/gu;
const MAX_QUOTE = 240;

export function piecesOf(text: string): Piece[] {
  const pieces: Piece[] = [];
  let start = 0;
  const take = (end: number) => {
    const piece = text.slice(start, end);
    if (piece.trim() !== "") pieces.push({ start, end, text: piece });
  };
  for (const { 0: gap, index } of text.matchAll(BOUNDARY)) {
    take(index);
    start = index + gap.length;
  }
  take(text.length);
  return pieces;
}

/** Short enough to be read, still exact. */
export function shortQuote(text: string): string {
  const trimmed = text.trim();
  if (trimmed.length <= MAX_QUOTE) return trimmed;
  const cut = trimmed.slice(0, MAX_QUOTE).replace(/[\ud800-\udbff]$/, "");
  const end = cut.lastIndexOf(" ");
  return end > MAX_QUOTE / 2 ? cut.slice(0, end) : cut;
}
