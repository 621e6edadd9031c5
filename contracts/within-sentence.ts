/** A word with a capital only because it stands first: no AI, SaaS, Web3, nor the "Series" of "Series A". */
const CAPITAL = /(?<![\p{L}\d])\p{Lu}(?:\p{Ll}+|(?=-\p{Ll}))(?![\p{L}\d]| \p{Lu}(?!\p{L}))/gu;

/** The name of a closed list's value (not of a country) within a sentence: "food tech", but "HR tech". */
export function withinSentence(label: string): string {
  return label.replace(CAPITAL, (word) => word.toLowerCase());
}
