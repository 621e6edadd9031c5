import type { Language } from "./languages.ts";

/** A word capitalised only because it comes first: not AI, SaaS, Web3, nor the "Series" of "Series A". */
const CAPITAL = /(?<![\p{L}\d])\p{Lu}(?:\p{Ll}+|(?=-\p{Ll}))(?![\p{L}\d]| \p{Lu}(?!\p{L}))/gu;

/** In Thai and Chinese a Latin word is a name and keeps its capital: "รอบ Seed". */
const WITH_CAPITALS: readonly Language[] = ["en", "id", "vi"];

/** "Based in the Philippines". */
const WITH_ARTICLE = new Set(["Philippines", "USA", "UK", "UAE", "Netherlands", "Czech Republic"]);

/** A country within a sentence. @param label what the language calls it. */
export function countryInSentence(country: string, label: string, language: Language): string {
  return `${language === "en" && WITH_ARTICLE.has(country) ? "the " : ""}${label}`;
}

/** The name of a closed list's value (not of a country) within a sentence: "food tech", but "HR tech". */
export function withinSentence(label: string, language: Language): string {
  if (!WITH_CAPITALS.includes(language)) return label;
  return label.replace(CAPITAL, (word) => word.toLowerCase());
}

/** The same beside a noun of the sentence: "giai đoạn hạt giống", "vòng Series A". */
export function besideNoun(label: string, language: Language): string {
  return withinSentence(label, language).replace(/^vòng /u, "");
}
