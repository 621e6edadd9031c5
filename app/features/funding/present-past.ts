import { FUNDING_PERIODS, USUAL_DIFFICULTY } from "../../../contracts/funding.ts";
import type { FundingView } from "../../../contracts/funding-view.ts";
import { type LineLayout, layOutLine } from "../../ui/charts/line-layout.ts";
import type { DifficultyWindow } from "./read-tracker.ts";
import type { TrackerWords } from "./tracker-words.ts";

/** How an index came to its current value. */
export type PresentedPast = {
  title: string;
  sentence: string;
  layout: LineLayout;
  rows: { key: string; when: string; figure: string }[];
};

/** @returns null if there is no line to draw. */
export function presentPast(
  words: TrackerWords,
  view: FundingView,
  past: DifficultyWindow[],
): PresentedPast | null {
  const { t } = words;
  const from = past.findIndex(({ index }) => index !== null);
  const known = from < 0 ? [] : past.slice(from);
  const indices = known.flatMap(({ index }) => (index === null ? [] : [index]));
  const [first] = known;
  const last = known.at(-1);
  if (!first || !last || indices.length < 2) return null;
  const days = FUNDING_PERIODS[view.period === "week" ? "week" : "month"];
  const rows = known.map(({ starts_on, ends_on, index }) => ({
    key: ends_on,
    when: words.span(starts_on, ends_on),
    figure: index === null ? t("insufficient") : words.index(index),
  }));
  return {
    title: view.period === "week" ? t("pastWeeks", { n: known.length }) : t("pastMonths"),
    sentence: t("pastRange", {
      span: words.span(first.starts_on, last.ends_on),
      low: words.index(Math.min(...indices)),
      high: words.index(Math.max(...indices)),
    }),
    layout: layOutLine(
      known.map(({ ends_on, index }, at) => ({
        key: ends_on,
        label: words.shortDay(ends_on),
        text: t("barText", { when: rows[at]?.when ?? "", figure: rows[at]?.figure ?? "" }),
        value: index,
        figure: t("pastLast", { days, figure: rows[at]?.figure ?? "" }),
      })),
      {
        highest: 100,
        ticks: [0, USUAL_DIFFICULTY.from, USUAL_DIFFICULTY.to, 100].map((value) => ({
          at: value,
          label: words.number(value),
        })),
        band: USUAL_DIFFICULTY,
      },
    ),
    rows,
  };
}
