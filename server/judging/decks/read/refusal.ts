import type { DeckProblem } from "../../../../contracts/deck-review.ts";
import type { PdfProblem } from "../../../../contracts/files.ts";
import type { Reading } from "./deck.ts";

type Refusal = Extract<Reading, { state: "refused" }>;

/** What the inspection of a file means for a review. */
const PROBLEMS: Partial<Record<PdfProblem, DeckProblem>> = {
  file_empty: "deck_empty",
  pdf_no_pages: "deck_empty",
  pdf_encrypted: "deck_encrypted",
  pdf_too_many_pages: "deck_too_long",
};

export function refusalOf(cause: PdfProblem): Refusal {
  return { state: "refused", problem: PROBLEMS[cause] ?? "deck_unreadable", cause };
}
