import type { Language } from "../../contracts/languages.ts";
import { jointOf } from "./figure-joints.ts";
import { type Figure, figureValue } from "./figures.ts";
import { SCALES } from "./money-words.ts";
import { mayBeYear } from "./written-number.ts";

const LONGEST_WORD = 12;
/** From here on, a number beside one with a scale may be written out in full. */
const LEAST_WRITTEN_OUT = 10_000;
const BETWEEN_WORD = /(?:between|antara|giữa|từ|ระหวาง|介于|介於)\s{0,2}$/u;

/** "1 tỷ 200 triệu" as one figure. Cells of a table rarely look like that. */
export function withCompounds(figures: readonly Figure[], text: string): Figure[] {
  const whole: Figure[] = [];
  for (const figure of figures) {
    const last = whole.at(-1);
    const sum = last && compoundOf(last, figure, text);
    if (sum) whole[whole.length - 1] = sum;
    else whole.push(figure);
  }
  return whole;
}

function compoundOf(large: Figure, small: Figure, text: string): Figure | undefined {
  const [one, other] = [SCALES.get(large.scale ?? ""), SCALES.get(small.scale ?? "")];
  if (!one?.language || one.language !== other?.language || large.unit !== undefined)
    return undefined;
  const gap = text.slice(large.end, small.start);
  const part = figureValue({ ...small, currency: undefined }, one.language) / one.factor;
  const isOne =
    gap === (one.language === "zh" ? "" : " ") &&
    other.factor < one.factor &&
    part < 1 &&
    large.part === 0 &&
    /^\d+$/.test(large.number) &&
    /^\d+$/.test(small.number) &&
    !isBehind(large, text) &&
    (small.currency === undefined || isBehind(small, text));
  if (!isOne) return undefined;
  const currency = large.currency ?? small.currency;
  const { unit, end } = small;
  return { ...large, part, value: large.value + part * one.factor, currency, unit, end };
}

/**
 * Gives both ends of each range the scale and the currency that are written once: "$25–50 million".
 * @param unwritten gives the currency of a figure that is money although none is written
 */
export function withWholeRanges(
  figures: readonly Figure[],
  text: string,
  language: Language,
  unwritten: (figure: Figure) => string | undefined,
  isCounted: (figure: Figure) => boolean,
): Figure[] {
  const whole = [...figures];
  for (let at = 0; at + 1 < whole.length; at += 1) {
    const [low, high] = [whole[at], whole[at + 1]];
    if (!low || !high || !areOneRange(low, high, text, isCounted)) continue;
    const written = low.isVague ? (high.currency ?? low.currency) : (low.currency ?? high.currency);
    const currency = written ?? unwritten(high);
    if (currency === undefined) continue;
    const scale =
      low.scale ?? (bareValue(low, language) <= bareValue(high, language) ? high.scale : undefined);
    const valued = (end: Figure): Figure => ({
      ...end,
      currency,
      value: figureValue({ ...end, currency }, language),
    });
    whole[at] = valued({ ...low, scale });
    whole[at + 1] = valued(high);
  }
  return whole;
}

function areOneRange(
  low: Figure,
  high: Figure,
  text: string,
  isCounted: (figure: Figure) => boolean,
): boolean {
  if (low.unit !== undefined || high.unit !== undefined) return false;
  const joint = jointOf(low, high, text);
  const before = text.slice(Math.max(0, low.start - LONGEST_WORD), low.start);
  if (!joint || (joint === "and" && !BETWEEN_WORD.test(before))) return false;
  const isTight = high.start - low.end === 1;
  if (low.currency === undefined && low.scale === undefined) {
    // "Milestone 1 – $200k" is no range, nor is "2025 – 5 tỷ".
    const couldBeLow = isTight || joint !== "dash" || low.value >= 10;
    return (
      couldBeLow &&
      !(mayBeYear(low.number) && (!isTight || high.scale !== undefined)) &&
      !/[\d/:#.-]$/.test(before) &&
      text.startsWith(high.number, high.start) &&
      isLess(low, high) &&
      (high.currency !== undefined || high.scale !== undefined)
    );
  }
  if (high.currency !== undefined) return true;
  if (high.scale === undefined) {
    const isBare = isTight && joint === "dash" && low.scale === undefined;
    return isBare && !mayBeYear(high.number) && !isCounted(high);
  }
  return !isCounted(high);
}

/** "5 – 10 triệu"; and "300.000 đến 1,5 triệu", whose lower end is written out. */
function isLess(low: Figure, high: Figure): boolean {
  const digits = ({ number }: Figure) => Number(number.replace(/[.,\s]/g, ""));
  const isWritten = low.value >= LEAST_WRITTEN_OUT && low.value < high.value;
  return digits(low) <= digits(high) || isWritten;
}

/** Whether the currency is written after the number, as in speech. */
function isBehind({ number, currency, start }: Figure, text: string): boolean {
  return currency !== undefined && text.startsWith(number, start);
}

function bareValue(figure: Figure, language: Language): number {
  return figureValue({ ...figure, scale: undefined, part: 0 }, language);
}
