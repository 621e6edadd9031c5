import type { DeckIssue, DeckReview } from "../../../../contracts/deck-review.ts";
import type { Language } from "../../../../contracts/languages.ts";

/** The input of a report. */
export type ReportInput = {
  review: DeckReview;
  fileName: string;
  reviewedAt: Date;
  /** May be empty. */
  companyName: string;
  /** The ids of the issues that are marked as fixed. */
  fixed: readonly string[];
  changes: {
    scoreBefore: number;
    sectionsBefore: DeckReview["sections"];
    gone: readonly DeckIssue[];
    newIds: readonly string[];
    remainingIds: readonly string[];
  } | null;
  language: Language;
};
