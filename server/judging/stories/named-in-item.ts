import type { Language } from "../../../contracts/languages.ts";
import { fold } from "../../language/fold.ts";
import { STAGE_WORDS } from "../../language/stages.ts";
import { namesPattern } from "../../language/word-lists.ts";
import { segmentsOf } from "../../language/words.ts";
import type { FeedItem, KnownName } from "./feed-item.ts";
import { knownNamesIn, type NameHit, type NameIndex } from "./name-index.ts";
import { endsWithPlace } from "./place-names.ts";
import type { Sentence } from "./story-text.ts";
import { readPatterns } from "./word-patterns.ts";

/** A place where an item names somebody of the directory. */
export type Named = { sentence: Sentence; start: number; end: number; known: KnownName };

type Strength = "sure" | "possible" | "none";

const { company, person } = readPatterns("roles.json", ["company", "person"]);
const { get, give, noun } = readPatterns("round.json", ["get", "give", "noun"]);
const { announced } = readPatterns("days.json", ["announced"]);
const STAGES = STAGE_WORDS.map(([, entry]) => namesPattern(entry));
const DENSE = /[\p{Script=Thai}\p{Script=Han}]/u;
const OPENING = /["“„'‘《「『(（<[]\s*$/u;
const CLOSING = /^\s*["”'’》」』)）>\]]/u;
const BRACKET = /^\s*[(（]/u;
/** "Longmen Capital" is not "Longmen". */
const LONGER_DENSE = /^\s*(?:资本|创投|基金(?!会)|控股|银行|แคปปิ|เวนเจอร์|แบงก์)/u;
const ENDS_DENSE = /^(?:$|[\s\p{P}]|[的在是为于今昨将已也并从与和及近日]|ซึ่ง|ที่|มี|เป็น|จะ|ได้)/u;
const LONG_DENSE = 4;
const LONG_THAI = 9;
const SHORT_NAME = 4;

/** All places where an item surely names somebody of the directory. */
export function namedIn(item: FeedItem, sentences: readonly Sentence[], index: NameIndex): Named[] {
  const found = sentences.flatMap((sentence) =>
    knownNamesIn(sentence.plain, index).map((hit) => ({
      sentence,
      hit,
      strength: strengthOf(hit, sentence, item.language),
    })),
  );
  const text = sentences.map(({ plain }) => plain).join("\n");
  const possible = found.filter(({ strength }) => strength !== "none");
  const surely = new Set(
    possible
      .filter(({ strength, hit }) => strength === "sure" && hit.known.length === 1)
      .map(({ hit }) => hit.known[0]?.id ?? ""),
  );
  const isMeant = (known: KnownName) =>
    surely.has(known.id) || hasWebsite(known, text) || isToldTwice(known);
  const isToldTwice = (known: KnownName) => {
    const hits = possible.filter(({ hit }) => hit.known.length === 1 && hit.known[0] === known);
    const [first] = hits;
    if (!first || hits.length < 2) return false;
    const word = first.sentence.plain.slice(first.hit.start, first.hit.end).toLowerCase();
    // "Dana segar", "Dana itu": in many items a word for money occurs twice.
    const isOfMoney = [get, give, noun].some((words) => isWhole(words[item.language], word));
    const isSmall = new RegExp(`(?<!\\p{L})${escaped(word)}(?!\\p{L})`, "u").test(text);
    return !isOfMoney && (/\p{Script=Thai}/u.test(word) || (!DENSE.test(word) && !isSmall));
  };
  const isShortForm = (hit: NameHit, sentence: Sentence) => {
    const written = `${sentence.plain.slice(hit.start, hit.end)} `;
    return possible.some(
      (other) =>
        other.hit !== hit &&
        other.hit.known.every((known) => !hit.known.includes(known)) &&
        other.sentence.plain.slice(other.hit.start, other.hit.end).startsWith(written),
    );
  };
  return possible.flatMap(({ sentence, hit }) => {
    // If Harbour Ventures is mentioned, Harbour is most likely short for it.
    if (isShortForm(hit, sentence)) return [];
    const meant = hit.known.filter(isMeant);
    const [known] = meant;
    return known && meant.length === 1 ? [{ sentence, start: hit.start, end: hit.end, known }] : [];
  });
}

function hasWebsite({ website }: KnownName, text: string): boolean {
  const host = URL.parse(website)?.hostname.replace(/^www\./, "");
  // "go.co" is no part of "logo.co" or "go.com".
  return !!host && new RegExp(`(?<![\\w-])${escaped(host)}(?![\\w-])`, "i").test(text);
}

function strengthOf(hit: NameHit, sentence: Sentence, language: Language): Strength {
  const { plain } = sentence;
  const name = plain.slice(hit.start, hit.end);
  const before = plain.slice(Math.max(0, hit.start - 40), hit.start);
  const behind = plain.slice(hit.end, hit.end + 60);
  return DENSE.test(name)
    ? ofDense(name, before, behind, sentence, hit, language)
    : ofWords(name, before, behind, sentence, hit, language);
}

function ofWords(
  name: string,
  before: string,
  behind: string,
  sentence: Sentence,
  hit: NameHit,
  language: Language,
): Strength {
  const isOneWord = !/\s/.test(name);
  if (isOneWord && !isSpelledSo(name, hit.known)) return "none";
  const left = /([\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}.&'-]*) $/u.exec(before)?.[1] ?? "";
  const right = /^ ([\p{Script=Latin}\p{N}][\p{Script=Latin}\p{N}&-]*)/u.exec(behind)?.[1] ?? "";
  if (/[\p{Script=Latin}\p{N}]-$/u.test(before) || /^-\p{Script=Latin}/u.test(behind))
    return "none";
  if (isStage(name) && hasRoundBeside(before, behind, language)) return "none";
  const isFirst = before.trim() === "" || /[.!?:]["”]?\s+$|^[\s"“(•\-\d.]*$/u.test(before);
  const isCapital = (word: string) => /^\p{Lu}/u.test(word);
  if (!sentence.isCapitalised) {
    if (isCapital(right) && !isBehindName(right, language)) return "none";
    const isLeftFirst = before.trim() === left;
    const isLonger = isCapital(left) && !isLeftFirst && !isCueWord(left, language);
    if (isOneWord && isLonger && !endsWithPlace(before)) return "none";
  }
  if (!isOneWord) return "sure";
  if (OPENING.test(before) && CLOSING.test(behind)) return "sure";
  if (isCompanyWord(left, language) || (right !== "" && isCompanyWord(right, language)))
    return "sure";
  if (!isFirst && !sentence.isCapitalised) return "sure";
  // A name at the beginning with an apposition or a verb after it is the subject of the sentence.
  if (/^(?:'s\b|, \p{Ll}|\s*[(（])/u.test(behind) && isFirst) return "sure";
  const verb = behind.trimStart().toLowerCase();
  if (startsWith(get[language], verb) || startsWith(give[language], verb)) return "sure";
  if (isFirst && /^ (?:and|dan|và|&|,) \p{Lu}/u.test(behind)) return "sure";
  return "possible";
}

/** A single word must match in case: "DANA" is not "Dana", nor "luna" "Luna". */
function isSpelledSo(word: string, known: readonly KnownName[]): boolean {
  const isShouted = word.length > SHORT_NAME && word === word.toUpperCase();
  return (
    isShouted ||
    known.some(({ names }) => names.some((name) => name.split(/\s+/).some((own) => own === word)))
  );
}

function ofDense(
  name: string,
  before: string,
  behind: string,
  sentence: Sentence,
  hit: NameHit,
  language: Language,
): Strength {
  if (LONGER_DENSE.test(behind)) return "none";
  const isThai = /\p{Script=Thai}/u.test(name);
  const low = behind.toLowerCase();
  const next = low.trimStart();
  const acts = [get, give, announced].some((words) => startsWith(words[language], next));
  const isCued = new RegExp(`(?:${company[language].source})\\s*$`, "u").test(before.toLowerCase());
  const { isAligned, parts } = segmented(name, sentence.plain, hit, isThai ? "th" : "zh");
  // "芒果支付" is not "芒果": a dictionary word counts only if the text after it cannot continue the name.
  if (parts < 2 && !ENDS_DENSE.test(behind) && !acts) return "none";
  if (isCued || (OPENING.test(before) && CLOSING.test(behind)) || BRACKET.test(behind))
    return "sure";
  const isStart = before.trim() === "";
  const isExplained = /^\s/.test(behind) && startsWith(company[language], next);
  if (isStart && acts) return "sure";
  if (isExplained && (isStart || (isThai && isAligned))) return "sure";
  const isLong = name.length >= (isThai ? LONG_THAI : LONG_DENSE);
  if (isLong) return isAligned || !isThai ? "sure" : "possible";
  // The name is no dictionary word, and it ends where a word ends.
  if (isThai) return parts > 1 && isAligned ? "possible" : "none";
  if (parts < 2) return "none";
  return isAligned ? "sure" : "none";
}

/** Whether a word ends where the name does, and how many words the name would consist of. */
function segmented(
  name: string,
  text: string,
  { start, end }: NameHit,
  language: "th" | "zh",
): { isAligned: boolean; parts: number } {
  const from = Math.max(0, start - 30);
  const ends = new Set<number>([from]);
  for (const { segment, index } of segmentsOf(text.slice(from, end + 30), language))
    ends.add(from + index + segment.length);
  const parts = [...segmentsOf(name, language)].length;
  return { isAligned: ends.has(start) && ends.has(end), parts };
}

function isStage(name: string): boolean {
  return STAGES.some((pattern) => fold(name).replace(pattern, "") === "");
}

function hasRoundBeside(before: string, behind: string, language: Language): boolean {
  const nouns = noun[language].source;
  return (
    new RegExp(`(?:${nouns}|pre-?|series|seri)\\s*$`, "u").test(before.toLowerCase()) ||
    new RegExp(`^\\s*(?:${nouns}|stage|extension|\\d)`, "u").test(behind.toLowerCase())
  );
}

function isCompanyWord(word: string, language: Language): boolean {
  return isWhole(company[language], word) || isWhole(company.en, word);
}

/** Words that may follow a name: "Mango CEO", "Mango Pte Ltd"; but "Mango Logistics" is another company. */
function isBehindName(word: string, language: Language): boolean {
  return (
    isWhole(person[language], word) ||
    isWhole(person.en, word) ||
    /^(?:series|seri|pre-\w+|q[1-4]|ipo|pte|ltd|tbk|inc|sdn|co|corp|jsc|plc|limited|gmbh)$/iu.test(
      word,
    )
  );
}

/** A capitalised word beside a name that is not part of it. */
function isCueWord(word: string, language: Language): boolean {
  return (
    isCompanyWord(word, language) ||
    isWhole(person[language], word) ||
    isWhole(person.en, word) ||
    /^(?:series|seri|pre|q[1-4]|pt|cv|ipo|[A-H])$/i.test(word)
  );
}

function isWhole(pattern: RegExp, word: string): boolean {
  return word !== "" && word.toLowerCase().replace(pattern, "") === "";
}

function startsWith(pattern: RegExp, text: string): boolean {
  return text.search(pattern) === 0;
}

function escaped(word: string): string {
  return word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
}
