import type { Language } from "../../../../contracts/languages.ts";

/** Words in quotation marks, with their place, marks included. */
export type Quote = { words: string; start: number; end: number };

/** Double, angular and corner marks; single ones only where they are no apostrophe: "farmers' shops", "the '90s". */
const QUOTED =
  /["“«「『]([^"“”«»「」『』]+)["”»」』]|‘([^‘\n]+?)’(?![\p{L}\p{N}])|(?<![\p{L}\p{N}’'])'(?=\p{L})([^'\n]+(?:'\p{L}[^'\n]*)*)'(?![\p{L}\p{N}])/gu;
/** A word or two in quotation marks are a title or a term. */
const LEAST_QUOTE_WORDS = 4;
/** As many signs where words are not parted by blanks. */
const LEAST_QUOTE_SIGNS = 10;

/** The quotes of a text, in order; places are UTF-16 units. */
export function quotesIn(text: string): Quote[] {
  return [...text.matchAll(QUOTED)].map(
    ({ 0: whole, 1: double, 2: curly, 3: straight, index }) => ({
      words: double ?? curly ?? straight ?? "",
      start: index,
      end: index + whole.length,
    }),
  );
}

/** Whether a quote in a text of this language is what somebody says, and no title or term. */
export function isSpeech({ words }: Quote, language: Language): boolean {
  const isUnparted =
    (language === "zh" || language === "th") && /[\p{Script=Han}\p{Script=Thai}]/u.test(words);
  return isUnparted
    ? [...words].length >= LEAST_QUOTE_SIGNS
    : words.split(/\s+/).length >= LEAST_QUOTE_WORDS;
}
