import type { DeckStrength } from "../../../../../contracts/deck-review.ts";
import { baseOf, paragraph, widthInPoints } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, MARGIN, RIGHT, TEXT } from "../../../../typesetting/page-format.ts";
import { paintLeaf } from "../../../../typesetting/parts/mark.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { partHeading } from "./part-heading.ts";

const LEFT = MARGIN + 22;
/** The gap between a strength and its page. */
const BESIDE = 12;

/** What the deck already does well. */
export function strengthsPart(context: ReportContext): Block[] {
  return tickedSection(context, "strengths", context.input.review.strengths);
}

/** Calculations from the deck's own figures that are right. */
export function agreementsPart(context: ReportContext): Block[] {
  return tickedSection(context, "agrees", context.input.review.agrees);
}

type Shown = Omit<DeckStrength, "about">;

function tickedSection(
  context: ReportContext,
  title: "strengths" | "agrees",
  places: readonly Shown[],
): Block[] {
  if (places.length === 0) return [];
  const section = context.document.child("Sect");
  const head = partHeading(context, context.say(title), section);
  const list = section.child("L");
  return [
    { pieces: head, staysWithNext: true },
    ...places.map((place) => tickedBlock(context, place, list.child("LI"))),
  ];
}

function tickedBlock(
  { typesetter, input, say, count, density }: ReportContext,
  { page, text, why, saidIn }: Shown,
  item: Element,
): Block {
  const bold = { ...TEXT, size: density.text, weight: 700 } as const;
  const small = { size: density.label, weight: 700, color: COLORS.leaf } as const;
  const onPage = say("onPage", { page: count(page) });
  const where = typesetter.line(onPage, small);
  const taken = widthInPoints(where, small.size);
  const said = item.child("P", saidIn);
  const place = item.child("P");
  const [first, ...rest] = paragraph(typesetter, why, {
    x: LEFT,
    width: RIGHT - LEFT - taken - BESIDE,
    style: bold,
    element: said,
    gap: 3 + 7 * density.space,
  });
  const quote = paragraph(typesetter, text, {
    x: LEFT,
    width: RIGHT - LEFT,
    style: { ...TEXT, size: density.text, color: COLORS.muted },
    element: item.child("BlockQuote", input.review.language),
    gap: 1.5 * density.space,
  });
  if (!first) return { pieces: quote, staysWithNext: false };
  const placed: Piece = {
    ...first,
    paint(canvas, top) {
      paintLeaf(canvas, MARGIN + 2, top + first.height / 2 - 5, 12);
      first.paint(canvas, top);
      const y = top + baseOf(first.height, bold.size);
      canvas.text(where, { x: RIGHT - taken, y, ...small }, place);
    },
  };
  return { pieces: [...stayingWithNext([placed, ...rest]), ...quote], staysWithNext: false };
}
