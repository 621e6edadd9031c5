import { LANGUAGES, type Language } from "../../contracts/languages.ts";
import type { Names } from "../../supabase/seed/scale/names.ts";
import { below, pick, type Random, randomFrom } from "../../supabase/seed/scale/random.ts";
import type { Story } from "../../supabase/seed/scale/stories.ts";
import { folded, nameLetters } from "./folded.ts";
import { type Query, type Term, within, words } from "./query.ts";

/** Queries drawn from the content, always the same ones. */

const WHOLE_NAMES = 60;
const BEGINNINGS = 40;
const SLIPS = 120;
const SPANS_PER_LANGUAGE = 30;
/** A beginning is used when at most this many companies share it: all of them fit the answer. */
const MOST_SHARING = 5;

export function queriesFromNames(names: Names): Query[] {
  const random = randomFrom(77);
  return [
    ...Array.from({ length: WHOLE_NAMES }, () => wholeName(random, names)),
    ...beginnings(random, names),
    ...Array.from({ length: SLIPS }, () => slip(random, names)),
  ];
}

function drawName(random: Random, names: Names) {
  const group = random() < 0.75 ? "startups" : "investors";
  const name = pick(random, names[group]);
  return { group, name, language: languageOf(name) } as const;
}

function wholeName(random: Random, names: Names): Query {
  const { group, name, language } = drawName(random, names);
  return { topic: "whole name, drawn", language, text: name.toLowerCase(), [group]: [name] };
}

function beginnings(random: Random, names: Names): Query[] {
  const drawn = Array.from({ length: BEGINNINGS }, () => pick(random, names.startups));
  const letters = names.startups.map(nameLetters);
  return drawn.flatMap((name): Query[] => {
    const whole = nameLetters(name);
    for (let length = 2; length <= whole.length; length++) {
      const beginning = whole.slice(0, length);
      const sharing = letters.filter((other) => other.startsWith(beginning)).length;
      if (sharing > MOST_SHARING) continue;
      const topic = "beginning of a name, drawn";
      return [{ topic, language: languageOf(name), text: cutName(name, length), startups: [name] }];
    }
    return [];
  });
}

/** The beginning of a name that has that many of its letters. */
function cutName(name: string, letters: number): string {
  const characters = [...name];
  const end = characters.findIndex(
    (_, at) => nameLetters(characters.slice(0, at + 1).join("")).length >= letters,
  );
  return characters.slice(0, end + 1).join("");
}

const LETTERS = "abcdefghiklmnoprstuvwy";

/** A name with one edit in one of its longer words. */
function slip(random: Random, names: Names): Query {
  for (;;) {
    const { group, name, language } = drawName(random, names);
    const all = name.split(" ");
    const at = below(random, all.length);
    const word = all[at] ?? "";
    if (!/^[\p{Script=Latin}]{5,}$/u.test(word)) continue;
    const mistyped = withSlip(random, word);
    if (folded(mistyped) === folded(word)) continue;
    const text = all.with(at, mistyped).join(" ").toLowerCase();
    return { topic: "name with a slip, drawn", language, text, [group]: [name] };
  }
}

function withSlip(random: Random, word: string): string {
  const letters = [...word];
  const at = 1 + below(random, letters.length - 2);
  const [here = "", next = ""] = letters.slice(at, at + 2);
  switch (below(random, 4)) {
    case 0:
      return letters.toSpliced(at, 1).join("");
    case 1:
      return letters.toSpliced(at, 0, pick(random, LETTERS)).join("");
    case 2:
      return letters.with(at, pick(random, LETTERS)).join("");
    default:
      return letters.toSpliced(at, 2, next, here).join("");
  }
}

/** @param count of all stories: the sampled ones are spread over them. */
export function queriesFromStories(stories: Iterable<Story>, count: number): Query[] {
  const random = randomFrom(99);
  const missing = new Map(LANGUAGES.map((language) => [language, SPANS_PER_LANGUAGE]));
  const queries: Query[] = [];
  for (const story of stories) {
    const left = missing.get(story.language) ?? 0;
    if (left === 0 || random() > 3000 / count) continue;
    const query = spanOf(random, story);
    if (!query) continue;
    queries.push(query);
    missing.set(story.language, left - 1);
    if ([...missing.values()].every((number) => number === 0)) break;
  }
  return queries;
}

/** A few words, or characters, of the story's title. */
function spanOf(random: Random, { language, titles }: Story): Query | undefined {
  const parts = titles[language] ?? [];
  const title = parts.join("");
  const found = { zh: chineseSpan, th: thaiSpan, en: latinSpan, id: latinSpan, vi: latinSpan };
  const span = found[language](random, title, parts);
  if (!span) return undefined;
  const bare = language === "vi" && random() < 0.5;
  const text = bare ? folded(span.text) : span.text;
  return { topic: "span of a title", language, text, news: [[span.term]] };
}

type Span = { text: string; term: Term } | undefined;

function chineseSpan(random: Random, title: string): Span {
  const [run] = title.match(/\p{Script=Han}{5,}/u) ?? [];
  if (!run) return undefined;
  const length = 2 + below(random, 4);
  const start = below(random, run.length - length + 1);
  const text = run.slice(start, start + length);
  return { text, term: within(text) };
}

function thaiSpan(random: Random, _title: string, parts: readonly string[]): Span {
  const longer = parts.filter((part) => /^\p{Script=Thai}{4,}$/u.test(part));
  if (longer.length === 0) return undefined;
  const text = pick(random, longer);
  return { text, term: within(text) };
}

function latinSpan(random: Random, title: string): Span {
  const spans = title.match(/[\p{Script=Latin}\p{M}]{2,}(?: [\p{Script=Latin}\p{M}]{2,}){1,2}/gu);
  if (!spans) return undefined;
  const text = pick(random, spans);
  return { text, term: words(text) };
}

function languageOf(name: string): Language {
  if (/\p{Script=Han}/u.test(name)) return "zh";
  if (/\p{Script=Thai}/u.test(name)) return "th";
  return /[À-ỹĐđ]/.test(name) ? "vi" : "en";
}
