import { axisUnit } from "../../../contracts/amounts.ts";
import type { FundingMeasure } from "../../../contracts/funding.ts";
import type { FundingView } from "../../../contracts/funding-view.ts";
import { type Bar, type BarLayout, layOutBars } from "../../ui/charts/bar-layout.ts";
import { isWholeMonth, nameMonth } from "./named-month.ts";
import type { TrackerRow } from "./read-tracker.ts";
import { sayRange } from "./say-range.ts";
import { changedView, roundsAddress, trackerAddress } from "./tracker-address.ts";
import type { TrackerWords } from "./tracker-words.ts";

export type PresentedChart = {
  /** With the unit of the axis, which has no room for it on phones. */
  title: string;
  /** The table's caption; its amounts are in thousands. */
  caption: string;
  sentence: string;
  layout: BarLayout;
  hasEarlier: boolean;
  /** What hatched bars mean; empty without any. */
  partial: string;
  /** The bar that the list of rounds is filtered by. */
  chosen: { text: string; rounds: string; whole: string } | null;
  rows: { key: string; when: string; href: string | null; figures: string[] }[];
};

/** The figures of a view over time: days, or months for a year. */
export function presentChart(
  words: TrackerWords,
  view: FundingView,
  buckets: TrackerRow[],
): PresentedChart {
  const { measure, period } = view;
  const { t } = words;
  const byMonth = period === "year";
  const bars = buckets.map((bucket, position): Bar => {
    const { now, earlier } = figuresOf(bucket, measure);
    const href = bucket.rounds > 0 ? trackerAddress(ofBucket(view, bucket)) : undefined;
    return {
      key: bucket.starts_on,
      ...axisLabel(words, bucket.starts_on, byMonth),
      text: barText(words, view, bucket),
      value: now,
      figure: words.short(measure, now),
      isPartial: byMonth
        ? !isWholeMonth({ from: bucket.starts_on, to: bucket.ends_on })
        : position === buckets.length - 1,
      earlier,
      isCurrent: view.from === bucket.starts_on && view.to === bucket.ends_on,
      ...(href === undefined ? {} : { href }),
    };
  });
  const highest = Math.max(...bars.map(({ value, earlier }) => Math.max(value ?? 0, earlier ?? 0)));
  const unit = axisUnit(highest * THOUSAND, words.language);
  // Amounts below one unit would be shown as hundredths of it.
  const isInUnit = measure === "amount" && highest * THOUSAND >= unit.size;
  const layout = layOutBars(bars, {
    isCounted: measure === "rounds",
    formatTick: (value) =>
      isInUnit ? words.tick((value * THOUSAND) / unit.size) : words.short(measure, value),
  });
  const chosen = bars.find(({ isCurrent }) => isCurrent);
  const isHatched = bars.some(({ isPartial, value }) => isPartial && value !== 0);
  const caption = t(TITLES[measure === "amount" ? "amount" : "rounds"][byMonth ? "month" : "day"]);
  return {
    title: isInUnit ? t("chartIn", { title: caption, unit: unit.name }) : caption,
    caption,
    sentence: sayTheFigures(words, view, buckets),
    layout,
    hasEarlier: buckets.some((bucket) => bucket.previous_rounds !== null),
    partial: isHatched ? t(byMonth ? "partialMonth" : "partialToday") : "",
    chosen: chosen
      ? {
          text: chosen.text,
          rounds: roundsAddress(view),
          whole: trackerAddress(changedView(view, {})),
        }
      : null,
    rows: buckets.map((bucket) => ({
      key: bucket.starts_on,
      when: whenOf(words, bucket, byMonth),
      href: bucket.rounds > 0 ? roundsAddress(ofBucket(view, bucket)) : null,
      figures: tableFigures(words, measure, bucket),
    })),
  };
}

/** Amounts are kept in thousands of US dollars. */
const THOUSAND = 1000;

const TITLES = {
  rounds: { day: "roundsPerDay", month: "roundsPerMonth" },
  amount: { day: "usdPerDay", month: "usdPerMonth" },
} as const;

function figuresOf(row: TrackerRow, measure: FundingMeasure) {
  return measure === "amount"
    ? { now: row.usd_thousand, earlier: row.previous_usd_thousand }
    : { now: row.rounds, earlier: row.previous_rounds };
}

function ofBucket(view: FundingView, bucket: TrackerRow): FundingView {
  return changedView(view, { from: bucket.starts_on, to: bucket.ends_on });
}

function axisLabel(words: TrackerWords, day: string, byMonth: boolean) {
  if (!byMonth) return { label: words.shortDay(day) };
  const { month, year } = words.axisMonth(day);
  return { label: month, group: year };
}

/** The first and the last month of a year are usually incomplete, so their days are named. */
function whenOf(words: TrackerWords, bucket: TrackerRow, byMonth: boolean): string {
  const { starts_on, ends_on } = bucket;
  if (!byMonth) return words.day(starts_on);
  return nameMonth(words, { from: starts_on, to: ends_on });
}

function barText(words: TrackerWords, view: FundingView, bucket: TrackerRow): string {
  const { t } = words;
  const { now, earlier } = figuresOf(bucket, view.measure);
  const said = words.figure(view.measure, now);
  const figure =
    view.measure === "amount" && bucket.undisclosed > 0
      ? t("figureUndisclosed", { figure: said, count: bucket.undisclosed })
      : said;
  const when = whenOf(words, bucket, view.period === "year");
  if (earlier === null) return t("barText", { when, figure });
  return t("barTextWithEarlier", { when, figure, earlier: words.short(view.measure, earlier) });
}

/** Exact amounts in thousands; the screen shows them in short. */
function tableFigures(words: TrackerWords, measure: FundingMeasure, bucket: TrackerRow): string[] {
  const { now, earlier } = figuresOf(bucket, measure);
  const before = earlier === null ? [] : [words.number(earlier)];
  return measure === "amount"
    ? [words.number(now), words.number(bucket.undisclosed), ...before]
    : [words.number(now), ...before];
}

/** What stands out; the tab shows the total. */
function sayTheFigures(words: TrackerWords, view: FundingView, buckets: TrackerRow[]): string {
  const { measure } = view;
  const byMonth = view.period === "year";
  const say = (value: number) => words.figure(measure, value);
  const parts = buckets.map((bucket) => ({
    value: figuresOf(bucket, measure).now,
    when: whenOf(words, bucket, byMonth),
    isWholeMonth: byMonth && isWholeMonth({ from: bucket.starts_on, to: bucket.ends_on }),
  }));
  const total = parts.reduce((sum, { value }) => sum + value, 0);
  if (total === 0 && buckets.some(({ rounds }) => rounds > 0)) return words.t("chartUndisclosed");
  return words.sentences(sayRange(words, parts, say));
}
