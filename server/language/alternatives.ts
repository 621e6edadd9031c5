import { OTHER_WORDS } from "./money-words.ts";

/** A word of Latin letters must end where it ends: the m of "map" is no million. */
export const END = "(?!\\p{Script=Latin})";

/** Words as a pattern, longest first; `end` is what must follow words in Latin letters. */
export function alternatives(words: readonly string[], end: string): string {
  return words
    .toSorted((one, other) => other.length - one.length)
    .map((word) => {
      const escaped = word.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      const other = OTHER_WORDS[word];
      const isLatin = /\p{Script=Latin}$/u.test(word);
      return `${escaped}${other === undefined ? "" : `(?!${other})`}${isLatin ? end : ""}`;
    })
    .join("|");
}

/** All matches of a long global pattern, which must never match the empty string; `matchAll` would copy it per text. */
export function eachMatch(pattern: RegExp, text: string): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  pattern.lastIndex = 0;
  for (let match = pattern.exec(text); match; match = pattern.exec(text)) found.push(match);
  return found;
}
