import type { DeckReview, ReviewCategory } from "./deck-review.ts";

/** How many sections are told, of those that somebody needs at the deck's stage. */
export function countTold(sections: DeckReview["sections"]): { told: number; all: number } {
  return {
    told: sections.filter(({ state }) => state === "told").length,
    all: sections.filter(({ state }) => state !== "unneeded").length,
  };
}

/** What a check saw of a part of the score: its issues and, of the deck's completeness, its sections. */
export function seenOf(
  { issues, sections }: Pick<DeckReview, "issues" | "sections">,
  category: ReviewCategory,
): { count: number; sections: ReturnType<typeof countTold> | undefined } {
  return {
    count: issues.filter((issue) => issue.category === category).length,
    sections: category === "completeness" && sections.length > 0 ? countTold(sections) : undefined,
  };
}
