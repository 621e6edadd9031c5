import { highlight } from "./highlight.ts";
import type { SearchTerm } from "./search-terms.ts";

/** How many letters before the first match, to put it in a card's first line, and how many in all. */
const BEFORE = 12;
const MOST = 90;

/** The part of a longer text around its first match, cut between words; undefined without one. */
export function snippetAround(text: string, terms: SearchTerm[]): string | undefined {
  const flat = text.replace(/\s+/g, " ").trim();
  const pieces = highlight(flat, terms);
  const first = pieces.findIndex(({ isMatch }) => isMatch);
  if (first < 0) return undefined;
  const at = pieces.slice(0, first).reduce((length, piece) => length + piece.text.length, 0);
  const matched = pieces[first]?.text.length ?? 0;
  const start = at <= BEFORE ? 0 : wordBegin(flat, at - BEFORE, at);
  const end = flat.length - start <= MOST ? flat.length : wordEnd(flat, start + MOST, at + matched);
  return `${start > 0 ? "…" : ""}${flat.slice(start, end)}${end < flat.length ? "…" : ""}`;
}

/** The first word that begins from there on; without a space before the match, that very letter. */
function wordBegin(text: string, from: number, match: number): number {
  const space = text.indexOf(" ", from);
  return space < 0 || space >= match ? from : space + 1;
}

/** The last word that ends by then; without a space after the match, that very letter. */
function wordEnd(text: string, by: number, match: number): number {
  const space = text.lastIndexOf(" ", by);
  return space < match ? Math.max(by, match) : space;
}
