import type { Language } from "./languages.ts";

/** A word with a capital only because it stands first: no AI, SaaS, Web3, nor the "Series" of "Series A". */
const CAPITAL = /(?<![\p{L}\d])\p{Lu}(?:\p{Ll}+|(?=-\p{Ll}))(?![\p{L}\d]| \p{Lu}(?!\p{L}))/gu;

/** To Thai and Chinese a Latin word is a name, whose capital stays: "รอบ Seed". */
const WITH_CAPITALS: readonly Language[] = ["en", "id", "vi"];

/** The name of a closed list's value (not of a country) within a sentence: "food tech", but "HR tech". */
export function withinSentence(label: string, language: Language): string {
  if (!WITH_CAPITALS.includes(language)) return label;
  return label.replace(CAPITAL, (word) => word.toLowerCase());
}
