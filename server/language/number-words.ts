import { LANGUAGES, type Language } from "../../contracts/languages.ts";
import { alternatives, END, eachMatch } from "./alternatives.ts";
import { fold } from "./fold.ts";
import { SCALES } from "./money-words.ts";
import { inSimplified } from "./simplified.ts";

/** A number in words: "twenty-five", "hai trăm nghìn", "三百五十万". */
export type WordedNumber = {
  value: number;
  /** The scale of its largest part: "million" in "one million two hundred thousand". */
  scale: string | undefined;
  /** "百万", "hundred": a scale without a number before it, so the count is not stated. */
  lacksOne: boolean;
  start: number;
  end: number;
};

type Table = {
  /** No number follows these, except a half. */
  ones: Record<string, number>;
  /** A smaller number may follow these. */
  open: Record<string, number>;
  /** Words that only follow an open one. */
  behindTens?: Record<string, number>;
  /** Words that multiply what is before them. */
  times: Record<string, number>;
  /** A half by itself, or of the scale of the word before it. */
  half: { first: readonly string[]; behind: readonly string[] };
  /** Words between a hundred or more and a smaller number. */
  joins?: readonly string[];
};

// biome-ignore format: tables
const TABLES: Record<Language, Table> = {
  en: {
    ones: {
      a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
      eleven: 11, twelve: 12, thirteen: 13, fourteen: 14, fifteen: 15, sixteen: 16, seventeen: 17,
      eighteen: 18, nineteen: 19,
    },
    open: { twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60, seventy: 70, eighty: 80, ninety: 90 },
    times: { dozen: 12, hundred: 100 },
    half: { first: ["half", "half a", "a half"], behind: ["and a half"] },
    joins: ["and"],
  },
  zh: {
    ones: { 一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9 },
    open: {},
    times: { 十: 10, 百: 100 },
    half: { first: ["半"], behind: [] },
    joins: ["零", "〇"],
  },
  vi: {
    ones: { một: 1, hai: 2, ba: 3, bốn: 4, năm: 5, sáu: 6, bảy: 7, tám: 8, chín: 9 },
    open: { mười: 10 },
    behindTens: { mốt: 1, tư: 4, lăm: 5 },
    times: { mươi: 10, tá: 12, trăm: 100 },
    half: { first: ["nửa"], behind: ["rưỡi"] },
    joins: ["linh", "lẻ"],
  },
  th: {
    ones: { หนึ่ง: 1, สอง: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7, แปด: 8, เก้า: 9 },
    open: { ยี่สิบ: 20 },
    behindTens: { เอ็ด: 1 },
    times: { สิบ: 10, โหล: 12, ร้อย: 100 },
    half: { first: ["ครึ่ง"], behind: ["ครึ่ง"] },
  },
  id: {
    ones: {
      satu: 1, dua: 2, tiga: 3, empat: 4, lima: 5, enam: 6, tujuh: 7, delapan: 8, sembilan: 9,
      sepuluh: 10, sebelas: 11, selusin: 12,
    },
    open: { seratus: 100, seribu: 1000, sejuta: 1e6 },
    times: { puluh: 10, lusin: 12, ratus: 100 },
    half: { first: ["setengah"], behind: ["setengah"] },
  },
};
/** Words that mean one of them if there is no number before. */
const TENS = ["十", fold("สิบ")];
/** Words that mean one of the scale that they contain. */
const SCALE_IN_WORD = new Map([
  ["seribu", "ribu"],
  ["sejuta", "juta"],
]);
/** "Dua belas" is twelve. */
const TEENS = "belas";
/** A number only before a word that multiplies it. */
const ARTICLE = "a";
const DOZEN = 12;
/** A lone scale may be a number, as in "Lãi triệu đô"; but smaller ones, "พัน" and "万", begin other words and names. */
const LEAST_ALONE = 100_000;
/** "5 nghìn" is not one thousand. */
const BEHIND_DIGIT = /\d[ -]?$/;
const BESIDE = /^[ -]?$/;
/** "Twenty-first" is not twenty. */
const ORDINAL =
  /^[ -](?:first|second|third|fourth|fifth|sixth|seventh|eighth|ninth)(?!\p{Script=Latin})/u;
/** Only used after digits: "5 bn", "3tr". */
const ABBREVIATED = /^[a-z]{1,3}$|\.$/;
/** Not within a longer word, nor the "a" of paper size "a5". */
const BEGIN = "(?<![\\p{Script=Latin}\\d](?=\\p{Script=Latin}))";

/** A part of a number; the one after it must be less than its room. */
type Part = { value: number; room: number; scale: string | undefined };
type Word = { word: string; start: number; end: number };
type Read = { parts: readonly Part[]; next: number };

type Grammar = {
  pattern: RegExp;
  adds: ReadonlyMap<string, Part>;
  behindTens: ReadonlyMap<string, number>;
  times: ReadonlyMap<string, number>;
  scales: ReadonlySet<string>;
  halves: { first: ReadonlySet<string>; behind: ReadonlySet<string> };
  joins: ReadonlySet<string>;
};

const GRAMMARS = new Map<Language | undefined, Grammar>();

/**
 * The numbers in words of folded text, from left to right. Words that make no number together ("two
 * three") are several.
 * @param language whose words are read; if unknown, those of all languages
 */
export function numberWordsIn(text: string, language: Language | undefined): WordedNumber[] {
  const grammar = grammarOf(language);
  const simple = inSimplified(text);
  const words = eachMatch(grammar.pattern, simple).map(({ 0: word, index }) => ({
    word,
    start: index,
    end: index + word.length,
  }));
  const found: WordedNumber[] = [];
  for (let at = 0; at < words.length; ) {
    const { parts, next } = readNumber(words, at, simple, grammar);
    const [first, last, [largest]] = [words[at], words[next - 1], parts];
    const begins = at;
    at = Math.max(next, at + 1);
    if (!first || !last || !largest || (parts.length === 1 && last.word === ARTICLE)) continue;
    const { start } = first;
    const { end } = last;
    const isMultiple = multipleOf(first.word, grammar) !== undefined;
    if (isMultiple && BEHIND_DIGIT.test(simple.slice(Math.max(0, start - 2), start))) {
      at = begins + 1;
      continue;
    }
    const lacksOne = isMultiple && !TENS.includes(first.word);
    const value = parts.reduce((sum, part) => sum + part.value, 0);
    const isMeant = !lacksOne || next - begins > 1 || value >= LEAST_ALONE;
    const isOrdinal = parts.at(-1)?.room === 10 && ORDINAL.test(simple.slice(end, end + 9));
    if (isMeant && !isOrdinal) found.push({ value, scale: largest.scale, lacksOne, start, end });
  }
  return found;
}

/** Reads as many words from that place on as make one number. */
function readNumber(words: readonly Word[], at: number, text: string, grammar: Grammar): Read {
  let read: Read = { parts: [], next: at };
  /** The state before the last word that began another part: "between one hundred and two hundred". */
  let whole = read;
  /** The state at an "and" after a scale: what follows must have its own scale. */
  let joined: Read | undefined;
  for (let next = at; next < words.length; next += 1) {
    const [word, before] = [words[next], words[next - 1]];
    if (!word || (next > at && before && !BESIDE.test(text.slice(before.end, word.start)))) break;
    const top = read.parts.at(-1);
    const isJoined = read.next < next;
    if (grammar.joins.has(word.word)) {
      if (isJoined || !top || top.room < 100) break;
      if (isEnglish(top.scale)) joined = read;
      continue;
    }
    const times = multipleOf(word.word, grammar);
    const isMultiplied = times !== undefined && read.parts.length > 0 && !isJoined;
    const parts =
      times === undefined
        ? withMore(read.parts, word.word, grammar)
        : multiplied(read.parts, word.word, times);
    if (!parts) {
      if (isMultiplied && whole.parts.length > 0) read = whole;
      break;
    }
    if (!isMultiplied) whole = read;
    read = { parts, next: next + 1 };
  }
  const isLost = joined !== undefined && read.parts.at(-1)?.scale === undefined;
  return isLost && joined ? joined : read;
}

function withMore(
  parts: readonly Part[],
  word: string,
  { adds, behindTens, halves }: Grammar,
): Part[] | undefined {
  const top = parts.at(-1);
  const [rest, more] = [parts.slice(0, -1), adds.get(word)];
  if (top && word === TEENS) {
    const isOne = top.room === 1 && top.value > 1 && top.value < 10;
    return isOne ? [...rest, { ...top, value: top.value + 10 }] : undefined;
  }
  if (top && halves.behind.has(word)) {
    const value = (top.room >= 100 ? top.room : 1) / 2;
    return top.room < 1 ? undefined : [...parts, { value, room: 0, scale: undefined }];
  }
  if (!top && halves.first.has(word)) return [{ value: 0.5, room: 0, scale: undefined }];
  const inner = top?.room === 10 ? behindTens.get(word) : undefined;
  if (inner !== undefined) return [...parts, { value: inner, room: 1, scale: undefined }];
  return more && (!top || more.value < top.room) ? [...parts, more] : undefined;
}

/** Makes "three million" of "three", and "one million two hundred thousand" of "one million two hundred". */
function multiplied(parts: readonly Part[], word: string, times: number): Part[] | undefined {
  const scale = SCALES.has(word) ? word : undefined;
  let from = parts.length;
  let sum = 0;
  for (; from > 0; from -= 1) {
    const part = parts[from - 1];
    // Nobody says "one hundred thousand million", but "三千五百万" is usual.
    if (!part || part.value >= times || (isEnglish(part.scale) && isEnglish(scale))) break;
    sum += part.value;
  }
  const below = parts.slice(0, from);
  const value = (sum === 0 ? 1 : sum) * times;
  if (value >= (below.at(-1)?.room ?? Number.POSITIVE_INFINITY)) return undefined;
  return [...below, { value, room: times === DOZEN ? 1 : times, scale }];
}

function multipleOf(word: string, { times, scales }: Grammar): number | undefined {
  return times.get(word) ?? (scales.has(word) ? SCALES.get(word)?.factor : undefined);
}

function isEnglish(scale: string | undefined): boolean {
  return scale !== undefined && SCALES.get(scale)?.language === "en";
}

function grammarOf(language: Language | undefined): Grammar {
  const known = GRAMMARS.get(language);
  if (known) return known;
  const languages = language === undefined ? LANGUAGES : [language];
  const tables = languages.map((one) => TABLES[one]);
  const from = <T>(pick: (table: Table) => Record<string, T>) =>
    new Map(tables.flatMap((table) => Object.entries(pick(table))).map(([w, n]) => [fold(w), n]));
  const setOf = (pick: (table: Table) => readonly string[]) =>
    new Set(tables.flatMap(pick).map(fold));
  const times = from((table) => table.times);
  const scales = new Set(languages.flatMap(simpleScales));
  const adds = new Map<string, Part>([
    ...[...from((table) => table.ones)].map(([word, value]): [string, Part] => [
      word,
      { value, room: 1, scale: undefined },
    ]),
    ...[...from((table) => table.open)].map(([word, value]): [string, Part] => [
      word,
      { value, room: 10 ** Math.floor(Math.log10(value)), scale: SCALE_IN_WORD.get(word) },
    ]),
  ]);
  const halves = {
    first: setOf((table) => table.half.first),
    behind: setOf((table) => table.half.behind),
  };
  const behindTens = from((table) => table.behindTens ?? {});
  const joins = setOf((table) => table.joins ?? []);
  const words = new Set([
    ...[adds, behindTens, times].flatMap((table) => [...table.keys()]),
    ...[scales, halves.first, halves.behind, joins].flatMap((list) => [...list]),
    ...(languages.includes("id") ? [TEENS] : []),
  ]);
  const pattern = new RegExp(`${BEGIN}(?:${alternatives([...words], END)})`, "gu");
  const grammar = { pattern, adds, behindTens, times, scales, halves, joins };
  GRAMMARS.set(language, grammar);
  return grammar;
}

/** Scales that are not composed of others: "千万" is ten million only if nothing comes before it. */
function simpleScales(language: Language): string[] {
  const { times } = TABLES[language];
  const own = [...SCALES].filter(([, scale]) => scale.language === language);
  const factors = new Map([
    ...Object.entries(times).map(([word, factor]): [string, number] => [fold(word), factor]),
    ...own.map(([word, { factor }]): [string, number] => [word, factor]),
  ]);
  const isMade = (word: string) =>
    [...factors].some(([first, factor]) => {
      const other = word.startsWith(first)
        ? factors.get(word.slice(first.length).trim())
        : undefined;
      return other !== undefined && factor < other;
    });
  return own.map(([word]) => word).filter((word) => !ABBREVIATED.test(word) && !isMade(word));
}
