import type { DeckIssue } from "../../../contracts/deck-review.ts";

/**
 * One colour per severity wherever an issue is shown: in the table, on its card and beside its
 * quote.
 */
export const SEVERITY_COLORS: Record<DeckIssue["severity"], { text: string; border: string }> = {
  1: { text: "text-muted", border: "border-muted" },
  2: { text: "text-badge-event", border: "border-badge-event" },
  3: { text: "text-alert", border: "border-alert" },
};
