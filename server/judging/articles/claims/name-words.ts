import { readFileSync } from "node:fs";
import { z } from "zod";
import { fold, foldPattern, withoutMarks } from "../../../language/fold.ts";
import { PLACE_WORDS, REGION_WORDS } from "../../../language/places.ts";
import { STAGE_WORDS } from "../../../language/stages.ts";
import { namesPattern } from "../../../language/word-lists.ts";

const list = z.string().transform((words) => new Set(words.split(" ")));
const { known, generic, translatable, openers } = z
  .object({
    known: list,
    generic: list,
    translatable: z.object({ en: list, vi: list, id: list }),
    openers: z.object({ en: list, vi: list, id: list }),
  })
  .parse(read("no-names.json"));

/** Capitalised, but nobody's name. */
export const KNOWN_WORDS = known;
/** Parts of so many names that they identify nobody. */
export const GENERIC_WORDS = generic;
/** Parts of names that other languages translate: "Bank" of "Bank of Thailand". */
export const TRANSLATABLE_WORDS = translatable;
/** Words that begin sentences; none of them is a name. */
export const OPENERS = openers;

/** Things with a name in each language: places, regions, stages of a company. */
export type Concept = { name: string; isCity: boolean; start: number; end: number };

const CITIES = readNames("cities.json");
const LANGUAGES = readNames("languages.json");
/** Abbreviations in capitals, which lists of small letters leave out, and a language's short names of places. */
const SHORT_PLACES: readonly [name: string, pattern: RegExp][] = [
  ["USA", /(?<![\p{L}.])(?:US|U\.S\.|USA|AS|Hoa Kỳ|Mỹ)(?![\p{L}$])|美|มะกัน/gu],
  ["UK", /(?<!\p{L})(?:UK|U\.K\.)(?!\p{L})|英国/gu],
  [
    "UAE",
    /(?<!\p{L})(?:UAE|United Arab Emirates|UEA)(?!\p{L})|阿联酋|สหรัฐอาหรับเอมิเรตส์|Các Tiểu vương quốc Ả Rập/gu,
  ],
  ["Thailand", /(?<!\p{L})(?:Thái|Thai|Thais)(?!\p{L})/gu],
  ["Laos", /(?<!\p{L})(?:Lào|Lao)(?!\p{L})/gu],
  ["UK", /(?<!\p{L}|\p{Lu}\p{L}+ )Anh(?! \p{Lu}|\p{L})/gu],
  ["France", /(?<!\p{L}|\p{Lu}\p{L}+ )Pháp(?! \p{Lu}|\p{L})/gu],
  ["Germany", /(?<!\p{L}|\p{Lu}\p{L}+ )Đức(?! \p{Lu}|\p{L})/gu],
  ["Australia", /(?<!\p{L}|\p{Lu}\p{L}+ )Úc(?! \p{Lu}|\p{L})/gu],
  ["Russia", /(?<!\p{L}|\p{Lu}\p{L}+ )Nga(?! \p{Lu}|\p{L})/gu],
  ["China", /(?<!\p{L})Trung(?! tâm|\p{L})|(?<!\p{L})Hoa(?! Kỳ|\p{L})|中/gu],
  ["Japan", /(?<!\p{L})(?:Nhật)(?!\p{L})|日资/gu],
  ["Korea", /(?<!\p{L})(?:Hàn)(?!\p{L})|韩/gu],
  ["Singapore", /(?<!\p{L})Sing(?!\p{L})/gu],
  ["asia", /(?<!\p{L})(?:Châu Á|châu Á|Asian)(?!\p{L})|亚洲|亚/gu],
  ["europe", /(?<!\p{L})(?:EU|European|châu Âu|Châu Âu|Eropa)(?!\p{L})|欧/gu],
  ["middle_east", /(?<!\p{L})(?:Gulf|Vùng Vịnh|Teluk)(?!\p{L})|海湾|อ่าวเปอร์เซีย/gu],
];
const COUNTRIES = PLACE_WORDS.map(([name, words]): [string, RegExp] => [name, namesPattern(words)]);
const REGIONS = REGION_WORDS.filter(
  ([name]) => !["world", "the_region", "west"].includes(name),
).map(([name, words]): [string, RegExp] => [name, namesPattern(words)]);
const STAGES = STAGE_WORDS.map(([stages, words]): [string, RegExp] => [
  `stage ${stages}`,
  namesPattern(words),
]);
const SERIES =
  /(?:series|seri|ซีรีส์|ซีรีส|vòng|putaran) ?([a-h])\+?(?![\p{L}])|(?<!\p{Script=Latin})([a-h])\+? ?轮/gu;
const THAI_SERIES = ["เอ", "บี", "ซี", "ดี", "อี", "เอฟ", "จี"].map((letter, at): [string, RegExp] => [
  `series ${"abcdefg".charAt(at)}`,
  new RegExp(`ซีรีส์? ?${letter}(?![ก-๙])`, "gu"),
]);

/** The concepts that a text names: `folded` for words of small letters, `written` for capitals; both of one length. */
export function conceptsIn(folded: string, written: string): Concept[] {
  const found = (name: string, pattern: RegExp, text: string, isCity = false) =>
    [...text.matchAll(pattern)].map(({ 0: word, index }) => ({
      name,
      isCity,
      start: index,
      end: index + word.length,
    }));
  const unmarked = withoutMarks(folded);
  const letters = [...folded.matchAll(SERIES)].map(({ 0: word, 1: one, 2: other, index }) => ({
    name: `series ${one ?? other}`,
    isCity: false,
    start: index,
    end: index + word.length,
  }));
  return [
    ...CITIES.flatMap(([name, pattern]) => found(name, pattern, unmarked, true)),
    ...LANGUAGES.flatMap(([name, pattern]) => found(name, pattern, unmarked)),
    ...COUNTRIES.flatMap(([name, pattern]) => found(name, pattern, folded)),
    ...REGIONS.flatMap(([name, pattern]) => found(name, pattern, folded)),
    ...STAGES.flatMap(([name, pattern]) => found(name, pattern, folded)),
    ...SHORT_PLACES.flatMap(([name, pattern]) => found(name, pattern, written)),
    ...letters,
    ...THAI_SERIES.flatMap(([name, pattern]) => found(name, pattern, folded)),
  ];
}

/** Names in each language, one line per concept, without the marks of Latin letters. */
function readNames(file: string): [name: string, pattern: RegExp][] {
  return z
    .array(z.string())
    .parse(read(file))
    .map((line) => {
      const words = line.split("|").map((word) => word.replaceAll(".", "\\."));
      const source = foldPattern(words.join("|"), fold);
      return [
        words[0] ?? "",
        new RegExp(`(?<!\\p{Script=Latin})(?:${source})(?!\\p{Script=Latin})`, "gu"),
      ];
    });
}

function read(file: string): unknown {
  return JSON.parse(readFileSync(new URL(`../words/${file}`, import.meta.url), "utf8"));
}
