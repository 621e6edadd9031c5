import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, MARGIN, RIGHT, TEXT } from "../../../../typesetting/page-format.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { ReportContext } from "../report-context.ts";
import { partHeading } from "./part-heading.ts";

const LEFT = MARGIN + 26;
const NUMBER = { size: 10, weight: 700, color: COLORS.leaf } as const;

/** Questions from investors to prepare for. In a check, the list of sections already tells what was not found. */
export function questionsOf(context: ReportContext): Block[] {
  const { input, say, typesetter, count, document, density } = context;
  const { questions, sections, judgedBy, saidIn } = input.review;
  // Older checks have no such list, only the questions.
  const isListed = judgedBy === "rules" && sections.length > 0;
  if (questions.length === 0 || isListed) return [];
  const section = document.child("Sect");
  const head = partHeading(context, say(`questions_${judgedBy}`), section);
  const list = section.child("L");
  const blocks = questions.map((question, at): Block => {
    const element = list.child("LI", saidIn);
    const [first, ...rest] = paragraph(typesetter, question, {
      x: LEFT,
      width: RIGHT - LEFT,
      style: { ...TEXT, size: density.text },
      element,
      gap: 2 + 5 * density.space,
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
