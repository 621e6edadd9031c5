import type { FundingMeasure } from "../../../contracts/funding.ts";
import { DIFFICULTY_LEAST_ROUNDS } from "../../../contracts/funding.ts";
import type { FundingView } from "../../../contracts/funding-view.ts";
import { hubAddress } from "../../../contracts/hubs.ts";
import type { SplitRow } from "../../ui/charts/split-table.tsx";
import type { TrackerRow } from "./read-tracker.ts";
import { shortComparison } from "./say-comparison.ts";
import { changedView, roundsAddress } from "./tracker-address.ts";
import type { TrackerWords } from "./tracker-words.ts";

/** The figures of a view by country or by kind of round, the highest first. */
export function presentSplit(
  words: TrackerWords,
  view: FundingView,
  rows: TrackerRow[],
  dimension: "country" | "venture_round",
): SplitRow[] {
  const { measure } = view;
  const split = rows
    .filter((row) => row.dimension === dimension && row.value !== null)
    .sort((a, b) => (nowOf(b, measure) ?? -1) - (nowOf(a, measure) ?? -1) || b.rounds - a.rounds);
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
    return row.difficulty === null && isEnough ? words.t("noHistory", { size }) : size;
  }
  if (measure === "rounds" || row.undisclosed === 0) return "";
  return words.t("undisclosedShort", { count: row.undisclosed });
}
