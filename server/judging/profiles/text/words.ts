import { segmentsOf } from "../../../language/words.ts";

/** The words of a text, also of languages that write without spaces. */
export function wordsOf(text: string): string[] {
  return [...segmentsOf(text, "en")]
    .filter(({ isWordLike }) => isWordLike === true)
    .map(({ segment }) => segment);
}

const HAN = /\p{Script=Han}/u;

/** How long a text is: in words, or in characters if most of it is Chinese, as Chinese texts are counted. */
export function lengthOf(text: string): { count: number; isInCharacters: boolean } {
  const words = wordsOf(text);
  const characters = [...text].filter((sign) => HAN.test(sign)).length;
  // Names in Latin letters among the characters count by words.
  const others = words.filter((word) => !HAN.test(word)).length;
  const isInCharacters = characters > others;
  return { count: isInCharacters ? characters + others : words.length, isInCharacters };
}

const SCRIPTS = [/\p{Script=Latin}/gu, /\p{Script=Han}/gu, /\p{Script=Thai}/gu];

/** The main script of a text, as its place in our list; -1 if it is none of them. */
export function scriptOf(text: string): number {
  const counts = SCRIPTS.map((script) => text.match(script)?.length ?? 0);
  const most = Math.max(...counts);
  return most === 0 ? -1 : counts.indexOf(most);
}
