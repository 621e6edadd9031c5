import { axisUnit } from "../../../contracts/amounts.ts";
import { type Bar, type BarLayout, layOutBars } from "../../ui/charts/bar-layout.ts";
import { isWholeMonth, nameMonth } from "../funding/named-month.ts";
import { sayRange } from "../funding/say-range.ts";
import type { TrackerWords } from "../funding/tracker-words.ts";

/** What a month of a chart counts. */
export type ChartMonth = {
  from: string;
  to: string;
  rounds: number;
  usdThousand: number;
  disclosed: number;
};

export type MonthsChart = {
  title: string;
  sentence: string;
  layout: BarLayout;
  /** What hatched bars mean; empty without any. */
  partial: string;
  columns: string[];
  rows: { key: string; when: string; href: string | null; figures: string[] }[];
};

/**
 * Months side by side.
 * @param current the first day of the month that the others lead up to.
 * @param titleIn the title of amounts in a unit, for phones, where an axis has no room for it.
 * @param rowsOf the address of a month's rounds.
 */
export function presentMonths(
  words: TrackerWords,
  months: ChartMonth[],
  options: {
    measure: "rounds" | "amount";
    current?: string;
    titleIn?(unit: string): string;
    rowsOf(month: ChartMonth): string;
  },
): MonthsChart {
  const { t } = words;
  const { measure, current, titleIn, rowsOf } = options;
  const measured = (month: ChartMonth) => (measure === "rounds" ? month.rounds : month.usdThousand);
  const unit = axisUnit(Math.max(0, ...months.map(measured)) * 1000, words.language);
  const isInUnit = measure === "amount" && titleIn !== undefined;
  const bars = months.map((month): Bar => {
    const value = measured(month);
    const label = words.axisMonth(month.from);
    const isQuiet = measure === "amount" && month.rounds > 0 && month.disclosed === 0;
    const figure = words.figure(measure, value);
    const undisclosed = month.rounds - month.disclosed;
    const told =
      measure === "amount" && undisclosed > 0
        ? t("figureUndisclosed", { figure, count: undisclosed })
        : figure;
    return {
      key: month.from,
      label: label.month,
      group: label.year,
      text: t("barText", { when: nameMonth(words, month), figure: told }),
      value: isQuiet ? null : value,
      figure: words.short(measure, value),
      isPartial: !isWholeMonth(month),
      isCurrent: month.from === current,
      ...(month.rounds > 0 && { href: rowsOf(month) }),
    };
  });
  return {
    title: isInUnit
      ? titleIn(unit.name)
      : t(measure === "rounds" ? "roundsPerMonth" : "usdPerMonth"),
    sentence: words.sentences(
      sayRange(
        words,
        months.map((month) => ({
          value: measured(month),
          when: nameMonth(words, month),
          isWholeMonth: isWholeMonth(month),
        })),
        (value) => words.figure(measure, value),
      ),
    ),
    layout: layOutBars(bars, {
      isCounted: measure === "rounds",
      formatTick: (value) =>
        isInUnit ? words.tick((value * 1000) / unit.size) : words.short(measure, value),
    }),
    partial: bars.some((bar) => bar.isPartial && bar.value !== 0) ? t("partialMonth") : "",
    columns:
      measure === "rounds"
        ? [t("columnWhen"), t("columnFigure")]
        : [t("columnWhen"), t("columnAmount"), t("undisclosed")],
    rows: months.map((month) => ({
      key: month.from,
      when: nameMonth(words, month),
      href: month.rounds > 0 ? rowsOf(month) : null,
      figures:
        measure === "rounds"
          ? [words.number(month.rounds)]
          : [words.number(month.usdThousand), words.number(month.rounds - month.disclosed)],
    })),
  };
}
