import type { Language } from "../../../../contracts/languages.ts";
import { alternatives, END } from "../../../language/alternatives.ts";
import { fold } from "../../../language/fold.ts";
import { onFirstUseOf } from "../../../on-first-use.ts";

/** Words that imply a number without being one (language/number-words.ts). */
const WORDS: Record<Language, Record<string, number>> = {
  en: { doubled: 2, doubling: 2, tripled: 3, tripling: 3, quadrupled: 4, twice: 2 },
  zh: { 俩: 2, 双: 2, 翻倍: 2, 翻番: 2, 翻一番: 2, 一倍: 2, 倍增: 2 },
  vi: { đôi: 2, cặp: 2 },
  th: { คู่: 2, เท่าตัว: 2 },
  // biome-ignore format: a table
  id: {
    kedua: 2, keduanya: 2, berdua: 2, sepasang: 2, ketiga: 3, ketiganya: 3, bertiga: 3, keempat: 4,
    keempatnya: 4, kelima: 5, kelimanya: 5, keenam: 6, ketujuh: 7, kedelapan: 8, kesembilan: 9,
    kesepuluh: 10,
  },
};
/** Ordinals and the like: they can bear out a figure, but claim none. */
const ORDINALS: Record<string, number> = {
  both: 2,
  pair: 2,
  duo: 2,
  trio: 3,
  double: 2,
  triple: 3,
  second: 2,
  third: 3,
  fourth: 4,
  fifth: 5,
  sixth: 6,
  seventh: 7,
  eighth: 8,
  ninth: 9,
  tenth: 10,
};

type Counts = { values: ReadonlyMap<string, number>; pattern: RegExp };

/** Words that imply a number, in folded, simplified text of that language. */
export function toldCountsIn(
  folded: string,
  language: Language,
): { value: number; start: number; end: number }[] {
  const { values, pattern } = countsOf(language);
  return [...folded.matchAll(pattern)].flatMap(({ 0: word, index }) => {
    const value = values.get(word);
    return value === undefined ? [] : [{ value, start: index, end: index + word.length }];
  });
}

/** The numbers in ordinals of folded English text, which can bear out figures as well. */
export function ordinalsIn(folded: string): number[] {
  return [...folded.matchAll(/(?<![a-z])[a-z]+(?![a-z])/g)].flatMap(([word]) => {
    const value = ORDINALS[word];
    return value === undefined ? [] : [value];
  });
}

const countsOf = onFirstUseOf((language: Language): Counts => {
  const values = new Map(
    Object.entries(WORDS[language]).map(([word, value]) => [fold(word), value]),
  );
  const words = alternatives([...values.keys()], END);
  const pattern = new RegExp(`(?<![\\p{Script=Latin}\\d](?=\\p{Script=Latin}))(?:${words})`, "gu");
  return { values, pattern };
});
