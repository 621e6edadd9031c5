import { plain, withoutMarks } from "../../language/fold.ts";
import { inSimplified } from "../../language/simplified.ts";
import type { KnownName } from "./feed-item.ts";
import { withoutLegalForm } from "./legal-forms.ts";

/** Names of the directory by their beginnings, so that an item looks up each of its words only once. */
export type NameIndex = {
  /** By words in small letters. */
  words: ReadonlyMap<string, readonly KnownName[]>;
  /** For each first word, how many words the longest name has. */
  longest: ReadonlyMap<string, number>;
  /** Names with Thai or Chinese letters, without blanks. */
  dense: ReadonlyMap<string, readonly KnownName[]>;
  /** For each first two signs, the lengths of such names, longest first. */
  lengths: ReadonlyMap<string, readonly number[]>;
  byId: ReadonlyMap<string, KnownName>;
};

/** A place where a known name was found. */
export type NameHit = { start: number; end: number; known: readonly KnownName[] };

const DENSE = /[\p{Script=Thai}\p{Script=Han}]/u;
/** A word of Latin letters, which in Thai and Chinese text ends where they end. */
const WORD = /[\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}]*(?:[.'&+][\p{Script=Latin}\p{N}]+)*/gu;
const SHORTEST_DENSE = 2;

/** Built once for many items. */
export function nameIndex(names: readonly KnownName[]): NameIndex {
  const words = new Map<string, KnownName[]>();
  const longest = new Map<string, number>();
  const dense = new Map<string, KnownName[]>();
  const lengths = new Map<string, Set<number>>();
  const add = (map: Map<string, KnownName[]>, key: string, known: KnownName) => {
    const same = map.get(key);
    if (!same) map.set(key, [known]);
    else if (!same.includes(known)) same.push(known);
  };
  for (const known of names) {
    for (const name of known.names) {
      const bare = withoutLegalForm(plain(name));
      if (DENSE.test(bare)) {
        const key = denseKey(bare);
        if (key.length < SHORTEST_DENSE) continue;
        add(dense, key, known);
        const start = key.slice(0, 2);
        lengths.set(start, (lengths.get(start) ?? new Set()).add(key.length));
      } else {
        const own = wordsOf(bare);
        for (const parts of own.length > 1 ? [own, own.map(withoutMarks)] : [own]) {
          const [first = ""] = parts;
          if (first === "") continue;
          add(words, parts.join(" "), known);
          longest.set(first, Math.max(longest.get(first) ?? 0, parts.length));
        }
      }
    }
  }
  return {
    words,
    longest,
    dense,
    lengths: new Map(
      [...lengths].map(([start, all]) => [start, [...all].toSorted((one, other) => other - one)]),
    ),
    byId: new Map(names.map((known) => [known.id, known])),
  };
}

/** Those of the directory who have this name. */
export function knownAs(name: string, index: NameIndex): readonly KnownName[] {
  const bare = withoutLegalForm(plain(name));
  if (DENSE.test(bare)) return index.dense.get(denseKey(bare)) ?? [];
  return index.words.get(wordsOf(bare).join(" ")) ?? [];
}

/**
 * All places where a text has a known name, the longest at each. The words around it must tell whether
 * the name is meant, or just a word or a part of another name.
 */
export function knownNamesIn(plainText: string, index: NameIndex): NameHit[] {
  const hits = [...wordHits(plainText, index), ...denseHits(plainText, index)].toSorted(
    (one, other) => one.start - other.start || other.end - one.end,
  );
  let end = 0;
  return hits.filter((hit) => {
    if (hit.start < end) return false;
    end = hit.end;
    return true;
  });
}

function wordHits(text: string, { words, longest }: NameIndex): NameHit[] {
  const tokens = [...text.matchAll(WORD)].map(({ 0: word, index }) => {
    const bare = word.replace(/'s$/i, "");
    return { word: bare.toLowerCase(), start: index, end: index + bare.length, raw: bare };
  });
  const hits: NameHit[] = [];
  for (let at = 0; at < tokens.length; at += 1) {
    const first = tokens[at];
    if (!first || !/^[\p{Lu}\p{N}]/u.test(first.raw)) continue;
    const most = longest.get(first.word) ?? 0;
    for (let count = Math.min(most, tokens.length - at); count > 0; count -= 1) {
      const run = tokens.slice(at, at + count);
      const last = run.at(-1);
      const known = words.get(run.map(({ word }) => word).join(" "));
      if (!known || !last || /[\n.,;:()]/.test(gapsOf(text, run))) continue;
      // Each word of a name is capitalised, except "of" and the like.
      if (run.some(({ raw }) => raw.length > 3 && /^\p{Ll}/u.test(raw) && !isSmallIn(known, raw)))
        continue;
      hits.push({ start: first.start, end: last.end, known });
      at += count - 1;
      break;
    }
  }
  return hits;
}

function isSmallIn(known: readonly KnownName[], word: string): boolean {
  return known.some(({ names }) => names.some((name) => name.includes(word)));
}

function gapsOf(text: string, run: readonly { start: number; end: number }[]): string {
  return run
    .slice(1)
    .map(({ start }, at) => text.slice(run[at]?.end ?? start, start))
    .join("");
}

function denseHits(text: string, { dense, lengths }: NameIndex): NameHit[] {
  if (!DENSE.test(text)) return [];
  const places: number[] = [];
  let packed = "";
  for (let at = 0; at < text.length; at += 1) {
    if (/[\s·.-]/.test(text.charAt(at))) continue;
    packed += text.charAt(at);
    places.push(at);
  }
  packed = inSimplified(packed.toLowerCase());
  const hits: NameHit[] = [];
  for (let at = 0; at + 1 < packed.length; at += 1) {
    for (const length of lengths.get(packed.slice(at, at + 2)) ?? []) {
      const known = dense.get(packed.slice(at, at + length));
      const [start, last] = [places[at], places[at + length - 1]];
      if (!known || start === undefined || last === undefined) continue;
      hits.push({ start, end: last + 1, known });
      at += length - 1;
      break;
    }
  }
  return hits;
}

function wordsOf(name: string): string[] {
  return (name.match(WORD) ?? []).map((word) => word.toLowerCase());
}

/** Simplified, in small letters, without blanks. */
function denseKey(name: string): string {
  return inSimplified(name.toLowerCase()).replace(/[\s·.-]/g, "");
}
