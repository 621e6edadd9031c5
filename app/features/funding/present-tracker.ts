import {
  FUNDING_MEASURES,
  FUNDING_PERIODS,
  type FundingMeasure,
} from "../../../contracts/funding.ts";
import type { FundingView } from "../../../contracts/funding-view.ts";
import type { SplitRow } from "../../ui/charts/split-table.tsx";
import { type PresentedChart, presentChart } from "./present-chart.ts";
import {
  ofHundred,
  type PresentedDifficulty,
  presentDifficulty,
  provisionalOf,
} from "./present-difficulty.ts";
import { type PresentedRounds, presentRounds, type SourcedRounds } from "./present-rounds.ts";
import { presentSplit } from "./present-splits.ts";
import type { DifficultyTerm, DifficultyWindow, TrackerRow } from "./read-tracker.ts";
import { sayComparison } from "./say-comparison.ts";
import { changedView, trackerAddress } from "./tracker-address.ts";
import type { TrackerWords } from "./tracker-words.ts";

/** Everything the tracker's screen shows, worded and measured: the screen only draws it. */
export type PresentedTracker = {
  view: FundingView;
  days: number;
  /** "Last week" could be the calendar's: how many days, and from when to when. */
  span: string;
  tabs: {
    measure: FundingMeasure;
    figure: string;
    /** What the figure is measured by: the period before, or what is usual; empty without either. */
    beside: string;
    /** That it is provisional; empty where it is not. */
    remark: string;
    href: string;
  }[];
  /** No rounds at all: then nothing is counted, drawn or listed. */
  isEmpty: boolean;
  comparison: string;
  /** Otherwise it says only that there is nothing to compare with. */
  isCompared: boolean;
  undisclosed: number;
  chart: PresentedChart | null;
  difficulty: PresentedDifficulty | null;
  countries: SplitRow[];
  ventureRounds: SplitRow[];
  rounds: PresentedRounds;
  hasSample: boolean;
};

export function presentTracker(
  words: TrackerWords,
  view: FundingView,
  read: {
    rows: TrackerRow[];
    terms: DifficultyTerm[];
    past: DifficultyWindow[];
    page: SourcedRounds;
  },
): PresentedTracker {
  const { rows, terms, past, page } = read;
  const all = rows.find(({ dimension }) => dimension === "all");
  if (!all) throw new Error("The tracker answered without its totals");
  const { measure, period } = view;
  const days = FUNDING_PERIODS[period];
  const isIndex = measure === "difficulty";
  const buckets = rows.filter(({ dimension }) => dimension === "time");
  const isEmpty = all.rounds === 0;
  // What a quiet period is told by is how many rounds there were before.
  const compared = isEmpty ? "rounds" : measure;
  return {
    view,
    days,
    span: words.t("lastDays", { count: days, span: words.span(all.starts_on, all.ends_on) }),
    tabs: FUNDING_MEASURES.map((tab) => ({
      measure: tab,
      figure: tabFigure(words, tab, all),
      beside: besideOf(words, tab, all),
      remark: remarkOf(words, tab, all),
      href: trackerAddress(changedView(view, { measure: tab })),
    })),
    isEmpty,
    comparison:
      isEmpty && !all.previous_rounds
        ? words.t(all.previous_rounds === null ? "chartEmpty" : "bothPeriodsEmpty")
        : sayComparison(words, {
            measure: compared,
            period,
            earlierRounds: all.previous_rounds,
            ...nowAndEarlier(all, compared),
          }),
    isCompared: nowAndEarlier(all, compared).earlier !== null,
    undisclosed: all.undisclosed,
    chart: isIndex || isEmpty ? null : presentChart(words, view, buckets),
    difficulty: isIndex && !isEmpty ? presentDifficulty(words, view, all, { terms, past }) : null,
    countries: presentSplit(words, view, rows, "country"),
    ventureRounds: presentSplit(words, view, rows, "venture_round"),
    rounds: presentRounds(words, view, page),
    hasSample: page.rounds.some(({ is_sample }) => is_sample),
  };
}

function tabFigure(words: TrackerWords, measure: FundingMeasure, all: TrackerRow): string {
  const { now } = nowAndEarlier(all, measure);
  return now === null ? "–" : words.short(measure, now);
}

function besideOf(words: TrackerWords, measure: FundingMeasure, all: TrackerRow): string {
  if (measure === "difficulty") return ofHundred(words, all.difficulty) || words.t("insufficient");
  const { earlier } = nowAndEarlier(all, measure);
  return earlier === null ? "" : words.t("tabEarlier", { figure: words.short(measure, earlier) });
}

function remarkOf(words: TrackerWords, measure: FundingMeasure, all: TrackerRow): string {
  return measure === "difficulty" ? provisionalOf(words, all) : "";
}

function nowAndEarlier(all: TrackerRow, measure: FundingMeasure) {
  if (measure === "rounds") return { now: all.rounds, earlier: all.previous_rounds };
  if (measure === "amount") return { now: all.usd_thousand, earlier: all.previous_usd_thousand };
  return { now: all.difficulty, earlier: all.previous_difficulty };
}
