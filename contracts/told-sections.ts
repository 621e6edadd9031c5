import type { DeckIssue, DeckReview } from "./deck-review.ts";
import {
  BEST_CHECK_SCORE,
  DECK_SECTIONS,
  type DeckSection,
  type ReviewCategory,
  type ScoreBand,
  type SectionState,
  scoreBand,
} from "./review-terms.ts";

/** The id of the list of sections on the page of a review, for links. */
export const SECTIONS_ID = "sections";

/** What a check did not find, though it may be there, in the order in which most decks cover it. */
export function notFound(sections: DeckReview["sections"]): DeckSection[] {
  return sectionsByState(sections).find(({ state }) => state === "unsure")?.sections ?? [];
}

/** What needs work comes first, what is covered last. */
const STATES_IN_ORDER = ["missing", "empty", "unsure", "told", "unneeded"] as const;

/** The sections of each state together, in the order in which most decks tell them; empty states are left out. */
export function sectionsByState(
  sections: DeckReview["sections"],
): { state: SectionState; sections: DeckSection[] }[] {
  return STATES_IN_ORDER.map((state) => ({
    state,
    sections: DECK_SECTIONS.filter((section) =>
      sections.some((one) => one.section === section && one.state === state),
    ),
  })).filter((row) => row.sections.length > 0);
}

export type ToldSections = { told: number; all: number };

/** How many sections are covered, of those needed at the deck's stage. */
export function countTold(sections: DeckReview["sections"]): ToldSections {
  return {
    told: sections.filter(({ state }) => state === "told").length,
    all: sections.filter(({ state }) => state !== "unneeded").length,
  };
}

/** The parts of a check's review that tell what it saw. */
export type Checked = Pick<DeckReview, "score" | "sections"> & {
  issues: readonly Pick<DeckIssue, "category" | "severity" | "adds">[];
};

type Seen = {
  count: number;
  /** The severity of its most severe issue. */
  worst: DeckIssue["severity"] | undefined;
  sections: ToldSections | undefined;
  /** From the best score of a check, with one decimal; 0 in reviews from before it was counted. */
  takesOff: number;
};

/**
 * What a check saw in a part of the score: its issues, their deductions and, for completeness, its
 * sections. What no issue accounts for was deducted for the sections that were not found.
 */
export function seenOf(checked: Checked, category: ReviewCategory): Seen {
  const { issues, sections } = checked;
  const own = issues.filter((issue) => issue.category === category);
  const ofGaps = category === "completeness" ? takenByGaps(checked) : 0;
  // Something that was not found and costs nothing is not a finding.
  const isFree = isCounted(issues) && ofGaps <= 0;
  const showsSections = category === "completeness" && sections.length > 0 && !isFree;
  return {
    count: own.length,
    worst: own
      .map(({ severity }) => severity)
      .toSorted((one, other) => other - one)
      .at(0),
    sections: showsSections ? countTold(sections) : undefined,
    takesOff: isCounted(issues) ? tenths(taken(own) + ofGaps) : 0,
  };
}

type Counted = readonly Pick<DeckIssue, "adds">[];

/**
 * The deduction that no issue accounts for, with one decimal; 0 in reviews from before that was
 * counted.
 */
function takenByGaps({ score, issues }: { score: number; issues: Counted }): number {
  return isCounted(issues) ? tenths(BEST_CHECK_SCORE - score - taken(issues)) : 0;
}

function isCounted(issues: Counted): boolean {
  return issues.every(({ adds }) => adds !== undefined);
}

function taken(issues: Counted): number {
  return issues.reduce((sum, { adds = 0 }) => sum + adds, 0);
}

function tenths(points: number): number {
  return Math.round(points * 10) / 10;
}

/**
 * The sections found, where so few were found that this limits a check's score; null where it costs
 * nothing.
 */
export function sectionsHolding(
  review: Checked & Pick<DeckReview, "judgedBy">,
): ToldSections | null {
  const { judgedBy, sections } = review;
  const isHeld = judgedBy === "rules" && sections.length > 0 && takenByGaps(review) > 0;
  return isHeld ? countTold(sections) : null;
}

/** The word beside a score; a check that found no error says just that, instead of calling the deck good or weak. */
export function scoreWord(
  review: Pick<DeckReview, "judgedBy" | "score"> & { issues: { length: number } },
): ScoreBand | "noErrors" {
  return foundNoError(review) ? "noErrors" : scoreBand(review.score);
}

/** Whether rules checked and found nothing wrong. */
export function foundNoError({
  judgedBy,
  issues,
}: Pick<DeckReview, "judgedBy"> & { issues: { length: number } }): boolean {
  return judgedBy === "rules" && issues.length === 0;
}
