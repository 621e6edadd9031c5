import type { DeckReview } from "./deck-review.ts";

/** How many sections are told, of those that somebody needs at the deck's stage. */
export function countTold(sections: DeckReview["sections"]): { told: number; all: number } {
  return {
    told: sections.filter(({ state }) => state === "told").length,
    all: sections.filter(({ state }) => state !== "unneeded").length,
  };
}
