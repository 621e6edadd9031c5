import type { Language } from "../../../../contracts/languages.ts";
import { fold } from "../../../language/fold.ts";

/** From two on: one is said of what nobody has counted. */
// biome-ignore format: a table
const WORDS: Record<Language, Record<string, number>> = {
  en: {
    two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10, eleven: 11,
    twelve: 12, dozen: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, doubled: 2,
    doubling: 2, tripled: 3, tripling: 3, quadrupled: 4, twice: 2,
  },
  zh: {
    两: 2, 俩: 2, 二: 2, 双: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9, 十: 10, 十一: 11, 十二: 12,
    十五: 15, 二十: 20, 三十: 30, 四十: 40, 五十: 50, 翻倍: 2, 翻番: 2, 翻一番: 2, 一倍: 2, 倍增: 2,
  },
  vi: {
    hai: 2, đôi: 2, cặp: 2, ba: 3, bốn: 4, tư: 4, năm: 5, sáu: 6, bảy: 7, tám: 8, chín: 9, mười: 10,
    "mười một": 11, "mười hai": 12, "mười lăm": 15, "hai mươi": 20, "ba mươi": 30, "bốn mươi": 40,
    "năm mươi": 50, "một tá": 12,
  },
  th: {
    สอง: 2, คู่: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7, แปด: 8, เก้า: 9, สิบ: 10, สิบเอ็ด: 11,
    สิบสอง: 12, สิบห้า: 15, ยี่สิบ: 20, สามสิบ: 30, สี่สิบ: 40, ห้าสิบ: 50, เท่าตัว: 2,
  },
  id: {
    dua: 2, kedua: 2, keduanya: 2, berdua: 2, sepasang: 2, tiga: 3, ketiganya: 3, bertiga: 3,
    ketiga: 3, empat: 4, keempat: 4, keempatnya: 4, lima: 5, kelima: 5, kelimanya: 5, enam: 6,
    keenam: 6, tujuh: 7, ketujuh: 7, delapan: 8, kedelapan: 8, sembilan: 9, kesembilan: 9,
    sepuluh: 10, kesepuluh: 10, sebelas: 11, "dua belas": 12,
    selusin: 12, "lima belas": 15, "dua puluh": 20, "tiga puluh": 30, "empat puluh": 40,
    "lima puluh": 50,
  },
};
/** What says of a number which one it is; it may be read, and is not claimed. */
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

const LISTS = new Map<Language, ReadonlyMap<string, number>>();
const PATTERNS = new Map<Language, RegExp>();

/** Words of numbers in folded, simplified text; those of English in texts of other languages as well. */
export function countWordsIn(
  folded: string,
  language: Language,
): { value: number; start: number; end: number }[] {
  const list = listOf(language);
  return [...folded.matchAll(patternOf(language))].flatMap(({ 0: word, index }) => {
    const value = list.get(word);
    return value === undefined ? [] : [{ value, start: index, end: index + word.length }];
  });
}

/** How many figures are said by ordinals in folded English text, which may be read as well. */
export function ordinalsIn(folded: string): number[] {
  return [...folded.matchAll(/(?<![a-z])[a-z]+(?![a-z])/g)].flatMap(([word]) => {
    const value = ORDINALS[word];
    return value === undefined ? [] : [value];
  });
}

function listOf(language: Language): ReadonlyMap<string, number> {
  const kept = LISTS.get(language);
  if (kept) return kept;
  const list = new Map(Object.entries(WORDS[language]).map(([word, value]) => [fold(word), value]));
  LISTS.set(language, list);
  return list;
}

function patternOf(language: Language): RegExp {
  const kept = PATTERNS.get(language);
  if (kept) return kept;
  const words = [...listOf(language).keys()]
    .toSorted((one, other) => other.length - one.length)
    .map((word) =>
      /\p{Script=Latin}$/u.test(word)
        ? `(?<![\\p{Script=Latin}\\d])${word}(?!\\p{Script=Latin})`
        : word,
    );
  const pattern = new RegExp(words.join("|"), "gu");
  PATTERNS.set(language, pattern);
  return pattern;
}
