import type { DeckIssue } from "../../../../../contracts/deck-review.ts";
import { countTold } from "../../../../../contracts/told-sections.ts";
import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, LABEL, MARGIN, TEXT } from "../../../../typesetting/page-format.ts";
import { lineOf } from "../../../../typesetting/parts/heading.ts";
import { paintTick } from "../../../../typesetting/parts/mark.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import type { ReportInput } from "../report-input.ts";
import { partHeading } from "./part-heading.ts";

const INDENT = 18;

type Changes = NonNullable<ReportInput["changes"]>;

/** The differences from the previous review: the score, what is gone, what is new. */
export function changesSince(context: ReportContext): Block[] {
  const { input, say, typesetter, document, density } = context;
  const { changes } = input;
  if (!changes) return [];
  const section = document.child("Sect");
  const place = { x: MARGIN, width: CONTENT_WIDTH };
  const head = partHeading(context, say("changes"), section);
  const said = [scoreStatement(context, changes), ...sectionsMoved(context, changes)].join(" ");
  const statement = paragraph(typesetter, said, {
    ...place,
    style: { ...TEXT, size: density.text },
    element: section.child("P"),
    gap: 9 * density.space,
  });
  const counts = countsOf(context, changes, section);
  const first = { pieces: [...head, ...stayingWithNext(statement), counts], staysWithNext: false };
  if (changes.gone.length === 0) return [first];
  const label = paragraph(typesetter, say("goneHeading"), {
    ...place,
    style: { ...LABEL, size: density.label },
    element: section.child("H3"),
    gap: 10 * density.space,
  });
  const list = section.child("L");
  const gone = changes.gone.map((issue) => goneIssue(context, issue, list.child("LI")));
  return [first, { pieces: [...stayingWithNext(label), ...gone], staysWithNext: false }];
}

/** How many issues are gone, new and left, side by side. */
function countsOf(
  { say, count, typesetter, density }: ReportContext,
  { gone, newIds, remainingIds }: Changes,
  section: Element,
): Piece {
  const counted = [
    { name: say("changesGone"), many: gone.length, color: COLORS.sprout },
    { name: say("changesNew"), many: newIds.length, color: COLORS.turmeric },
    { name: say("changesRemaining"), many: remainingIds.length, color: COLORS.alert },
  ].map((one) => ({ ...one, element: section.child("P") }));
  const { height, base } = lineOf(say("changesGone"), density.text);
  return {
    height,
    gap: 7 * density.space,
    staysWithNext: false,
    box: null,
    paint(canvas, top) {
      let x = MARGIN;
      for (const { name, many, color, element } of counted) {
        const y = top + base;
        canvas.box(x, top + height / 2 - 3.5, 7, 7, color, { top: 3.5, bottom: 3.5 });
        const plain = { size: density.text, weight: 400, color: COLORS.muted } as const;
        const bold = { size: density.text, weight: 700, color: COLORS.ink } as const;
        x += 12 + write(canvas, typesetter, name, { x: x + 12, y }, plain, element);
        x += 5 + write(canvas, typesetter, count(many), { x: x + 5, y }, bold, element) + 22;
      }
    },
  };
}

function scoreStatement(
  { input, say, score, difference }: ReportContext,
  { scoreBefore }: Changes,
): string {
  const now = score(input.review.score);
  const before = score(scoreBefore);
  if (before === now) return say("scoreSame", { now });
  const change = difference(input.review.score - scoreBefore);
  const key = input.review.score > scoreBefore ? "scoreRose" : "scoreFell";
  return say(key, { before, now, difference: change });
}

/** The sections that a check found: if no issue is gone or new, they explain why the score changed. */
function sectionsMoved(
  { input, sayOfSections, count }: ReportContext,
  { sectionsBefore }: Changes,
): string[] {
  const now = countTold(input.review.sections);
  const before = countTold(sectionsBefore);
  if (before.all === 0 || before.told === now.told) return [];
  const told = { before: count(before.told), now: count(now.told), all: count(now.all) };
  return [sayOfSections("sectionsMoved", told)];
}

/** One line for a fault that is gone: its page, and its words or what was missing. */
function goneIssue(
  { typesetter, say, count, density }: ReportContext,
  { page, text, why }: DeckIssue,
  element: Element,
): Piece {
  const words = text.trim() === "" ? why : text;
  const { height, base } = lineOf(words, density.text - 0.5);
  const style = { size: density.text - 0.5, weight: 400, color: COLORS.ink } as const;
  return {
    height,
    gap: 3,
    staysWithNext: false,
    box: null,
    paint(canvas, top) {
      paintTick(canvas, { x: MARGIN + 1, y: top + height / 2 - 4, size: 8, color: COLORS.sprout });
      const where = page === null ? say("wholeDeck") : say("onPage", { page: count(page) });
      const y = top + base;
      const bold = { ...style, weight: 700, color: COLORS.muted } as const;
      const taken =
        INDENT + write(canvas, typesetter, where, { x: MARGIN + INDENT, y }, bold, element) + 10;
      const rest = { x: MARGIN + taken, y, width: CONTENT_WIDTH - taken };
      write(canvas, typesetter, words, rest, style, element);
    },
  };
}
