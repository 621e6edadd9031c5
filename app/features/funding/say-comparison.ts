import {
  FUNDING_PERIODS,
  type FundingMeasure,
  type FundingPeriod,
} from "../../../contracts/funding.ts";
import { type Comparison, compare } from "./comparison.ts";
import type { TrackerWords } from "./tracker-words.ts";

/** The comparison with the previous period's figure, in a sentence. */
export function sayComparison(
  words: TrackerWords,
  figures: {
    measure: FundingMeasure;
    period: FundingPeriod;
    now: number | null;
    earlier: number | null;
  },
): string {
  const { t } = words;
  const { measure, period, now, earlier } = figures;
  const compared = compare(now, earlier);
  if (compared === null || earlier === null) {
    return t(measure === "difficulty" ? "noEarlierIndex" : "noEarlierPeriod");
  }
  const days = FUNDING_PERIODS[period];
  if (compared.direction === "same") {
    return t("sameAsBefore", { days, earlier: words.figure(measure, earlier) });
  }
  if (compared.share === null && measure !== "difficulty") return t("noneBefore", { days });
  return t(sentence(measure, compared), {
    difference:
      measure === "amount"
        ? words.short(measure, compared.difference)
        : words.number(compared.difference),
    days,
    earlier: words.figure(measure, earlier),
    share: signedShare(words, compared),
  });
}

/**
 * The same for a dense table: `+8 (+31%)`, for amounts `+31%`; the sign shows the direction. Null:
 * nothing to compare.
 */
export function shortComparison(
  words: TrackerWords,
  measure: FundingMeasure,
  now: number | null,
  earlier: number | null,
): string | null {
  const compared = compare(now, earlier);
  if (compared === null) return null;
  const sign = compared.direction === "less" ? -1 : 1;
  if (measure === "amount" && compared.share) return signedShare(words, compared);
  if (measure === "amount") return words.signedDollars(sign * compared.difference);
  const difference = words.signed(sign * compared.difference);
  if (measure === "difficulty" || !compared.share) return difference;
  return `${difference} (${signedShare(words, compared)})`;
}

function signedShare(words: TrackerWords, { direction, share }: Comparison): string {
  return words.signedShare((share ?? 0) * (direction === "less" ? -1 : 1));
}

function sentence(measure: FundingMeasure, { direction }: Comparison) {
  if (measure === "difficulty")
    return direction === "more" ? "harderThanBefore" : "easierThanBefore";
  if (measure === "amount") return direction === "more" ? "moreUsdThanBefore" : "lessUsdThanBefore";
  return direction === "more" ? "moreThanBefore" : "fewerThanBefore";
}
