import type { SectionState } from "../../../../../contracts/review-terms.ts";
import { countTold, sectionsByState } from "../../../../../contracts/told-sections.ts";
import { paragraph, widthInPoints } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, RIGHT, TEXT } from "../../../../typesetting/page-format.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { partHeading } from "./part-heading.ts";
import { paintState, STATE_COLORS } from "./state-mark.ts";

const SIGN = 9;
const [NAMES_LEFT, STATE_LEFT] = [MARGIN + 142, MARGIN + 18];
const DOT = " · ";

/** What the deck tells: one row of sections per state, never split between pages. */
export function sectionsOf(context: ReportContext): Block[] {
  const { input, sayOfSections, count, typesetter, document, density } = context;
  const { sections, judgedBy } = input.review;
  if (sections.length === 0) return [];
  const section = document.child("Sect");
  const head = partHeading(context, sayOfSections("title"), section);
  const { told, all } = countTold(sections);
  const lead = paragraph(
    typesetter,
    sayOfSections(`lead_${judgedBy}`, { told: count(told), all: count(all) }),
    {
      x: MARGIN,
      width: CONTENT_WIDTH,
      style: { ...TEXT, size: density.text, color: COLORS.muted },
      element: section.child("P"),
      gap: 7 * density.space,
    },
  );
  const list = section.child("L");
  const rows = sectionsByState(sections).flatMap((row) => {
    const names = row.sections.map((name) => sayOfSections(`section_${name}`));
    return rowOf(context, row.state, names, list.child("LI"));
  });
  return [{ pieces: [...head, ...stayingWithNext(lead), ...rows], staysWithNext: false }];
}

function rowOf(
  context: ReportContext,
  state: SectionState,
  names: readonly string[],
  item: Element,
): Piece[] {
  const { typesetter, sayOfSections, density } = context;
  const [word, listed] = [item.child("P"), item.child("P")];
  const [first, ...rest] = namesInLines(context, names).flatMap((line, at) =>
    paragraph(typesetter, line, {
      x: NAMES_LEFT,
      width: RIGHT - NAMES_LEFT,
      style: { ...TEXT, size: density.text },
      element: listed,
      gap: at === 0 ? 2 + 5 * density.space : 0,
    }),
  );
  if (!first) return [];
  const named: Piece = {
    ...first,
    paint(canvas, top) {
      const middle = top + first.height / 2;
      paintState(canvas, state, { x: MARGIN + 1, y: middle - SIGN / 2, size: SIGN });
      const style = { size: density.text, weight: 700, color: STATE_COLORS[state] } as const;
      const place = { x: STATE_LEFT, y: middle + density.text * 0.36 };
      const width = NAMES_LEFT - STATE_LEFT - 8;
      write(canvas, typesetter, sayOfSections(`state_${state}`), { ...place, width }, style, word);
      first.paint(canvas, top);
    },
  };
  return [named, ...rest];
}

/** Lines of names; no name is split between two lines. */
function namesInLines({ typesetter, density }: ReportContext, names: readonly string[]): string[] {
  const lettering = { size: density.text, weight: TEXT.weight };
  const fits = (line: string) =>
    widthInPoints(typesetter.line(line, lettering), density.text) <= RIGHT - NAMES_LEFT;
  const lines: string[] = [];
  for (const name of names) {
    const longer = [...lines.slice(-1), name].join(DOT);
    if (fits(longer)) lines.splice(-1, 1, longer);
    else lines.push(name);
  }
  return lines;
}
