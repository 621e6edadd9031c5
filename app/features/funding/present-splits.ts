import { collator } from "../../../contracts/formats.ts";
import type { FundingMeasure } from "../../../contracts/funding.ts";
import { DIFFICULTY_LEAST_ROUNDS } from "../../../contracts/funding.ts";
import { type FundingView, TRACKED_KINDS } from "../../../contracts/funding-view.ts";
import { hubAddress } from "../../../contracts/hubs.ts";
import { LANGUAGE_TAGS } from "../../../contracts/languages.ts";
import type { SplitRow } from "../../ui/charts/split-table.tsx";
import { leaningOf } from "./present-difficulty.ts";
import type { TrackerRow } from "./read-tracker.ts";
import { shortComparison } from "./say-comparison.ts";
import { changedView, roundsAddress } from "./tracker-address.ts";
import type { TrackerWords } from "./tracker-words.ts";

type Dimension = "country" | "venture_round";

/**
 * The figures of a view by country or by kind of round, the highest first. An index compares each
 * with its own past, so it is not ranked. Empty where one of them is chosen: its figure is the
 * whole view's.
 */
export function presentSplit(
  words: TrackerWords,
  view: FundingView,
  rows: TrackerRow[],
  dimension: Dimension,
): SplitRow[] {
  const { measure } = view;
  if ((dimension === "country" ? view.country : view.ventureRound) !== null) return [];
  const split = rows
    .filter((row) => row.dimension === dimension && row.value !== null)
    .sort(
      measure === "difficulty"
        ? inNeutralOrder(words, dimension)
        : (a, b) => (nowOf(b, measure) ?? -1) - (nowOf(a, measure) ?? -1) || b.rounds - a.rounds,
    );
  const longest =
    measure === "difficulty" ? 100 : Math.max(1, ...split.map((row) => nowOf(row, measure) ?? 0));
  return split.map((row) => {
    const name = words.label(row.value ?? "");
    const value = nowOf(row, measure);
    const figure = value === null ? words.t("insufficient") : words.short(measure, value);
    const narrowed = dimension === "country" ? { country: row.value } : { ventureRound: row.value };
    return {
      key: row.value ?? "",
      name,
      page: dimension === "country" ? hubAddress("countries", row.value ?? "") : null,
      figure,
      width: value === null ? null : Math.round((value / longest) * 1000) / 10,
      note: noteOf(words, measure, row),
      change: shortComparison(words, {
        measure,
        now: value,
        earlier: earlierOf(row, measure),
        earlierRounds: row.previous_rounds,
      }),
      href: roundsAddress(changedView(view, narrowed)),
    };
  });
}

/** Countries by name, kinds of rounds by stage. */
function inNeutralOrder(words: TrackerWords, dimension: Dimension) {
  const names = collator(LANGUAGE_TAGS[words.language]);
  const stages: readonly string[] = TRACKED_KINDS;
  const stage = (value: string | null) => stages.indexOf(value ?? "");
  return (a: TrackerRow, b: TrackerRow) =>
    dimension === "country"
      ? names.compare(words.label(a.value ?? ""), words.label(b.value ?? ""))
      : stage(a.value) - stage(b.value);
}

function nowOf(row: TrackerRow, measure: FundingMeasure): number | null {
  if (measure === "rounds") return row.rounds;
  return measure === "amount" ? row.usd_thousand : row.difficulty;
}

function earlierOf(row: TrackerRow, measure: FundingMeasure): number | null {
  if (measure === "rounds") return row.previous_rounds;
  return measure === "amount" ? row.previous_usd_thousand : row.previous_difficulty;
}

function noteOf(words: TrackerWords, measure: FundingMeasure, row: TrackerRow): string {
  if (measure === "difficulty") {
    const isEnough = row.difficulty_rounds >= DIFFICULTY_LEAST_ROUNDS;
    const size = words.t("sampleSize", { count: row.difficulty_rounds });
    if (row.difficulty !== null) return `${leaningOf(words, row.difficulty)} · ${size}`;
    return isEnough ? words.t("noHistory", { size }) : size;
  }
  if (measure === "rounds" || row.undisclosed === 0) return "";
  return words.t("undisclosedShort", { count: row.undisclosed });
}
