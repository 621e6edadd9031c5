import { readFileSync } from "node:fs";
import { z } from "zod";
import type { Language } from "../../../contracts/languages.ts";
import { plain } from "../../language/fold.ts";

const words = z
  .object({ en: z.string(), id: z.string(), vi: z.string(), th: z.string(), zh: z.string() })
  .transform(({ en, id, vi, th, zh }) => ({
    en: patternOf(en, true),
    id: patternOf(id, true),
    vi: patternOf(vi, true),
    th: patternOf(th, false),
    zh: patternOf(zh, false),
  }));

export type Patterns = Readonly<Record<Language, RegExp>>;

/**
 * The patterns of a word file, by topic and language: alternatives separated by "|", for text in small
 * letters. Words in Latin letters match as whole words; Thai and Chinese have nothing between words.
 */
export function readPatterns<Topic extends string>(
  file: string,
  topics: readonly Topic[],
): Record<Topic, Patterns> {
  const all = z
    .record(z.string(), z.unknown())
    .parse(JSON.parse(readFileSync(new URL(`words/${file}`, import.meta.url), "utf8")));
  const asked = Object.fromEntries(topics.map((topic) => [topic, all[topic]]));
  return z.record(z.enum(topics), words).parse(asked);
}

function patternOf(words: string, areWhole: boolean): RegExp {
  const source = plain(words);
  return new RegExp(
    areWhole ? `(?<![\\p{L}\\p{M}\\p{N}])(?:${source})(?![\\p{L}\\p{M}])` : `(?:${source})`,
    "gu",
  );
}

export type Hit = { start: number; end: number };

/** The matches of a pattern between two places in a text. */
export function hitsOf(pattern: RegExp, text: string, from = 0, to = text.length): Hit[] {
  const hits: Hit[] = [];
  for (const { 0: found, index } of text.slice(from, to).matchAll(pattern)) {
    if (found !== "") hits.push({ start: from + index, end: from + index + found.length });
  }
  return hits;
}

export function has(pattern: RegExp, text: string): boolean {
  return text.search(pattern) >= 0;
}

/** Whether a text ends with words of a pattern. */
export function endsWith(pattern: RegExp, text: string): boolean {
  return new RegExp(`${pattern.source}$`, "u").test(text);
}

/** Whether a stretch of text has nothing but words of some patterns. */
export function isMadeOf(patterns: readonly RegExp[], text: string): boolean {
  const sources = patterns.map(({ source }) => source).join("|");
  return new RegExp(`^(?:\\s|${sources})*$`, "u").test(text);
}
