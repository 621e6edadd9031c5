import type { Language } from "../../contracts/languages.ts";
import { fold } from "./fold.ts";
import {
  CURRENCIES,
  MONTHS,
  NEVER_FEW,
  OF_SEVERAL,
  ON_EITHER_SIDE,
  ONLY_BEFORE,
  ONLY_BEHIND,
  ONLY_IN_THAI,
  ONLY_OF_MONEY,
  OTHER_WORDS,
  PERCENT,
  SCALES,
  SHORT_IN_RUPIAH,
  TIMES,
  WITH_COMMA,
  WITHOUT_FRACTION,
  YEARS,
} from "./money-words.ts";
import { inSimplified } from "./simplified.ts";
import { type Custom, NUMBER, numberOf } from "./written-number.ts";

/** A number with what is written about it, before anybody has asked what it counts. */
export type Figure = {
  /** As it is written, without its currency and its unit. */
  number: string;
  /** What is written of its scale behind the number: the half of "2 tỷ rưỡi". */
  part: number;
  value: number;
  /** In folded letters: "k", "triệu", "万". */
  scale: string | undefined;
  /** ISO 4217. */
  currency: string | undefined;
  /** Whether a sign tells of the currency that several have: what is written near it may tell which. */
  isVague: boolean;
  unit: "percent" | "times" | "months" | "years" | undefined;
  start: number;
  end: number;
};

/** One blank, or none: more of them part what they stand between. */
const GAP = "[ \\u00a0\\u202f]?";
/** A word of Latin letters must end where it ends: the m of "map" is no million. */
export const END = "(?!\\p{Script=Latin})";
/** Nor is that of "m²" one, or of "m2". */
const END_OF_SCALE = `${END}(?![²³]|(?<!\\dtr)[23](?!\\d))`;
export const SCALE = alternatives([...SCALES.keys()], END_OF_SCALE);
const AHEAD = alternatives([...ON_EITHER_SIDE, ONLY_BEFORE], "");
/** In "12 $5" the sign belongs to what follows; in "450万美元A轮" the word has ended. */
export const BEHIND = `(?:${alternatives(ON_EITHER_SIDE, "")})(?!(?<!\\p{Script=Han})\\p{Script=Latin}|${GAP}\\d)|${alternatives(ONLY_BEHIND, END)}`;
/** As newspapers write: "a P60-million grant". */
const HYPHEN = "-(?=(?:thousand|million|billion|trillion)(?!\\p{Script=Latin}))";
/** "Rưỡi" and what else is half of the scale before it. */
const HALF = fold("rưỡi|ครึ่ง");
const FIGURE = new RegExp(
  `(?<![\\p{Script=Latin}\\d]|\\d[.,])(?:(?<before>${AHEAD})${GAP})?(?<number>${NUMBER})` +
    `(?:(?:${GAP}|${HYPHEN})(?<scale>${SCALE})(?:(?<half>${GAP}(?:${HALF}))|(?<=\\d(?:tr|${fold("tỷ|tỉ")}))(?<tenth>\\d)(?!\\d|[.,]\\d))?)?` +
    `(?:${GAP}(?:(?<percent>${alternatives(PERCENT, END)})|(?<times>${alternatives(TIMES, END)})|(?<months>${patterns(MONTHS)})|(?<years>${patterns(YEARS)})|(?<behind>${BEHIND})))?`,
  "gu",
);

/**
 * Every number of a folded text, from left to right. Their patterns nest no repetition, and each
 * figure is read once: a long text takes no longer than its length.
 * @param language that of the text; where it is unknown, the words beside a number tell whose custom it follows
 */
export function figuresIn(text: string, language: Language | undefined): Figure[] {
  return [...inSimplified(text).matchAll(FIGURE)].flatMap((match) => figureOf(match, language));
}

function figureOf(match: RegExpExecArray, language: Language | undefined): Figure[] {
  const { before, number = "", scale: multiple, behind, half, tenth } = match.groups ?? {};
  const { percent, times, months, years } = match.groups ?? {};
  const sign = before === undefined || (behind && OF_SEVERAL.includes(before)) ? behind : before;
  // "P450" is money, but "P2" of a list or a plan is no figure at all.
  if (sign === ONLY_BEFORE && number.length < 2 && !multiple) return [];
  const written = CURRENCIES.get(sign ?? multiple ?? "");
  const part = half === undefined ? Number(tenth ?? 0) / 10 : 0.5;
  if (sign === ONLY_IN_THAI && language !== "th") return [];
  const scale = multiple === ONLY_OF_MONEY && written === undefined ? undefined : multiple;
  const value = percent
    ? numberOf(number, customOf(language, scale, written), true)
    : figureValue({ number, part, scale, currency: written }, language);
  if (!Number.isFinite(value)) return [];
  const isFew = sign !== undefined && value < (NEVER_FEW[sign] ?? 0);
  return [
    {
      number,
      part,
      value,
      scale,
      currency: isFew ? undefined : written,
      isVague: sign !== undefined && OF_SEVERAL.includes(sign),
      unit: percent ? "percent" : times ? "times" : months ? "months" : years ? "years" : undefined,
      start: match.index,
      end: match.index + match[0].length,
    },
  ];
}

/** What a number comes to with a scale and a currency, its own or those of the one beside it. */
export function figureValue(
  { number, part, scale, currency }: Pick<Figure, "number" | "part" | "scale" | "currency">,
  language: Language | undefined,
): number {
  const isWhole =
    scale === undefined && currency !== undefined && WITHOUT_FRACTION.includes(currency);
  const custom = isWhole ? "comma" : customOf(language, scale, currency);
  const short = currency === "IDR" && scale !== undefined ? SHORT_IN_RUPIAH[scale] : undefined;
  const factor = short ?? SCALES.get(scale ?? "")?.factor ?? 1;
  return (numberOf(number, custom, scale !== undefined) + part) * factor;
}

function customOf(
  language: Language | undefined,
  scale: string | undefined,
  currency: string | undefined,
): Custom {
  const speaks = language ?? (scale === undefined ? undefined : SCALES.get(scale)?.language);
  if (speaks) return speaks === "id" || speaks === "vi" ? "comma" : "point";
  return currency !== undefined && WITH_COMMA.includes(currency) ? "comma" : undefined;
}

/** Words as a pattern, the longest first; `end` is what must follow those of Latin letters. */
function alternatives(words: readonly string[], end: string): string {
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

function patterns(sources: readonly string[]): string {
  return sources
    .map((source) => (/\p{Script=Latin}\W*$/u.test(source) ? source + END : source))
    .join("|");
}
