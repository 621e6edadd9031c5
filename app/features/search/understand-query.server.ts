import { facetWord, MOST_READINGS } from "../../../contracts/search.ts";
import { fold } from "./fold.ts";
import { isAlternative, type Part, type Piece, partsOf } from "./query-parts.server.ts";
import {
  FACETS,
  type Facet,
  isLetter,
  type Meaning,
  type Node,
  type Term,
  WORDS,
} from "./vocabulary.server.ts";

export type NamedKind = "startup" | "investor" | "news" | "deal";

/** What a query says, in terms of the lists' filters. */
export type Understanding = {
  /** The kind of thing that it names. */
  kind: NamedKind | undefined;
  /** The values that it names, by their parameter in the address; several are alternatives. */
  chosen: Partial<Record<Facet, string[]>>;
  /** Its other words, as typed. */
  rest: string;
  /** Its words without those that only name the kind of thing sought. */
  words: string;
  /** Whether several industries are alternatives ("AI or fintech"); else all of them are sought. */
  isEither: boolean;
  /** What it asks for, part by part. */
  parts: Part[];
};

/** The parts of an understanding that the database is asked for. */
export type AskedFor = Pick<Understanding, "chosen" | "rest" | "words" | "isEither">;

/** What some of the parts ask for by themselves. */
export function askedBy(parts: Part[], isEither: boolean): AskedFor {
  const chosen: AskedFor["chosen"] = {};
  for (const { facet, values } of parts) {
    if (facet) chosen[facet] = [...(chosen[facet] ?? []), ...values];
  }
  const textOf = (some: Part[]) => some.flatMap(({ texts }) => texts).join(" ");
  return {
    chosen,
    rest: textOf(parts.filter(({ facet }) => !facet)),
    words: textOf(parts),
    isEither,
  };
}

/** With fewer letters, a word does not count as begun. */
const LEAST_BEGINNING = 4;

type Found = { start: number; end: number; meaning: Meaning };

/**
 * @param names phrases of the query that are companies' names: their words have no other meaning.
 */
export function understandQuery(query: string, names: readonly string[] = []): Understanding {
  const named = namedRanges(query, names);
  const meanings = findMeanings(query, named);
  const found = meanings.some(({ meaning }) => isTelling(meaning)) ? meanings : [];
  const chosen: Understanding["chosen"] = {};
  let kind: Understanding["kind"];
  let isEither = false;
  for (const { meaning } of found) {
    if ("facet" in meaning) {
      const values = chosen[meaning.facet] ?? [];
      chosen[meaning.facet] = [...new Set([...values, meaning.value])];
    } else if (meaning.kind === "either") isEither = true;
    else if (meaning.kind !== "joint") kind ??= meaning.kind;
  }
  return {
    kind,
    chosen,
    rest: without(query, found),
    words: without(
      query,
      found.filter(({ meaning }) => "kind" in meaning),
    ),
    isEither,
    parts: partsOf(query, piecesOf(meanings, named), isEither),
  };
}

/** Conjunctions alone say nothing. */
function isTelling(meaning: Meaning): boolean {
  return "facet" in meaning || (meaning.kind !== "joint" && meaning.kind !== "either");
}

/** The parts of the query that are understood, or are names; the rest is words. */
function piecesOf(meanings: Found[], named: [start: number, end: number][]): Piece[] {
  const pieces: Piece[] = [
    ...meanings.map(({ start, end, meaning }) => ({
      start,
      end,
      ...("facet" in meaning ? { meant: meaning } : { isOmitted: true }),
    })),
    ...named.map(([start, end]) => ({ start, end })),
  ];
  // Of nested names the longest counts.
  const kept: Piece[] = [];
  for (const piece of pieces.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    if (piece.start >= (kept.at(-1)?.end ?? 0)) kept.push(piece);
  }
  return kept;
}

/** The readings of a query as values, which the database searches for; none if it names none. */
export function readingsOf({ chosen, rest, isEither }: AskedFor): string[] {
  const facets = FACETS.map((facet) => {
    const words = (chosen[facet] ?? []).map(facetWord);
    return isAlternative(facet, isEither) || words.length === 0 ? words : [words.join(" ")];
  }).filter((words) => words.length > 0);
  if (facets.length === 0) return [];
  const readings = facets.reduce<string[]>(
    (begun, words) => begun.flatMap((reading) => words.map((word) => `${reading} ${word}`.trim())),
    [rest],
  );
  return readings.slice(0, MOST_READINGS);
}

/**
 * The phrases of a query that may be a company's name: all of it, and short runs of neighbouring
 * words.
 */
export function namesAsked(query: string): string[] {
  const most = 4;
  const words = [...query.matchAll(/[\p{L}\p{M}\p{N}]+/gu)].slice(0, 12);
  const spans = words.flatMap((first, at) =>
    words.slice(at, at + most).map((last) => {
      return query.slice(first.index, last.index + last[0].length);
    }),
  );
  // A single word of several can be a name only in a script without spaces, where it may be several
  // words.
  const phrases = spans.filter((span) => /\P{Script=Latin}/u.test(span));
  return [...new Set([query, ...phrases])].slice(0, 40);
}

function namedRanges(query: string, names: readonly string[]): [start: number, end: number][] {
  return names.flatMap((name): [number, number][] => {
    const start = query.indexOf(name);
    return start < 0 ? [] : [[start, start + name.length]];
  });
}

/** The longest words from left to right, none inside another or inside a name. */
function findMeanings(query: string, taken: [start: number, end: number][]): Found[] {
  const folded = fold(query);
  const typed = (from: number, to: number) => {
    const start = folded.starts[from] ?? 0;
    return { start, end: folded.ends[to - 1] ?? start };
  };
  const found: Found[] = [];
  for (let from = 0; from < folded.text.length; ) {
    const [to, meaning] = longestFrom(folded.text, from, (terms, end) => {
      const range = typed(from, end);
      if (taken.some(([first, last]) => range.start < last && range.end > first)) return undefined;
      return terms.find((term) => isTyped(term, query.slice(range.start, range.end)))?.meaning;
    });
    if (meaning) found.push({ ...typed(from, to), meaning });
    from = to;
  }
  return taken.length > 0 ? found : [...found, ...begunWord(query, found)];
}

/** Signs between the letters of a word: "pre-seed" and "pre seed" are "preseed". */
const MOST_SIGNS = 2;

/** @returns where the longest word from here ends, and what it means; else where to continue. */
function longestFrom(
  text: string,
  from: number,
  meaningOf: (terms: Term[], end: number) => Meaning | undefined,
): [to: number, meaning: Meaning | undefined] {
  let longest: [number, Meaning | undefined] = [from + 1, undefined];
  if (isLatin(text[from]) && isLatin(text[from - 1])) return longest;
  let node: Node | undefined = WORDS;
  let signs = 0;
  for (let at = from; at < text.length && signs <= MOST_SIGNS; at += 1) {
    const letter = text.charAt(at);
    if (!isLetter(letter)) {
      // No word begins with a sign.
      if (at === from) return longest;
      signs += 1;
      continue;
    }
    signs = 0;
    node = node.next.get(letter);
    if (!node) break;
    const end = wordEnd(text, at + 1);
    const meaning = end === undefined ? undefined : meaningOf(node.terms, end);
    if (end !== undefined && meaning) longest = [end, meaning];
  }
  return longest;
}

/** Where a word ends whose last letter is before this place, including an English plural. */
function wordEnd(text: string, end: number): number | undefined {
  if (!isLatin(text[end - 1]) || !isLatin(text[end])) return end;
  return text[end] === "s" && !isLatin(text[end + 1]) ? end + 1 : undefined;
}

function isLatin(character: string | undefined): boolean {
  return character !== undefined && /[a-z0-9]/.test(character);
}

function isTyped({ exact, marked }: Term, typed: string): boolean {
  if (exact !== undefined) return typed === exact;
  return marked === undefined || typed.normalize("NFC").toLowerCase() === marked;
}

/** "fint" begins "fintech": the last word, if only one value's names begin with it. */
function begunWord(query: string, found: Found[]): Found[] {
  const match = /[\p{Script=Latin}\p{M}]+$/u.exec(query);
  if (!match || found.some(({ end }) => end > match.index)) return [];
  const beginning = fold(match[0]).text;
  if (beginning.length < LEAST_BEGINNING) return [];
  let node: Node | undefined = WORDS;
  for (const letter of beginning) node = node?.next.get(letter);
  const meanings = new Map<string, Meaning>();
  for (const { meaning, isLabel } of node ? termsBelow(node) : []) {
    if (isLabel && "facet" in meaning) meanings.set(`${meaning.facet} ${meaning.value}`, meaning);
  }
  const [meaning, another] = meanings.values();
  return meaning && !another ? [{ start: match.index, end: query.length, meaning }] : [];
}

function termsBelow(node: Node): Term[] {
  return [...node.terms, ...[...node.next.values()].flatMap(termsBelow)];
}

/** The query without these pieces. */
function without(query: string, pieces: Found[]): string {
  let rest = "";
  let at = 0;
  for (const { start, end } of pieces) {
    rest += `${query.slice(at, start)} `;
    at = end;
  }
  const words = (rest + query.slice(at)).split(/[\s,;·|/]+/);
  return words.filter((word) => /[\p{L}\p{N}\p{Extended_Pictographic}]/u.test(word)).join(" ");
}
