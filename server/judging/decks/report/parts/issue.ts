import type { DeckIssue } from "../../../../../contracts/deck-review.ts";
import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import {
  type Block,
  type Box,
  type Piece,
  stayingWithNext,
} from "../../../../typesetting/flow/piece.ts";
import { BODY, COLORS, LABEL, MARGIN, RIGHT, TEXT } from "../../../../typesetting/page-format.ts";
import { paintTick } from "../../../../typesetting/parts/mark.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Canvas } from "../../../../typesetting/pdf/canvas.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { ISSUE } from "../review-format.ts";
import { CHIP_HEIGHT, paintChip } from "./chip.ts";
import { quotesOf } from "./issue-quotes.ts";

const { left: LEFT, width: WIDTH, inside: INSIDE } = ISSUE;
const BADGE = 20;

type Place = { number: number; isFirst: boolean; showsCategory: boolean };

/** One issue: where it is, how much it weighs, what is wrong, the deck's own words, why it matters, and what to write instead. */
export function issueBlock(
  context: ReportContext,
  issue: DeckIssue,
  place: Place,
  section: Element,
): Block {
  const { typesetter, say, input, density } = context;
  const { space } = density;
  const deckLanguage = input.review.language;
  const head = issueHead(context, issue, place, section.child("P"));
  const inside = { x: LEFT + INSIDE, width: WIDTH - 2 * INSIDE };
  const words = { ...TEXT, size: density.quote };
  const label = (text: string, color: string, box?: Box) =>
    stayingWithNext(
      paragraph(typesetter, text, {
        ...(box ? inside : { x: LEFT, width: WIDTH }),
        style: { ...LABEL, size: density.label, color },
        element: section.child("P"),
        gap: 8 * space,
        ...(box ? { box } : {}),
      }),
    );
  const title =
    issue.title === undefined
      ? []
      : stayingWithNext(
          paragraph(typesetter, issue.title, {
            x: LEFT,
            width: WIDTH,
            style: { ...TEXT, size: density.text + 1.5, weight: 700 },
            element: section.child("P"),
            gap: 5 * space,
          }),
        );
  const quotes = quotesOf(context, issue, section);
  const whyLabel = label(`${say("why")} · ${say(`certainty_${issue.certainty}`)}`, COLORS.muted);
  const why = paragraph(typesetter, issue.why, {
    x: LEFT,
    width: WIDTH,
    style: { ...TEXT, size: density.text },
    element: section.child("P", issue.saidIn),
    gap: 1.5,
  });
  const box = fixBox(space);
  const fix = [
    ...label(say("fix"), COLORS.leaf, box),
    ...paragraph(typesetter, issue.fix, {
      ...inside,
      style: words,
      element: section.child("P", deckLanguage),
      box,
      gap: 1.5,
    }),
  ];
  const pieces = [head, ...title, ...quotes, ...whyLabel, ...why, ...fix];
  return { pieces, staysWithNext: false };
}

function issueHead(
  { typesetter, say, input, count, density }: ReportContext,
  { id, page, severity, category }: DeckIssue,
  { number, isFirst, showsCategory }: Place,
  element: Element,
): Piece {
  const isFixed = input.fixed.includes(id);
  const chips = [
    {
      text: page === null ? say("wholeDeck") : say("onPage", { page: count(page) }),
      look: "page" as const,
    },
    ...(showsCategory ? [{ text: say(category), look: "page" as const }] : []),
    { text: say(`severity_${severity}`), look: `weight_${severity}` as const },
    ...(input.changes?.newIds.includes(id) ? [{ text: say("isNew"), look: "new" as const }] : []),
    ...(isFixed ? [{ text: say("isFixed"), look: "fixed" as const }] : []),
  ];
  return {
    height: BADGE,
    gap: (isFirst ? 10 : 22) * density.space,
    staysWithNext: true,
    box: null,
    paint(canvas, top) {
      if (!isFirst && top > BODY.top)
        canvas.box(MARGIN, top - 11 * density.space, RIGHT - MARGIN, 0.6, COLORS.line);
      paintBadge(canvas, top, isFixed);
      const style = { size: 10, weight: 700, color: COLORS.white } as const;
      const middle = { x: MARGIN + BADGE / 2, y: top + BADGE / 2 + 3.6, align: "center" } as const;
      write(canvas, typesetter, count(number), middle, style, element);
      let x = LEFT;
      for (const chip of chips) {
        const chipTop = top + (BADGE - CHIP_HEIGHT) / 2;
        x += paintChip(canvas, typesetter, { ...chip, x, top: chipTop }, element) + 6;
      }
    },
  };
}

function paintBadge(canvas: Canvas, top: number, isFixed: boolean): void {
  const round = { top: BADGE / 2, bottom: BADGE / 2 };
  canvas.box(MARGIN, top, BADGE, BADGE, isFixed ? COLORS.sprout : COLORS.leafStrong, round);
  if (!isFixed) return;
  canvas.box(MARGIN + 12, top + 11, 11, 11, COLORS.white, { top: 5.5, bottom: 5.5 });
  paintTick(canvas, { x: MARGIN + 14, y: top + 13, size: 7, color: COLORS.leaf });
}

/** The text to paste, which should catch the eye first. */
function fixBox(space: number): Box {
  return {
    above: 3 + 5 * space,
    below: 4 + 5 * space,
    paint(canvas, top, bottom) {
      canvas.box(LEFT, top, WIDTH, bottom - top, COLORS.leafLight, { top: 6, bottom: 6 });
      canvas.box(LEFT, top, 3, bottom - top, COLORS.leaf, { top: 1.5, bottom: 1.5 });
    },
  };
}
