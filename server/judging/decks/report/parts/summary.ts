import { REVIEW_CATEGORIES, scoreBand } from "../../../../../contracts/deck-review.ts";
import { sectionsHolding } from "../../../../../contracts/told-sections.ts";
import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, TEXT } from "../../../../typesetting/page-format.ts";
import { heading } from "../../../../typesetting/parts/heading.ts";
import type { ReportContext } from "../report-context.ts";
import { BAND_COLORS } from "../review-format.ts";
import { tiles } from "./tiles.ts";

/** How many issues there are of each category, and how many of them are marked as fixed. */
export function summary(context: ReportContext): Block {
  const { input, say, sayOfSections, count, typesetter, document } = context;
  const { issues, subScores, judgedBy } = input.review;
  const found = sectionsHolding(input.review);
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
  const held = found
    ? text(
        sayOfSections("holdsDown", { told: count(found.told), all: count(found.all) }),
        COLORS.ink,
      )
    : [];
  if (issues.length === 0) {
    const none = say(judgedBy === "rules" ? "noIssuesInCheck" : "noIssues");
    return { pieces: [...head, ...text(none, COLORS.ink), ...held], staysWithNext: false };
  }
  const counts = REVIEW_CATEGORIES.map((category) => ({
    name: say(category),
    count: issues.filter((issue) => issue.category === category).length,
    color: BAND_COLORS[scoreBand(subScores[category])],
  }));
  const row = tiles(context, counts, section);
  const fixed = issues.filter((issue) => input.fixed.includes(issue.id)).length;
  const marked = fixed === 0 ? [] : text(say("markedFixed", { count: count(fixed) }), COLORS.muted);
  const below = [...marked, ...held];
  const counted = below.length > 0 ? stayingWithNext([row]) : [row];
  return { pieces: [...head, ...counted, ...below], staysWithNext: false };
}
