import { type Folded, fold } from "./fold.ts";
import { isSpacedLetter, type SearchTerm } from "./search-terms.ts";

/** A piece of a text: a match or not. */
export type Piece = { text: string; isMatch: boolean };

type Range = { start: number; end: number };

/** Splits a text into matches and the rest. */
export function highlight(text: string, terms: SearchTerm[]): Piece[] {
  const folded = fold(text);
  const ranges = merge(terms.flatMap((term) => find(folded, term)));
  const pieces: Piece[] = [];
  let at = 0;
  for (const { start, end } of ranges) {
    pieces.push({ text: text.slice(at, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    at = end;
  }
  pieces.push({ text: text.slice(at), isMatch: false });
  return pieces.filter((piece) => piece.text !== "");
}

/** How many of the terms occur in a text. */
export function countMatches(text: string, terms: SearchTerm[]): number {
  const folded = fold(text);
  return terms.filter((term) => find(folded, term).length > 0).length;
}

function find(folded: Folded, term: SearchTerm): Range[] {
  if (term.isWord) return findWord(folded, term);
  const whole = findAnywhere(folded, term.text);
  if (whole.length > 0) return whole;
  const parts = term.parts.map((part) => findAnywhere(folded, part));
  return parts.every((found) => found.length > 0) ? parts.flat() : [];
}

function findAnywhere(folded: Folded, wanted: string): Range[] {
  const found: Range[] = [];
  let at = folded.text.indexOf(wanted);
  while (at >= 0) {
    found.push(original(folded, at, at + wanted.length));
    at = folded.text.indexOf(wanted, at + wanted.length);
  }
  return found;
}

function findWord(folded: Folded, term: SearchTerm): Range[] {
  // A compound matches however it is joined, as in the search itself.
  const letters = [...term.text].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/, "\\$&"));
  const pattern = new RegExp(letters.join("[-.'’&_]?"), "gu");
  return [...folded.text.matchAll(pattern)].flatMap((match) => {
    const end = match.index + match[0].length;
    const begins = !isSpacedLetter([...folded.text.slice(0, match.index)].at(-1));
    const ends = term.goesOn || !isSpacedLetter([...folded.text.slice(end, end + 2)][0]);
    return begins && ends ? [original(folded, match.index, end)] : [];
  });
}

function original(folded: Folded, start: number, end: number): Range {
  return { start: folded.starts[start] ?? 0, end: folded.ends[end - 1] ?? 0 };
}

/** Overlapping and touching ranges become one. */
function merge(ranges: Range[]): Range[] {
  const merged: Range[] = [];
  for (const range of ranges.toSorted((a, b) => a.start - b.start)) {
    const last = merged.at(-1);
    if (last && range.start <= last.end) last.end = Math.max(last.end, range.end);
    else merged.push({ ...range });
  }
  return merged;
}
