import { REVIEW_CATEGORIES, scoreBand } from "../../../../../contracts/deck-review.ts";
import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, TEXT } from "../../../../typesetting/page-format.ts";
import { heading } from "../../../../typesetting/parts/heading.ts";
import type { ReportContext } from "../report-context.ts";
import { BAND_COLORS } from "../review-format.ts";
import { tiles } from "./tiles.ts";

/** How many issues there are of each category, and how many of them are marked as fixed. */
export function summary(context: ReportContext): Block {
  const { input, say, count, typesetter, document } = context;
  const { issues, subScores, judgedBy } = input.review;
  const section = document.child("Sect");
  const head = heading(context, say("issuesFound"), section, 15);
  const text = (what: string, color: string) =>
    paragraph(typesetter, what, {
      x: MARGIN,
      width: CONTENT_WIDTH,
      style: { ...TEXT, color },
      element: section.child("P"),
      gap: 9,
    });
  if (issues.length === 0) {
    const none = say(judgedBy === "rules" ? "noIssuesInCheck" : "noIssues");
    return { pieces: [...head, ...text(none, COLORS.ink)], staysWithNext: false };
  }
  const counts = REVIEW_CATEGORIES.map((category) => ({
    name: say(category),
    count: issues.filter((issue) => issue.category === category).length,
    color: BAND_COLORS[scoreBand(subScores[category])],
  }));
  const row = tiles(context, counts, section);
  const fixed = issues.filter((issue) => input.fixed.includes(issue.id)).length;
  if (fixed === 0) return { pieces: [...head, row], staysWithNext: false };
  const marked = text(say("markedFixed", { count: count(fixed) }), COLORS.muted);
  return { pieces: [...head, ...stayingWithNext([row]), ...marked], staysWithNext: false };
}
