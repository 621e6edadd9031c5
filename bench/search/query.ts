import type { Language } from "../../contracts/languages.ts";

/**
 * What a text must contain to be right for a query. Letters are compared without case and marks.
 */
export type Term =
  /** These words, one after the other. */
  | { words: string }
  /** A word that begins with this. */
  | { begins: string }
  /** A word of a language without spaces, as the author of the text placed it. */
  | { placed: string }
  /** These characters, wherever they occur. */
  | { within: string }
  /** These words with exactly these marks. */
  | { marked: string };

/** A text is right if it fulfils all terms of at least one of the lists. */
export type Terms = readonly (readonly Term[])[];

/** A query and what is known about its right answer. */
export type Query = {
  /** What it tests. */
  topic: string;
  language: Language | "mixed";
  text: string;
  /** Which articles are right. */
  news?: Terms;
  /** Which startups are right, by their texts and categories. */
  startupTexts?: Terms;
  investorTexts?: Terms;
  /** Names that must be among the first ten. */
  startups?: readonly string[];
  investors?: readonly string[];
  /** Groups in which nothing may be found. */
  nothing?: readonly ("news" | "startup" | "investor")[];
};

export const words = (text: string): Term => ({ words: text });
export const begins = (text: string): Term => ({ begins: text });
export const placed = (text: string): Term => ({ placed: text });
export const within = (text: string): Term => ({ within: text });
export const marked = (text: string): Term => ({ marked: text });
/** Filed under this value of a closed list. */
export const filed = (value: string): Term => ({ words: filedAs(value) });

/** The text of a company filed under a value. */
export function filedAs(value: string): string {
  return `filed ${value}`;
}
