import {
  FUNDING_MEASURES,
  FUNDING_PERIODS,
  type FundingMeasure,
  type FundingPeriod,
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
import { type ComparedFigures, sayComparison, shortComparison } from "./say-comparison.ts";
import { changedView, trackerAddress } from "./tracker-address.ts";
import type { TrackerWords } from "./tracker-words.ts";

/** Everything the tracker's screen shows, worded and measured: the screen only draws it. */
export type PresentedTracker = {
  view: FundingView;
  days: number;
  /** "Last week" could mean the calendar's: how many days, and from when to when. */
  span: string;
  tabs: {
    measure: FundingMeasure;
    figure: string;
    /**
     * What puts the figure in context: the usual value, the change, the period before; one part
     * each.
     */
    facts: string[];
    /** The one that stands out: how much more or less; empty without a period before. */
    change: string;
    /** Says that it may still change; empty once it is final. */
    provisional: string;
    href: string;
  }[];
  /** No rounds at all: then nothing is counted, drawn or listed. */
  isEmpty: boolean;
  /** The text for a period without rounds; empty if there are some. */
  emptyText: string;
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
  return {
    view,
    days,
    span: words.t("lastDays", { count: days, span: words.span(all.starts_on, all.ends_on) }),
    tabs: FUNDING_MEASURES.map((tab) => {
      const change = shortComparison(words, comparedIn(all, tab)) ?? "";
      return {
        measure: tab,
        figure: tabFigure(words, tab, all),
        facts: factsOf(words, tab, all, change).filter((fact) => fact !== ""),
        change,
        provisional: tab === "difficulty" ? provisionalOf(words, all) : "",
        href: trackerAddress(changedView(view, { measure: tab })),
      };
    }),
    isEmpty,
    emptyText: isEmpty ? sayEmpty(words, period, all) : "",
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

function factsOf(
  words: TrackerWords,
  measure: FundingMeasure,
  all: TrackerRow,
  change: string,
): string[] {
  const { now, earlier } = nowAndEarlier(all, measure);
  const before =
    earlier === null ? "" : words.t("tabEarlier", { figure: words.short(measure, earlier) });
  if (measure === "difficulty") {
    // Without an index today, the previous one says nothing.
    if (now === null) return [words.t("insufficient")];
    return [ofHundred(words, now), change, before];
  }
  return [
    change,
    before || words.t("noEarlierPeriod"),
    measure === "amount" && all.undisclosed > 0
      ? words.t("undisclosedShort", { count: all.undisclosed })
      : "",
  ];
}

/** A quiet period is described by the number of rounds in the one before. */
function sayEmpty(words: TrackerWords, period: FundingPeriod, all: TrackerRow): string {
  if (!all.previous_rounds) {
    return words.t(all.previous_rounds === null ? "chartEmpty" : "bothPeriodsEmpty");
  }
  return sayComparison(words, { period, ...comparedIn(all, "rounds") });
}

function comparedIn(all: TrackerRow, measure: FundingMeasure): ComparedFigures {
  return { measure, earlierRounds: all.previous_rounds, ...nowAndEarlier(all, measure) };
}

function nowAndEarlier(all: TrackerRow, measure: FundingMeasure) {
  if (measure === "rounds") return { now: all.rounds, earlier: all.previous_rounds };
  if (measure === "amount") return { now: all.usd_thousand, earlier: all.previous_usd_thousand };
  return { now: all.difficulty, earlier: all.previous_difficulty };
}
