import type { Language } from "../../../../contracts/languages.ts";
import { normalise, readUnits, type Units } from "../text/units.ts";

/** A tree of words, one unit per step; the meaning of a phrase is kept where it ends. */
export type Terms<M> = { next: Map<string, Terms<M>>; ends: End<M>[] };

type End<M> = { meaning: M; spelling: Spelling; written: string };

/**
 * How a word must be written to be meant: short capitals as capitals (US is no "us"), a single
 * Vietnamese syllable with its marks, two small letters in no Vietnamese text ("ai" is "who").
 */
type Spelling = "any" | "capitals" | "marks" | "notVietnamese";

/** A phrase found in a text: units `from` up to, not including, `to`. */
export type Found<M> = { from: number; to: number; meanings: M[] };

const VIETNAMESE = /[ăâđêôơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/i;

export function emptyTerms<M>(): Terms<M> {
  return { next: new Map(), ends: [] };
}

export function addTerm<M>(terms: Terms<M>, term: string, language: Language, meaning: M): void {
  const written = normalise(term);
  const { words } = readUnits(written);
  let node = terms;
  for (const word of words) {
    const next = node.next.get(word) ?? emptyTerms<M>();
    node.next.set(word, next);
    node = next;
  }
  const spelling = spellingOf(written, language, words.length);
  const known = node.ends.some((end) => end.meaning === meaning && end.spelling === spelling);
  if (!known) node.ends.push({ meaning, spelling, written });
}

function spellingOf(term: string, language: Language, units: number): Spelling {
  if (units > 1) return "any";
  if (/^[A-Z][A-Za-z]?[A-Z]{1,2}$/.test(term)) return "capitals";
  if (/^[a-z]{1,2}$/.test(term) && language !== "vi") return "notVietnamese";
  // "toC" in Chinese texts is no "tốc".
  if (/^[a-z]{2}[A-Z]$/.test(term)) return "notVietnamese";
  return language === "vi" ? "marks" : "any";
}

/** The longest phrases of a text, from left to right, none inside another. */
export function findTerms<M>(terms: Terms<M>, units: Units): Found<M>[] {
  const found: Found<M>[] = [];
  let vietnamese: boolean | undefined;
  const isWritten = ({ spelling, written }: End<M>, from: number, to: number) => {
    if (spelling === "any") return true;
    if (spelling === "notVietnamese") {
      vietnamese ??= VIETNAMESE.test(units.text);
      return !vietnamese;
    }
    const raw = units.text.slice(units.starts[from], units.ends[to - 1]);
    if (spelling === "marks") return raw.toLowerCase() === written;
    return raw === written || raw === `${written}s`;
  };
  for (let from = 0; from < units.words.length; ) {
    const longest = longestFrom(terms, units, from, isWritten);
    if (longest) found.push(longest);
    from = longest?.to ?? from + 1;
  }
  return found;
}

function longestFrom<M>(
  terms: Terms<M>,
  units: Units,
  from: number,
  isWritten: (end: End<M>, from: number, to: number) => boolean,
): Found<M> | undefined {
  let node = terms.next.get(units.words[from] ?? "");
  let longest: Found<M> | undefined;
  for (let to = from + 1; node; to += 1) {
    if (node.ends.length > 0) {
      const stop = to;
      const ends = node.ends.filter((end) => isWritten(end, from, stop));
      const meanings = [...new Set(ends.map(({ meaning }) => meaning))];
      if (meanings.length > 0) longest = { from, to, meanings };
    }
    node = node.next.get(units.words[to] ?? "");
  }
  return longest;
}
