import {
  DIFFICULTY_LEAST_ROUNDS,
  DIFFICULTY_SEEKING_DAYS,
  DIFFICULTY_SHRINKAGE,
  USUAL_DIFFICULTY,
} from "../../../contracts/funding.ts";
import type { FundingView } from "../../../contracts/funding-view.ts";
import { type PresentedPast, presentPast } from "./present-past.ts";
import type { DifficultyTerm, DifficultyWindow, TrackerRow } from "./read-tracker.ts";
import { sayComparison } from "./say-comparison.ts";
import type { TrackerWords } from "./tracker-words.ts";

export type PresentedDifficulty = {
  /** null: too few rounds, or no history yet; `verdict` says which. */
  index: number | null;
  indexText: string;
  verdict: string;
  sampleSize: string;
  /** How it compares with the period before. */
  comparison: string;
  earlierIndex: number | null;
  /** Empty once it is final. */
  provisional: string;
  past: PresentedPast | null;
  terms: {
    key: string;
    name: string;
    value: string;
    /** Percent of the history that was easier; null without data. */
    percentile: number | null;
    percentileText: string;
    /** Its weight here: terms that cannot be compared leave theirs to the others. */
    weight: string;
  }[];
  /** Explanations of the terms, and the sum that draws a sparse cell towards its parent. */
  notes: string[];
};

const TERM_NAMES = {
  rounds: "termRounds",
  investors: "termInvestors",
  seeking_per_round: "termSeeking",
  median_amount: "termMedian",
  days_since_previous: "termDays",
} as const;

type Term = keyof typeof TERM_NAMES;

export function presentDifficulty(
  words: TrackerWords,
  view: FundingView,
  all: TrackerRow,
  { terms, past }: { terms: DifficultyTerm[]; past: DifficultyWindow[] },
): PresentedDifficulty {
  const { t } = words;
  const known = terms.filter(isKnown);
  const compared = known.reduce(
    (sum, { weight, percentile }) => sum + (percentile === null ? 0 : weight),
    0,
  );
  return {
    index: all.difficulty,
    indexText: all.difficulty === null ? t("insufficient") : words.index(all.difficulty),
    verdict: verdictOf(words, all),
    sampleSize: t("sampleSizeLong", { count: all.difficulty_rounds }),
    comparison: sayComparison(words, {
      measure: "difficulty",
      period: view.period,
      now: all.difficulty,
      earlier: all.previous_difficulty,
      earlierRounds: all.previous_rounds,
    }),
    earlierIndex: all.previous_difficulty,
    provisional: provisionalOf(words, all),
    past: presentPast(words, view, past),
    terms: known.map((row) => ({
      key: row.term,
      name: t(TERM_NAMES[row.term]),
      value: row.value === null ? t("noData") : measured(words, view, row.term, row.value),
      percentile: row.percentile === null ? null : Math.round(row.percentile * 100),
      percentileText:
        row.percentile === null
          ? t(row.value === null ? "noDataWeight" : "tooFewEarlier", {
              weight: `${words.number(row.weight)}%`,
            })
          : t("harderThanHistory", { share: `${Math.round(row.percentile * 100)}` }),
      weight: row.percentile === null ? "–" : `${words.index((100 * row.weight) / compared)}%`,
    })),
    notes: [view.period === "year" ? t("yearAverages") : "", shrinkageOf(words, terms[0])].filter(
      (note) => note !== "",
    ),
  };
}

/** An index in words, or why there is none. */
export function verdictOf(
  words: TrackerWords,
  { difficulty, difficulty_rounds }: Pick<TrackerRow, "difficulty" | "difficulty_rounds">,
): string {
  const { t } = words;
  if (difficulty_rounds < DIFFICULTY_LEAST_ROUNDS) {
    return t("tooFewRounds", { least: DIFFICULTY_LEAST_ROUNDS });
  }
  if (difficulty === null) return t("tooLittleHistory");
  return t(VERDICTS[placeOf(difficulty)]);
}

/** The scale of an index and which way it leans, where there is little room; empty without an index. */
export function ofHundred({ t }: TrackerWords, difficulty: number | null): string {
  return difficulty === null ? "" : t(SHORT_VERDICTS[placeOf(difficulty)]);
}

/** Says that an index may still change; empty without one. */
export function provisionalOf(
  { t }: TrackerWords,
  { difficulty, provisional }: Pick<TrackerRow, "difficulty" | "provisional">,
): string {
  return difficulty !== null && provisional ? t("provisional") : "";
}

/** Only which way it leans. */
export function leaningOf({ t }: TrackerWords, difficulty: number): string {
  return t(LEANINGS[placeOf(difficulty)]);
}

const VERDICTS = {
  easier: "easierThanUsual",
  usual: "asUsual",
  harder: "harderThanUsual",
} as const;

const SHORT_VERDICTS = {
  easier: "easierThanUsualShort",
  usual: "asUsualShort",
  harder: "harderThanUsualShort",
} as const;

const LEANINGS = {
  easier: "leaningEasier",
  usual: "leaningUsual",
  harder: "leaningHarder",
} as const;

function placeOf(difficulty: number): keyof typeof VERDICTS {
  if (difficulty < USUAL_DIFFICULTY.from) return "easier";
  return difficulty > USUAL_DIFFICULTY.to ? "harder" : "usual";
}

function isKnown(row: DifficultyTerm): row is DifficultyTerm & { term: Term } {
  return row.term in TERM_NAMES;
}

function measured(words: TrackerWords, { period }: FundingView, term: Term, value: number): string {
  if (term === "median_amount") return words.short("amount", value);
  if (term === "days_since_previous") return words.t("daysCount", { count: Math.round(value) });
  // A bare 0 reads as if nothing were known.
  if (term === "seeking_per_round" && value === 0)
    return words.t("nobodySeeking", { days: DIFFICULTY_SEEKING_DAYS });
  // With one decimal, few startups for many rounds would be shown as none.
  if (term === "seeking_per_round") return words.t("seekingPerRound", { value: words.tick(value) });
  // A year's values are means of its windows.
  if (period === "year") {
    const name = term === "rounds" ? "roundsPer30Days" : "investorsPer30Days";
    return words.t(name, { value: words.number(value) });
  }
  return words.t(term === "rounds" ? "roundsCount" : "investorsCount", { count: value });
}

function shrinkageOf(words: TrackerWords, term: DifficultyTerm | undefined): string {
  if (!term || term.cell_index === null || term.parent_index === null || term.index === null) {
    return "";
  }
  return words.t("shrinkage", {
    n: term.rounds,
    cell: words.exactIndex(term.cell_index),
    k: DIFFICULTY_SHRINKAGE,
    parent: words.exactIndex(term.parent_index),
    index: words.exactIndex(term.index),
  });
}
