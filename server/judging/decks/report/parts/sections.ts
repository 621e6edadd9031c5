import { DECK_SECTIONS, type SectionState } from "../../../../../contracts/deck-review.ts";
import { countTold } from "../../../../../contracts/told-sections.ts";
import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, TEXT } from "../../../../typesetting/page-format.ts";
import { heading, lineOf } from "../../../../typesetting/parts/heading.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { paintState, STATE_COLORS } from "./state-mark.ts";

const COLUMNS = 3;
const BETWEEN = 12;
const WIDTH = (CONTENT_WIDTH - BETWEEN * (COLUMNS - 1)) / COLUMNS;
const INDENT = 20;
const NAME_SIZE = 10;
const STATE_SIZE = 8.5;

type Cell = { name: string; state: SectionState; word: string; item: Element };

/** What the deck tells, section by section, in short rows that stay together. */
export function sectionsOf(context: ReportContext): Block[] {
  const { input, sayOfSections, count, typesetter, document } = context;
  const { sections, judgedBy } = input.review;
  if (sections.length === 0) return [];
  const section = document.child("Sect");
  const head = heading(context, sayOfSections("title"), section, 30);
  const { told, all } = countTold(sections);
  const lead = paragraph(
    typesetter,
    sayOfSections(`lead_${judgedBy}`, { told: count(told), all: count(all) }),
    {
      x: MARGIN,
      width: CONTENT_WIDTH,
      style: { ...TEXT, color: COLORS.muted },
      element: section.child("P"),
      gap: 9,
    },
  );
  const list = section.child("L");
  const cells = DECK_SECTIONS.flatMap((name): Cell[] => {
    const state = sections.find((one) => one.section === name)?.state;
    if (state === undefined) return [];
    const word = sayOfSections(`state_${state}`);
    return [{ name: sayOfSections(`section_${name}`), state, word, item: list.child("LI") }];
  });
  const rows = Array.from({ length: Math.ceil(cells.length / COLUMNS) }, (_, row) =>
    rowOf(context, cells.slice(row * COLUMNS, (row + 1) * COLUMNS)),
  );
  return [{ pieces: [...head, ...stayingWithNext(lead), ...rows], staysWithNext: false }];
}

function rowOf({ typesetter }: ReportContext, cells: readonly Cell[]): Piece {
  const name = lineOf(cells[0]?.name ?? "", NAME_SIZE);
  const state = lineOf(cells[0]?.word ?? "", STATE_SIZE);
  const drawn = cells.map((cell, at) => ({
    ...cell,
    x: MARGIN + at * (WIDTH + BETWEEN),
    nameElement: cell.item.child("P"),
    stateElement: cell.item.child("P"),
  }));
  return {
    height: name.height + state.height,
    gap: 8,
    staysWithNext: false,
    box: null,
    paint(canvas, top) {
      for (const cell of drawn) {
        const place = { x: cell.x + INDENT, width: WIDTH - INDENT };
        const color = STATE_COLORS[cell.state];
        paintState(canvas, cell.state, { x: cell.x + 2, y: top + name.height / 2 - 5, size: 10 });
        const y = top + name.base;
        const bold = { size: NAME_SIZE, weight: 700, color: COLORS.ink } as const;
        write(canvas, typesetter, cell.name, { ...place, y }, bold, cell.nameElement);
        const below = top + name.height + state.base;
        const plain = { size: STATE_SIZE, weight: 400, color } as const;
        write(canvas, typesetter, cell.word, { ...place, y: below }, plain, cell.stateElement);
      }
    },
  };
}
