import {
  FUNDING_PERIODS,
  type FundingMeasure,
  type FundingPeriod,
  LEAST_COMPARED_ROUNDS,
} from "../../../contracts/funding.ts";
import { type Comparison, compare } from "./comparison.ts";
import type { TrackerWords } from "./tracker-words.ts";

/** A figure of two periods, and the number of rounds behind the earlier one. */
export type ComparedFigures = {
  measure: FundingMeasure;
  now: number | null;
  earlier: number | null;
  earlierRounds: number | null;
};

/** The comparison with the previous period's figure, in a sentence. */
export function sayComparison(
  words: TrackerWords,
  figures: ComparedFigures & { period: FundingPeriod },
): string {
  const { t } = words;
  const { measure, period, now, earlier } = figures;
  const compared = compare(now, earlier);
  if (compared === null || earlier === null) {
    return t(measure === "difficulty" ? "noEarlierIndex" : "noEarlierPeriod");
  }
  const days = FUNDING_PERIODS[period];
  const { direction, difference } = compared;
  if (direction === "same") {
    return t("sameAsBefore", { days, earlier: words.figure(measure, earlier) });
  }
  if (measure === "difficulty") {
    return t(direction === "more" ? "harderThanBefore" : "easierThanBefore", {
      days,
      difference: words.number(difference),
      earlier: words.figure(measure, earlier),
    });
  }
  if (earlier === 0) return t("noneBefore", { days });
  const share = shareOf(words, compared, figures);
  const places = {
    days,
    difference: words.figure(measure, difference),
    earlier: words.figure(measure, earlier),
  };
  return share === ""
    ? t(direction === "more" ? "upFrom" : "downFrom", places)
    : t(direction === "more" ? "upFromShare" : "downFromShare", { ...places, share });
}

/**
 * The same for a dense table: `+8 (+31%)`, for amounts `+31%`; the sign shows the direction. Null:
 * nothing to compare.
 */
export function shortComparison(words: TrackerWords, figures: ComparedFigures): string | null {
  const { measure, now, earlier } = figures;
  const compared = compare(now, earlier);
  if (compared === null) return null;
  const sign = compared.direction === "less" ? -1 : 1;
  const share = shareOf(words, compared, figures);
  if (measure === "amount") return share || words.signedDollars(sign * compared.difference);
  const difference = words.signed(sign * compared.difference);
  return share === "" ? difference : `${difference} (${share})`;
}

/** With its sign; empty with few rounds behind it, where one more would be "+100%". */
function shareOf(
  words: TrackerWords,
  { direction, share }: Comparison,
  { measure, earlierRounds }: ComparedFigures,
): string {
  if (measure === "difficulty" || !share || (earlierRounds ?? 0) < LEAST_COMPARED_ROUNDS) return "";
  return words.signedShare(share * (direction === "less" ? -1 : 1));
}
