import { daySpan } from "../../../contracts/day-span.ts";
import { dateFormat, numberFormat, withMinus } from "../../../contracts/formats.ts";
import type { FundingMeasure } from "../../../contracts/funding.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";
import { axisMonth, briefDay, briefMonth, dateBesideTables } from "../../i18n/dates.ts";
import { type Messages, type Translate, translator } from "../../i18n/messages.ts";
import { shortDollars } from "../../i18n/money.ts";

/**
 * The tracker's formats in one language, created on the server, because browsers might format
 * differently.
 */
export type TrackerWords = {
  language: Language;
  t: Translate<"funding">;
  /** The name of a country or of a kind of round. */
  label(value: string): string;
  /** With one decimal if it has one. */
  number(value: number): string;
  /** With up to two decimals: on an axis a step may be a quarter of its unit. */
  tick(value: number): string;
  /**
   * A difficulty index, in whole numbers: decimals would promise more than so few rounds can say.
   */
  index(value: number): string;
  /** An index within a calculation, always with its decimal. */
  exactIndex(value: number): string;
  /**
   * With its sign, such as +31%; from tenfold on as a factor, because "+7,194%" of a small amount
   * says nothing.
   */
  signedShare(value: number): string;
  signed(value: number): string;
  /** An amount with its sign. @param value thousand US dollars. */
  signedDollars(value: number): string;
  /** A value of a measure where there is little room: US$355.8M, 36, 52. */
  short(measure: FundingMeasure, value: number): string;
  /** A value of a measure with its unit. */
  figure(measure: FundingMeasure, value: number): string;
  day(day: string): string;
  shortDay(day: string): string;
  month(day: string): string;
  /** A month's name on the axis. */
  axisMonth(day: string): { month: string; year: string };
  /** From one day to another, both included. */
  span(from: string, to: string): string;
  sentences(parts: string[]): string;
};

/** A larger increase is shown as a factor. */
const MANY_TIMES = 9;

export function trackerWords(language: Language, messages: Messages): TrackerWords {
  if (!messages.funding || !messages.labels) throw new Error("The tracker's messages are missing");
  const tag = LANGUAGE_TAGS[language];
  const t = translator<"funding">(language, messages.funding);
  const names: Record<string, string> = messages.labels;
  const numbers = (options: Intl.NumberFormatOptions) => numberFormat(tag, options);
  const dates = (options: Intl.DateTimeFormatOptions) => {
    const format = dateFormat(tag, { ...options, timeZone: "UTC" });
    return (day: string) => format.format(new Date(day));
  };
  const plain = numbers({ maximumFractionDigits: 1 });
  const ticks = numbers({ maximumFractionDigits: 2 });
  const index = numbers({ maximumFractionDigits: 0 });
  const exact = numbers({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
  const signed = numbers({ maximumFractionDigits: 1, signDisplay: "exceptZero" });
  const share = numbers({
    style: "percent",
    maximumFractionDigits: 0,
    signDisplay: "exceptZero",
  });
  const short = (measure: FundingMeasure, value: number) => {
    if (measure === "amount") return shortDollars(value, language);
    return (measure === "rounds" ? plain : index).format(value);
  };
  return {
    language,
    t,
    label: (value) => names[value] ?? value,
    number: (value) => plain.format(value),
    tick: (value) => ticks.format(value),
    index: (value) => index.format(value),
    exactIndex: (value) => exact.format(value),
    signedShare: (value) =>
      value < MANY_TIMES ? withMinus(share.format(value)) : `${plain.format(value + 1)}×`,
    signed: (value) => withMinus(signed.format(value)),
    signedDollars: (value) => `${value > 0 ? "+" : ""}${withMinus(shortDollars(value, language))}`,
    short,
    figure: (measure, value) =>
      measure === "rounds" ? t("roundsCount", { count: value }) : short(measure, value),
    day: (day) => dateBesideTables(day, language, "UTC"),
    shortDay: dates({ day: "numeric", month: briefMonth(language) }),
    month: dates({ month: "long", year: "numeric" }),
    axisMonth: (day) => axisMonth(day, language),
    // Days are written as in its tables.
    span: (from, to) =>
      language === "vi" ? vietnameseSpan(from, to) : daySpan(from, to, language),
    // Chinese sentences are not separated by spaces.
    sentences: (parts) => parts.filter((part) => part !== "").join(language === "zh" ? "" : " "),
  };
}

function vietnameseSpan(from: string, to: string): string {
  const format = dateFormat(LANGUAGE_TAGS.vi, { ...briefDay("vi"), timeZone: "UTC" });
  return format.formatRange(new Date(from), new Date(to));
}
