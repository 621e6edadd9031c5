import { END, eachMatch } from "./alternatives.ts";
import { BEHIND, currencyOf } from "./currency-names.ts";
import { JOINT } from "./figure-joints.ts";
import { type Figure, SCALE } from "./figures.ts";
import { fold } from "./fold.ts";
import { OF_SEVERAL, SCALES } from "./money-words.ts";
import { inSimplified } from "./simplified.ts";

/** What a word adds to a number. */
// biome-ignore format: a table
const ADDED: Record<string, number> = {
  a: 1, one: 1, two: 2, three: 3, four: 4, five: 5, six: 6, seven: 7, eight: 8, nine: 9, ten: 10,
  eleven: 11, twelve: 12, fifteen: 15, twenty: 20, thirty: 30, forty: 40, fifty: 50, sixty: 60,
  seventy: 70, eighty: 80, ninety: 90, half: 0.5, "half a": 0.5, "and a half": 0.5,
  satu: 1, dua: 2, tiga: 3, empat: 4, lima: 5, enam: 6, tujuh: 7, delapan: 8, sembilan: 9,
  sepuluh: 10, sebelas: 11, belas: 10, seratus: 100, setengah: 0.5,
  một: 1, mốt: 1, hai: 2, ba: 3, bốn: 4, tư: 4, năm: 5, lăm: 5, sáu: 6, bảy: 7, tám: 8, chín: 9,
  mười: 10, nửa: 0.5,
  หนึ่ง: 1, เอ็ด: 1, สอง: 2, ยี่: 2, สาม: 3, สี่: 4, ห้า: 5, หก: 6, เจ็ด: 7, แปด: 8, เก้า: 9, ครึ่ง: 0.5,
  一: 1, 二: 2, 两: 2, 三: 3, 四: 4, 五: 5, 六: 6, 七: 7, 八: 8, 九: 9,
};
/** What a word makes of the one before it, or of one: "ba mươi" are three tens. */
// biome-ignore format: a table
const MULTIPLIED: Record<string, number> = {
  hundred: 100, puluh: 10, ratus: 100, mươi: 10, trăm: 100, สิบ: 10, ร้อย: 100, 十: 10, 百: 100, 千: 1000,
};
const ADD = folded(ADDED);
const TIMES = folded(MULTIPLIED);
const WORD = [...ADD.keys(), ...TIMES.keys()]
  .toSorted((one, other) => other.length - one.length)
  .map((word) => (/\p{Script=Latin}$/u.test(word) ? word + END : word))
  .join("|");
const EACH_WORD = new RegExp(WORD, "gu");
const NUMBER_WORDS = `(?![百千])(?:(?:${WORD})[ -]?){1,5}`;
/** Words of numbers are money only before a scale and a currency; "数百万" are some, "百万" any. */
const WORDED = new RegExp(
  `(?<![\\p{Script=Latin}\\d几数上多第近])` +
    `(?:(?<low>${NUMBER_WORDS})(?<lowScale>${SCALE})?(?<joint>${JOINT}))?` +
    `(?<words>${NUMBER_WORDS})` +
    `(?<scale>${SCALE})(?<half> ?${fold("rưỡi")}| ?${fold("ครึ่ง")})? ?(?<behind>${BEHIND})`,
  "gu",
);

/** Money of folded text whose number is written in words: "one to two million dollars", "หนึ่งล้านบาท". */
export function wordedMoneyIn(text: string): Figure[] {
  return eachMatch(WORDED, inSimplified(text)).flatMap(({ 0: written, index, groups = {} }) => {
    const { low, lowScale, joint = "", words = "", scale = "", half, behind = "" } = groups;
    const end = index + written.length;
    const money = (numbers: string, of: string, part: number) => {
      const number = numberOfWords(numbers);
      return {
        number: String(number),
        part,
        value: (number + part) * (SCALES.get(of)?.factor ?? 1),
        scale: of,
        currency: currencyOf(behind),
        isVague: OF_SEVERAL.includes(behind),
        unit: undefined,
      };
    };
    const most = money(words, scale, half === undefined ? 0 : 0.5);
    if (low === undefined) return [{ ...most, start: index, end }];
    const lowEnd = index + `${low}${lowScale ?? ""}`.trimEnd().length;
    const start = index + `${low}${lowScale ?? ""}${joint}`.length;
    return [
      { ...money(low, lowScale ?? scale, 0), start: index, end: lowEnd },
      { ...most, start, end },
    ];
  });
}

function numberOfWords(words: string): number {
  let total = 0;
  let last = 0;
  for (const [word] of words.matchAll(EACH_WORD)) {
    const times = TIMES.get(word);
    const added =
      times === undefined ? (ADD.get(word) ?? 0) : last === 0 ? times : last * (times - 1);
    last = times === undefined ? added : 0;
    total += added;
  }
  return total;
}

function folded(words: Record<string, number>): ReadonlyMap<string, number> {
  return new Map(Object.entries(words).map(([word, number]) => [fold(word), number]));
}
