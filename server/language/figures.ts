import type { Language } from "../../contracts/languages.ts";
import { alternatives, END, eachMatch } from "./alternatives.ts";
import {
  AHEAD,
  BEHIND,
  currencyOf,
  isCoinAlone,
  isSpoken,
  ONLY_BEFORE,
  ONLY_IN_THAI,
} from "./currency-names.ts";
import { fold } from "./fold.ts";
import {
  MONTHS,
  NEVER_FEW,
  OF_SEVERAL,
  ONLY_OF_MONEY,
  PERCENT,
  SCALES,
  SHORT_IN_RUPIAH,
  TIMES,
  WITH_COMMA,
  WITHOUT_FRACTION,
  YEARS,
} from "./money-words.ts";
import { inSimplified } from "./simplified.ts";
import { type Custom, mayBeYear, NUMBER, numberOf } from "./written-number.ts";

/** A number with the signs and words around it, before it is known what it counts. */
export type Figure = {
  /** As written, without its currency and its unit. */
  number: string;
  /** The part of its scale written after it: the half of "2 tỷ rưỡi". */
  part: number;
  value: number;
  /** In folded letters: "k", "triệu", "万". */
  scale: string | undefined;
  /** ISO 4217, or our name for money that we do not convert (currency-names.ts). */
  currency: string | undefined;
  /** Whether its sign is shared by several currencies: words nearby may tell which is meant. */
  isVague: boolean;
  unit: "percent" | "times" | "months" | "years" | undefined;
  start: number;
  end: number;
};

/** At most one blank: more of them separate. */
const GAP = "[ \\u00a0\\u202f]?";
/** The m of "m²" is no million, nor is that of "m2". */
const END_OF_SCALE = `${END}(?![²³]|(?<!\\dtr)[23](?!\\d))`;
const SCALE = alternatives([...SCALES.keys()], END_OF_SCALE);
/** As in newspapers: "a P60-million grant". */
const HYPHEN = "-(?=(?:thousand|million|billion|trillion)(?!\\p{Script=Latin}))";
/** "Rưỡi" and other words for half of the scale before them. */
const HALF = fold("rưỡi|ครึ่ง");
const FIGURE = new RegExp(
  `(?<![\\p{Script=Latin}\\d]|\\d[.,])(?:(?<before>${AHEAD})${GAP})?(?<number>${NUMBER})` +
    `(?:(?:${GAP}|${HYPHEN})(?<scale>${SCALE})(?:(?<half>${GAP}(?:${HALF}))|(?<=\\d(?:tr|${fold("tỷ|tỉ")}))(?<tenth>\\d)(?!\\d|[.,]\\d))?)?` +
    `(?:${GAP}(?:(?<percent>${alternatives(PERCENT, END)})|(?<times>${alternatives(TIMES, END)})|(?<months>${patterns(MONTHS)})|(?<years>${patterns(YEARS)})|(?<behind>${BEHIND})))?`,
  "gu",
);

/**
 * Every number of a folded text, from left to right. The patterns nest no repetition, and each figure
 * is read once, so that the time grows only with the length of the text.
 * @param language that of the text; if unknown, the words beside a number tell which custom it follows
 */
export function figuresIn(text: string, language: Language | undefined): Figure[] {
  return eachMatch(FIGURE, inSimplified(text)).flatMap((match) => figureOf(match, language));
}

function figureOf(match: RegExpExecArray, language: Language | undefined): Figure[] {
  const { number = "", scale: multiple, behind, half, tenth } = match.groups ?? {};
  const { percent, times, months, years } = match.groups ?? {};
  const before = aheadOf(match);
  const sign = before === undefined || (behind && OF_SEVERAL.includes(before)) ? behind : before;
  // "P450" is money, but "P2" in a list or a plan is no figure at all.
  if (sign === ONLY_BEFORE && number.length < 2 && !multiple) return [];
  const written = currencyOf(sign ?? multiple);
  const part = half === undefined ? Number(tenth ?? 0) / 10 : 0.5;
  if (sign === ONLY_IN_THAI && language !== "th") return [];
  const scale = multiple === ONLY_OF_MONEY && written === undefined ? undefined : multiple;
  const value = percent
    ? numberOf(number, customOf(language, scale, written), true)
    : figureValue({ number, part, scale, currency: written }, language);
  if (!Number.isFinite(value)) return [];
  const isFew = sign !== undefined && value < leastOf(sign);
  const start = match.index + (before === match.groups?.before ? 0 : match[0].indexOf(number));
  return [
    {
      number,
      part,
      value,
      scale,
      currency: isFew ? undefined : written,
      isVague: sign !== undefined && OF_SEVERAL.includes(sign),
      unit: percent ? "percent" : times ? "times" : months ? "months" : years ? "years" : undefined,
      start,
      end: match.index + match[0].length,
    },
  ];
}

/** The name of money before a number. Words may be there by chance: "Euro 2024", "paid in baht 5 times". */
function aheadOf({ groups = {} }: RegExpExecArray): string | undefined {
  const { before, number = "", scale, percent, times, months, years } = groups;
  if (before === undefined || !isSpoken(before) || scale !== undefined) return before;
  const isUnit = percent ?? times ?? months ?? years;
  return isUnit || isCoinAlone(before) || mayBeYear(number) ? undefined : before;
}

function leastOf(sign: string): number {
  return NEVER_FEW[sign.split(/[ -]/).at(-1) ?? ""] ?? NEVER_FEW[sign.split(" ")[0] ?? ""] ?? 0;
}

/** The value of a number with a scale and a currency, its own or those of its neighbour. */
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

function patterns(sources: readonly string[]): string {
  return sources
    .map((source) => (/\p{Script=Latin}\W*$/u.test(source) ? source + END : source))
    .join("|");
}
