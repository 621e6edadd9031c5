import { sectionsHolding } from "../../../../../contracts/told-sections.ts";
import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import type { Block } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, TEXT } from "../../../../typesetting/page-format.ts";
import type { ReportContext } from "../report-context.ts";

/** A remark on the score itself: no issue was found, or missing sections lower it. */
export function scoreRemarks(context: ReportContext): Block[] {
  const { input, say, sayOfSections, count, typesetter, document, density } = context;
  const { issues, judgedBy } = input.review;
  const found = sectionsHolding(input.review);
  const said = [
    ...(issues.length === 0 ? [say(judgedBy === "rules" ? "noIssuesInCheck" : "noIssues")] : []),
    ...(found
      ? [sayOfSections("holdsDown", { told: count(found.told), all: count(found.all) })]
      : []),
  ];
  return said.map((text) => ({
    pieces: paragraph(typesetter, text, {
      x: MARGIN,
      width: CONTENT_WIDTH,
      style: { ...TEXT, size: density.quote, weight: 700, color: COLORS.ink },
      element: document.child("P"),
      gap: 12 * density.space,
    }),
    staysWithNext: false,
  }));
}
