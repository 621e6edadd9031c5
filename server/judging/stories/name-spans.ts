import type { Language } from "../../../contracts/languages.ts";
import { monthNamed } from "../../language/month-days.ts";
import { denseSpans } from "./dense-names.ts";
import { startWithLegalForm } from "./legal-forms.ts";
import type { NameSpan } from "./name-span.ts";
import type { Named } from "./named-in-item.ts";
import { placeAt } from "./place-names.ts";
import { kindsIn } from "./round-kinds.ts";
import { moneyIn } from "./statements.ts";
import type { Sentence } from "./story-text.ts";
import { type Hit, has, readPatterns } from "./word-patterns.ts";

const { company, person } = readPatterns("roles.json", ["company", "person"]);
const { get, give, noun, plan } = readPatterns("round.json", ["get", "give", "noun", "plan"]);
const { opener } = readPatterns("openers.json", ["opener"]);
const LETTER = "\\p{Script=Latin}";
const TOKEN = `(?:\\p{Lu}[${LETTER}\\p{N}]*|\\p{Ll}{1,2}\\p{Lu}[${LETTER}\\p{N}]*|\\d{1,3}(?= \\p{Lu})|\\d\\p{Lu}\\p{Ll}+)(?:[.&+'-](?!s(?!${LETTER}))[${LETTER}\\p{N}]+)*`;
/** Official names in which only the first word is capitalised. */
const OFFICIAL = "(?:(?:Ngân hàng|Câu lạc bộ|Đại học|Tổng công ty) )?";
const SPAN = new RegExp(
  `(?<![${LETTER}\\p{N}$.,-])${OFFICIAL}${TOKEN}(?: (?:(?:&|of|de) )?${TOKEN}| \\d{1,3}(?![${LETTER}\\p{N}.,%]))*(?!${LETTER}|[$])`,
  "gu",
);
/** Codes of currencies, and letters of series. */
const NO_NAME =
  /^(?:(?:Rp|Php|[A-Z]{1,3})\d[\d.,]*(?:-\p{Ll}+|(?:mil|bil|mn|bn|m|b|k))?|[A-Z]|[A-Z]\d|I{2,3}|IV|US|USD|SGD|IDR|VND|VNĐ|THB|MYR|PHP|CNY|RMB|HKD|JPY|EUR|GBP|RM|Rp|Php|CP|TNHH|MTV|Nhật|Hàn|Mỹ|Sing)$/u;
const LONGEST = 7;
const DATELINE =
  /^(?:[^.:;]{0,30}?\p{Lu}{4,}(?: \p{Lu}+)*(?:,? [^–—-]{0,28}?)?\s[-–—]\s|\p{Lu}{4,}(?: \p{Lu}+)*:\s|\([^)]{2,40}\)\s[-–—]?|[^/]{0,40}\/[^/]{2,30}\/\s?[-–—]+)/u;
/** "Jakarta-based", "Temasek-backed". */
const OF_ORIGIN = /-(?:based|headquartered|backed|listed|born|founded|focused|owned|linked)$/iu;
/** "Pemiliknya, Agarika, …", "Instead, Agarika …": the first word only introduces the name that follows. */
const BEFORE_NAME = /^, \p{Lu}/u;
const OF_PEOPLE = /(?:ian|ean|ese|esian|rian|mese|ino|ine|thai|lao|indian|uk|us)$/iu;

/** The names of an item, from left to right in each sentence. */
export function nameSpansOf(
  sentences: readonly Sentence[],
  named: readonly Named[],
  language: Language,
): NameSpan[] {
  const whole = sentences.map(({ plain }) => plain).join("\n");
  const dense = denseSpans(sentences, language);
  const spans = sentences.flatMap((sentence) => {
    const known = named.filter((one) => one.sentence === sentence).map(spanOfNamed);
    const isFree = (one: Hit, among: readonly Hit[]) =>
      among.every(({ start, end }) => one.end <= start || end <= one.start);
    const money = moneyIn(sentence.plain, language);
    const found = [
      ...(sentence.isCapitalised ? [] : latinSpans(sentence, money, whole, language)),
      ...dense.filter((one) => one.sentence === sentence && isFree(one, money)),
    ];
    const all = [...known];
    for (const one of found) {
      if (isFree(one, all)) all.push(one);
    }
    return all.toSorted((one, other) => one.start - other.start);
  });
  return withShortForms(withAliases(spans), sentences);
}

/** "金兰创投(Golden Orchid Ventures)": two names of one company; the directory may have either. */
function withAliases(spans: readonly NameSpan[]): NameSpan[] {
  const alias = new Map<string, NameSpan>();
  spans.forEach((span, at) => {
    const next = spans[at + 1];
    if (next?.sentence !== span.sentence || span.isDoubtful || next.isDoubtful) return;
    const isBracket = /^ ?[(（]$/u.test(span.sentence.plain.slice(span.end, next.start));
    if (!isBracket || !/^[)）]/u.test(span.sentence.plain.slice(next.end))) return;
    if (span.id === undefined && next.id !== undefined) alias.set(span.text, next);
    if (span.id !== undefined && next.id === undefined) alias.set(next.text, span);
  });
  return spans.map((span) => {
    const known = span.id === undefined ? alias.get(span.text) : undefined;
    return known ? { ...span, id: known.id, kind: known.kind } : span;
  });
}

/** "Longmen" is Longmen Capital if nobody else has that name; and headlines shorten names of the text. */
function withShortForms(spans: readonly NameSpan[], sentences: readonly Sentence[]): NameSpan[] {
  const known = [...new Map(spans.map((span) => [span.id, span])).values()].filter(({ id }) => id);
  const resolved = spans.map((span) => {
    if (span.id !== undefined) return span;
    const joint = /\p{Script=Han}$/u.test(span.text) ? "" : " ";
    const longer = known.filter(({ text }) => text.startsWith(span.text + joint));
    const [one] = longer;
    return one && longer.length === 1 ? { ...span, id: one.id, kind: one.kind } : span;
  });
  const unknown = new Map(
    resolved
      .filter(({ id, text }) => id === undefined && /\p{Script=Latin}/u.test(text))
      .map((span) => [span.text, span]),
  );
  const inHeadlines = sentences
    .filter(({ isCapitalised }) => isCapitalised)
    .flatMap((sentence) =>
      [...unknown.values()].flatMap(({ text, ...rest }) => {
        const start = sentence.quote.indexOf(text);
        const isWhole =
          start >= 0 && !/^[\p{L}\p{N}]/u.test(sentence.quote.slice(start + text.length));
        return isWhole ? [{ ...rest, text, sentence, start, end: start + text.length }] : [];
      }),
    )
    .filter((one) =>
      resolved.every(
        ({ sentence, start, end }) =>
          sentence !== one.sentence || one.end <= start || end <= one.start,
      ),
    );
  const all = [...resolved, ...inHeadlines];
  return sentences.flatMap((sentence) =>
    all
      .filter((one) => one.sentence === sentence)
      .toSorted((one, other) => one.start - other.start),
  );
}

function spanOfNamed({ sentence, start, end, known }: Named): NameSpan {
  const from = startWithLegalForm(sentence.plain, start);
  return {
    sentence,
    start: from,
    end,
    text: sentence.quote.slice(from, end),
    id: known.id,
    kind: known.kind,
  };
}

function latinSpans(
  sentence: Sentence,
  money: readonly Hit[],
  whole: string,
  language: Language,
): NameSpan[] {
  // "Tunda Seri B", "Kapal Rp 30 miliar", "đô Úc": words for rounds and money are not part of a name.
  let plain = sentence.plain;
  const rounds = kindsIn(plain).filter(({ kind }) => kind.includes("series"));
  for (const { start, end } of [...rounds, ...money])
    plain = plain.slice(0, start) + "\u00b7".repeat(end - start) + plain.slice(end);
  // "Bisnis Harian, JAKARTA –": the sender and the place.
  const dateline = sentence.where === "text" ? (DATELINE.exec(plain)?.[0].length ?? 0) : 0;
  return [...plain.matchAll(SPAN)].flatMap(({ 0: text, index }) => {
    const trimmed = trimmedSpan(text, index, sentence, whole, language);
    if (!trimmed || trimmed.start < dateline) return [];
    return [
      {
        sentence,
        ...trimmed,
        text: sentence.quote.slice(trimmed.start, trimmed.end),
        id: undefined,
        kind: undefined,
      },
    ];
  });
}

/** A span without words that are no name: places, titles, words capitalised as the first of a sentence. */
function trimmedSpan(
  text: string,
  index: number,
  { plain }: Sentence,
  whole: string,
  language: Language,
): { start: number; end: number; isDoubtful: boolean } | undefined {
  let start = index;
  const end = index + text.length;
  const isFirst = /(?:^|[.!?:"“([•]\s*|^[-–\d.\s]*)$/u.test(plain.slice(0, index));
  // If the full name recurs, its first word is part of it, however common.
  const isTold =
    text.includes(" ") &&
    (timesIn(whole, text) > 1 || isExplained(plain.slice(index + text.length), language));
  for (let isTrimming = true; isTrimming && start < end; ) {
    isTrimming = false;
    const rest = plain.slice(start, end);
    const place = originAt(rest, language);
    const word = /^\S+/.exec(rest)?.[0] ?? "";
    const isPlaceWhole =
      (!isTold || place === rest.length) &&
      place > 0 &&
      (place === rest.length || rest[place] === " ");
    // The place in "Asia Partners" is part of the name. Of "Ngân hàng Nhà …" no name begins with "hàng".
    const isRest = start > index && /^\p{Ll}+ /u.test(rest) && !/^\p{Ll}{1,2}\p{Lu}/u.test(rest);
    if (isPlaceWhole && (place === rest.length || start === index)) {
      start += place;
      isTrimming = true;
    } else if (
      isRest ||
      isNoName(word, language, isTold || (!isFirst && /^\p{L}.* /u.test(text))) ||
      OF_ORIGIN.test(word) ||
      (!isTold &&
        start === index &&
        isFirst &&
        timesIn(whole, text) < 2 &&
        isSmallElsewhere(word, whole))
    ) {
      start += word.length;
      isTrimming = true;
    }
    while (plain[start] === " ") start += 1;
  }
  const rest = plain.slice(start, end);
  if (
    NO_NAME.test(rest) ||
    isNoName(rest.replace(/ \d+$/, ""), language, false) ||
    rest.trim() === "" ||
    isWordOfRounds(rest, language) ||
    rest.split(" ").length > LONGEST ||
    (isFirst && monthNamed(/\S+$/u.exec(rest)?.[0] ?? "") !== undefined) ||
    /^\d+$/.test(rest) ||
    (/^\d+ /.test(rest) && isNoName(rest.replace(/^\d+ /, ""), language, false))
  )
    return undefined;
  const isLone =
    start === index &&
    isFirst &&
    !rest.includes(" ") &&
    !/\p{Ll}\p{Lu}/u.test(rest) &&
    (timesIn(whole, rest) < 2 ||
      isSmallElsewhere(rest, whole) ||
      isPartOfWord(rest, end, plain, whole));
  const isSyllable = language === "vi" && !rest.includes(" ") && timesIn(whole, rest) < 2;
  const isDoubtful =
    (isSyllable && /^ \p{Ll}/u.test(plain.slice(end)) && rest.length < 6) ||
    (isLone && !isSubject(plain.slice(end).toLowerCase(), language)) ||
    (isLone && BEFORE_NAME.test(plain.slice(end)));
  return { start: startWithLegalForm(plain, start), end, isDoubtful };
}

/** "Cập nhật": a syllable that is always followed by the same small one. */
function isPartOfWord(name: string, end: number, plain: string, whole: string): boolean {
  const next = /^ \p{Ll}[\p{L}\p{M}]*/u.exec(plain.slice(end))?.[0];
  return next !== undefined && timesIn(whole, name) === timesIn(whole, name + next);
}

/** "Bếp Nhà, ứng dụng …": all words before the explanation that it is a company are its name. */
function isExplained(behind: string, language: Language): boolean {
  const said = /^[,(（] ?(?<said>[^,.]{0,30})/u.exec(behind.toLowerCase())?.groups?.said ?? "";
  return said !== "" && has(company[language], said);
}

/** A single word that occurs once, as the first of a sentence, is a name if it is told to do something. */
function isSubject(behind: string, language: Language): boolean {
  const next = behind.trimStart();
  return (
    /^(?:,|\(|'s\b)/u.test(next) || [get, give].some((words) => next.search(words[language]) === 0)
  );
}

/** "Vietnamese", "Thái Lan": a place without an ending for its people begins a name in English. */
function originAt(text: string, language: Language): number {
  const place = placeAt(text);
  const written = text.slice(0, place);
  const isName = language === "en" ? !OF_PEOPLE.test(written) : /^nusantara$/i.test(written);
  return isName && place < text.length ? 0 : place;
}

function isNoName(word: string, language: Language, isRepeated: boolean): boolean {
  const low = word.toLowerCase();
  if (/^(?:PT|CV)\.?$/.test(word)) return false;
  if (NO_NAME.test(word)) return true;
  const titles = [company[language], company.en, person[language], person.en];
  const words = isRepeated ? titles : [...titles, opener[language], opener.en];
  return words.some((pattern) => low.replace(pattern, "") === "");
}

/** "Rencana", "Modal": words of all texts about rounds, which begin sentences and are nobody's name. */
function isWordOfRounds(word: string, language: Language): boolean {
  return [noun, plan].some((words) => word.toLowerCase().replace(words[language], "") === "");
}

function timesIn(text: string, name: string): number {
  return text.split(name).length - 1;
}

function isSmallElsewhere(word: string, whole: string): boolean {
  const low = word.toLowerCase();
  if (low === word) return false;
  const safe = low.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
  return new RegExp(`(?<![\\p{L}\\p{M}.])${safe}(?![\\p{L}\\p{M}])`, "u").test(whole);
}
