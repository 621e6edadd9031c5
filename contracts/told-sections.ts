import {
  BEST_CHECK_SCORE,
  DECK_SECTIONS,
  type DeckIssue,
  type DeckReview,
  type DeckSection,
  type ReviewCategory,
  type SectionState,
} from "./deck-review.ts";

/** The list of what the deck covers on the page of a review, where links lead to it. */
export const SECTIONS_ID = "sections";

/** What a check did not find, which need not be missing, in the order in which most decks tell it. */
export function notFound(sections: DeckReview["sections"]): DeckSection[] {
  return sectionsByState(sections).find(({ state }) => state === "unsure")?.sections ?? [];
}

/** What is to be done comes first, what is told last. */
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

/** How many sections are told, of those that somebody needs at the deck's stage. */
export function countTold(sections: DeckReview["sections"]): ToldSections {
  return {
    told: sections.filter(({ state }) => state === "told").length,
    all: sections.filter(({ state }) => state !== "unneeded").length,
  };
}

/** What a check saw of a part of the score: its issues and, of the deck's completeness, its sections. */
export function seenOf(
  {
    issues,
    sections,
  }: { issues: readonly Pick<DeckIssue, "category">[]; sections: DeckReview["sections"] },
  category: ReviewCategory,
): { count: number; sections: ToldSections | undefined } {
  return {
    count: issues.filter((issue) => issue.category === category).length,
    sections: category === "completeness" && sections.length > 0 ? countTold(sections) : undefined,
  };
}

/**
 * The sections found, where so few were that this holds a check's score down; null where it costs nothing.
 * Reviews from before it was counted tell by their score: without an issue nothing else lowers it.
 */
export function sectionsHolding(
  review: Pick<DeckReview, "judgedBy" | "score" | "issues" | "sections" | "gapsTakeOff">,
): ToldSections | null {
  const { judgedBy, score, issues, sections, gapsTakeOff } = review;
  const takenOff = gapsTakeOff ?? (issues.length === 0 ? BEST_CHECK_SCORE - score : 0);
  return judgedBy === "rules" && sections.length > 0 && takenOff > 0 ? countTold(sections) : null;
}

/** A check that found no error says so, and what it found, instead of calling the deck good or weak. */
export function foundNoError({
  judgedBy,
  issues,
}: Pick<DeckReview, "judgedBy"> & { issues: { length: number } }): boolean {
  return judgedBy === "rules" && issues.length === 0;
}
