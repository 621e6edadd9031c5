import type { PdfProblem } from "../../../../contracts/files.ts";
import type { DeckProblem } from "../../../../contracts/review-terms.ts";
import type { Reading } from "./deck.ts";

type Refusal = Extract<Reading, { state: "refused" }>;

/** What the inspection of a file means for a review. */
const PROBLEMS: Record<PdfProblem, DeckProblem> = {
  file_empty: "deck_empty",
  file_too_large: "deck_too_large",
  not_a_pdf: "deck_unreadable",
  pdf_encrypted: "deck_encrypted",
  pdf_damaged: "deck_unreadable",
  pdf_has_scripts: "deck_active",
  pdf_has_attachments: "deck_active",
  pdf_too_complex: "deck_too_complex",
  pdf_no_pages: "deck_empty",
  pdf_too_many_pages: "deck_too_long",
};

export function refusalOf(cause: PdfProblem): Refusal {
  return { state: "refused", problem: PROBLEMS[cause] };
}
