import type { Language } from "../../../../contracts/languages.ts";
import { foldWithPlaces, plain, withoutMarks } from "../../../language/fold.ts";
import { inSimplified } from "../../../language/simplified.ts";
import { squeeze } from "../../locate-quote.ts";
import {
  type Concept,
  conceptsIn,
  GENERIC_WORDS,
  KNOWN_WORDS,
  OPENERS,
  TRANSLATABLE_WORDS,
} from "./name-words.ts";

/** The names in texts, in a form for looking names up. */
export type NamePool = {
  /** All words in order, small and without marks, separated and enclosed by blanks. */
  words: string;
  /** All signs, without blanks. */
  signs: string;
  concepts: ReadonlySet<string>;
};

/** One word of Latin letters. */
type Word = { words: string; parts: string[]; start: number; end: number; isFirst: boolean };

/** Adjacent capitalised words: one name, or more. */
export type NameRun = Word[];

const WORD =
  /[\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{M}\p{Nd}]*(?:[.'&+-][\p{Script=Latin}\p{Nd}][\p{Script=Latin}\p{M}\p{Nd}]*)*/gu;
/** "se-Indonesia", "pra-Seri A", "non-Thai", "di-PHK": the name comes after it. */
const PREFIX = /^\p{Ll}{2,}-(?=\p{Lu})/u;
/** "Kopiora's", and in Indonesian "CEO-nya". */
const ENDING = /(?:'s|-(?:nya|lah|pun|kah|ku|mu))$/i;
const SIDE_BY_SIDE = /^(?: |-| & |&|')?$/;
const SENTENCE_BEGINS = /(?:^|[.!?:;。！？：；]\s*|\n)[\s"“‘'(（「『[*_#>-]*$/u;
const OTHER_LETTERS = /[\p{Script=Thai}\p{Script=Han}][\p{Script=Thai}\p{Script=Han}\p{M}·]*/gu;
/** "Founded in", "Backed by", "Currently,": words that begin a sentence, but no names. */
const BEGINS_PHRASE =
  /^(?:\p{L}{3,}(?:ed|ing) (?:in|by|on|at|to|with|from|for|as|the|a|an|its|it|under|between|since|last|out)(?! \p{Lu}\p{L}+ (?:has|is|was|will))|\p{L}{4,}ly,)/u;

const unmarked = (words: ReadonlySet<string>) => new Set([...words].map(withoutMarks));
/** Words of names are looked up without their marks. */
const TRANSLATABLE = {
  en: TRANSLATABLE_WORDS.en,
  vi: unmarked(TRANSLATABLE_WORDS.vi),
  id: unmarked(TRANSLATABLE_WORDS.id),
};

export function namePool(texts: readonly string[]): NamePool {
  const written = plain(texts.map(withoutAddresses).join("\n"));
  return {
    words: ` ${wordsIn(written)
      .flatMap(({ parts }) => parts)
      .join(" ")} `,
    signs: inSimplified(squeeze(written).toLowerCase()),
    concepts: new Set(conceptsOf(written).map(({ name }) => name)),
  };
}

/** A text's capitalised names, without words that only begin a sentence, and without those at `taken` places. */
export function namesIn(text: string, taken: readonly { start: number; end: number }[]): NameRun[] {
  const written = plain(withoutAddresses(text));
  const runs: NameRun[] = [];
  let last: Word | undefined;
  for (const word of wordsIn(written)) {
    const isTaken = taken.some(({ start, end }) => word.start < end && word.end > start);
    if (isTaken || !/\p{Lu}/u.test(word.words)) {
      last = undefined;
      continue;
    }
    const run = runs.at(-1);
    if (run && last && SIDE_BY_SIDE.test(written.slice(last.end, word.start))) run.push(word);
    else runs.push([word]);
    last = word;
  }
  return runs;
}

/** The names of a text, or parts of them, that are in none of the pool's texts, as written. */
export function namesMissing(
  text: string,
  language: Language,
  pool: NamePool,
  {
    taken,
    mayTranslate,
    mayBegin,
  }: {
    taken: readonly { start: number; end: number }[];
    /** Parts of institutions' names need not be found. */
    mayTranslate: boolean;
    /** Whether a word that begins a sentence and is not in the pool may be no name. */
    mayBegin: (word: string, rest: string) => boolean;
  },
): string[] {
  const written = plain(withoutAddresses(text));
  const concepts = conceptsOf(written);
  const missing = namesIn(text, taken).flatMap((run) => {
    const isHeld = (from: number, to: number) => {
      const name = run.slice(from, to).flatMap(({ parts }) => parts);
      return pool.words.includes(` ${name.join(" ")} `);
    };
    const gone: Word[] = [];
    for (let at = 0; at < run.length; ) {
      const word = run[at];
      if (!word) break;
      let to = run.length;
      while (to > at && !isHeld(at, to)) to -= 1;
      const concept = conceptAt(concepts, word);
      const behind = concept ? run.filter(({ end }) => end <= concept.end).length : at;
      const small = word.parts.join(" ");
      const isLoneGeneric = to - at === 1 && run.length > 1 && GENERIC_WORDS.has(small);
      const mayStay = mayTranslate && isTranslatable(small, language);
      const isTold = concept !== undefined && isNamed(concept, concepts, pool);
      // "South Korea" is one place, though "South" by itself may be translated.
      if (concept && behind > to && (isTold || !mayStay || behind - at > 1)) {
        if (!isTold) gone.push(...run.slice(at, behind));
        at = behind;
      } else if (to > at && (!isLoneGeneric || mayStay)) {
        at = to;
      } else {
        if (!mayStay && !isExcused(word, small)) gone.push(word);
        at += 1;
      }
    }
    const [first] = gone;
    const last = gone.at(-1);
    return first && last ? [written.slice(first.start, last.end)] : [];

    function isExcused(word: Word, small: string): boolean {
      if (KNOWN_WORDS.has(small) || KNOWN_WORDS.has(word.words.toLowerCase())) return true;
      if (!word.isFirst || word !== run[0]) return false;
      return mayBegin(word.words, written.slice(word.start));
    }
  });
  const foreign = language === "en" ? (written.match(OTHER_LETTERS) ?? []) : [];
  return [
    ...missing,
    ...foreign.filter((name) => !pool.signs.includes(inSimplified(squeeze(name).toLowerCase()))),
  ];
}

/** Whether a word may begin an English sentence without being a name. */
export function isOpener(word: string, rest: string, language: Language): boolean {
  const small = word.normalize("NFC").toLowerCase();
  if (language === "vi" || language === "id") return OPENERS[language].has(small);
  return OPENERS.en.has(small) || OPENERS.en.has(`${small}s`) || BEGINS_PHRASE.test(rest);
}

function isTranslatable(small: string, language: Language): boolean {
  const words = TRANSLATABLE[language === "vi" || language === "id" ? language : "en"];
  return small.split(" ").every((part) => words.has(part));
}

/** The longest concept that begins with a word. */
function conceptAt(concepts: readonly Concept[], word: Word): Concept | undefined {
  return concepts
    .filter(({ start, end }) => start === word.start && end >= word.end)
    .reduce<Concept | undefined>(
      (best, one) => (best && best.end >= one.end ? best : one),
      undefined,
    );
}

/** Whether the pool has it under any of its names; a city only under its own, not as a part of its country. */
function isNamed({ start, end }: Concept, concepts: readonly Concept[], pool: NamePool): boolean {
  const same = concepts.filter((one) => one.start === start && one.end === end);
  const city = same.find(({ isCity }) => isCity);
  return (city ? [city] : same).some(({ name }) => pool.concepts.has(name));
}

function conceptsOf(written: string): Concept[] {
  const { text, places } = foldWithPlaces(written);
  const same = places.map((place) => written.charAt(place)).join("");
  return conceptsIn(inSimplified(text), inSimplified(same)).map(({ start, end, ...concept }) => ({
    ...concept,
    start: places[start] ?? 0,
    end: (places[end - 1] ?? written.length) + 1,
  }));
}

function wordsIn(written: string): Word[] {
  return [...written.matchAll(WORD)].map(({ 0: found, index }) => {
    const before = /\p{Lu}/u.test(found) ? (PREFIX.exec(found)?.[0].length ?? 0) : 0;
    const words = found.slice(before).replace(ENDING, "");
    const start = index + before;
    return {
      words,
      parts: withoutMarks(words.toLowerCase()).split(/[.'&+-]/),
      start,
      end: start + words.length,
      isFirst: SENTENCE_BEGINS.test(written.slice(Math.max(0, index - 40), index)),
    };
  });
}

/** Blanks out addresses of links, so that all else keeps its place. */
function withoutAddresses(text: string): string {
  return text.replace(/\]\([^)\s]*\)|https?:\/\/[^\s)>\]]+/g, (address) =>
    address.startsWith("]") ? `]${" ".repeat(address.length - 1)}` : " ".repeat(address.length),
  );
}
