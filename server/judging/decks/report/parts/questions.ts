import { notFound } from "../../../../../contracts/told-sections.ts";
import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, MARGIN, RIGHT, TEXT } from "../../../../typesetting/page-format.ts";
import { heading } from "../../../../typesetting/parts/heading.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { ReportContext } from "../report-context.ts";

const LEFT = MARGIN + 26;
const NUMBER = { size: 10, weight: 700, color: COLORS.leaf } as const;

/** What investors will ask, to be prepared for; of a check, where the deck tells what was not found. */
export function questionsOf(context: ReportContext): Block[] {
  const { input, say, sayOfSections, typesetter, count, document } = context;
  const { questions, sections, judgedBy, saidIn } = input.review;
  // The same sections as the table's; reviews from before it have the questions only.
  const isOfSections = judgedBy === "rules" && sections.length > 0;
  const listed = isOfSections
    ? notFound(sections).map((section) => sayOfSections(`section_${section}`))
    : questions;
  if (listed.length === 0) return [];
  const section = document.child("Sect");
  const head = heading(context, say(`questions_${judgedBy}`), section, 30);
  const list = section.child("L");
  const blocks = listed.map((question, at): Block => {
    const element = list.child("LI", isOfSections ? undefined : saidIn);
    const [first, ...rest] = paragraph(typesetter, question, {
      x: LEFT,
      width: RIGHT - LEFT,
      style: TEXT,
      element,
      gap: 10,
    });
    if (!first) return { pieces: [], staysWithNext: false };
    const numbered: Piece = {
      ...first,
      paint(canvas, top) {
        const place = { x: MARGIN + 4, y: top + first.height / 2 + 3.6 };
        write(canvas, typesetter, count(at + 1), place, NUMBER, element);
        first.paint(canvas, top);
      },
    };
    return { pieces: [numbered, ...rest], staysWithNext: false };
  });
  return [{ pieces: stayingWithNext(head), staysWithNext: true }, ...blocks];
}
