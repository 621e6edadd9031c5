import { SITE_NAME } from "../../../../../contracts/site-name.ts";
import { baseOf, leadingOf, widthInPoints } from "../../../../typesetting/flow/paragraph.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, RIGHT } from "../../../../typesetting/page-format.ts";
import { paintGround } from "../../../../typesetting/parts/ground.ts";
import { paintMark } from "../../../../typesetting/parts/mark.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Canvas } from "../../../../typesetting/pdf/canvas.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import { type ReportContext, reviewDay } from "../report-context.ts";
import { statement } from "./statement.ts";

const MAX_TITLE_LINES = 3;
const TERRACES_HEIGHT = 34;
const LABEL = { size: 8.5, weight: 400, color: COLORS.onLeaf } as const;
const VALUE = { size: 10, weight: 700, color: COLORS.paper } as const;
/** Gaps between a fact's name and its value, and between facts. */
const [WITHIN, BETWEEN] = [5, 20];

export type Cover = { height: number; paint(canvas: Canvas): void };

/** The head of the first page: company, deck, day and verdict. */
export function cover(context: ReportContext): Cover {
  const { typesetter, input, say, document, density } = context;
  const { space } = density;
  const titleStyle = { size: 17 + 8 * space, weight: "headline", color: COLORS.white } as const;
  const [brandTop, titleTop] = [14 + 20 * space, 50 + 32 * space];
  const section = document.child("Sect");
  const [kind, title] = [section.child("P"), section.child("H1")];
  const facts = factsOf(context).map((fact) => ({ ...fact, element: section.child("P") }));
  const said = statement(context, section);
  const lines = titleLines(context, titleStyle);
  const lineHeight = titleStyle.size * leadingOf(input.fileName, titleStyle.size);
  const factsTop = titleTop + lines.length * lineHeight + 4 * space;
  const saidTop = factsTop + VALUE.size * leadingOf(input.companyName, VALUE.size) + 10 * space;
  const height = saidTop + said.height + TERRACES_HEIGHT;
  return {
    height,
    paint(canvas) {
      paintGround(canvas, height);
      paintMark(canvas, { x: MARGIN - 3, y: brandTop, size: 32, isOnLeaf: true });
      const brand = { size: 18, weight: "headline", color: COLORS.paper } as const;
      const y = brandTop + 24;
      write(canvas, typesetter, SITE_NAME, { x: MARGIN + 36, y }, brand, null);
      const label = { size: 11, weight: 700, color: COLORS.turmeric } as const;
      write(canvas, typesetter, say("title"), { x: RIGHT, y, align: "right" }, label, kind);
      lines.forEach((line, row) => {
        const base = titleTop + row * lineHeight + baseOf(lineHeight, titleStyle.size);
        canvas.text(line, { x: MARGIN, y: base, ...titleStyle }, title);
      });
      paintFacts(canvas, context, facts, factsTop);
      said.paint(canvas, saidTop);
    },
  };
}

type TitleStyle = { size: number; weight: "headline" };

function titleLines({ typesetter, input }: ReportContext, style: TitleStyle) {
  const lines = typesetter.lines(input.fileName, style, CONTENT_WIDTH);
  if (lines.length <= MAX_TITLE_LINES) return lines;
  const rest = lines.slice(MAX_TITLE_LINES - 1).map((line) => line.text);
  return [
    ...lines.slice(0, MAX_TITLE_LINES - 1),
    typesetter.line(rest.join(""), style, CONTENT_WIDTH),
  ];
}

type Fact = { label: string; value: string };

function factsOf({ input, say, count }: ReportContext): Fact[] {
  const { companyName, review } = input;
  return [
    { label: say("reviewedOn"), value: reviewDay(input) },
    { label: say("pagesInDeck"), value: count(review.pages) },
    { label: say("issuesFound"), value: count(review.issues.length) },
    ...(companyName.trim() === "" ? [] : [{ label: say("company"), value: companyName }]),
  ];
}

/** All in one line; the company's name, the only one that may be long, gets the rest of it. */
function paintFacts(
  canvas: Canvas,
  { typesetter }: ReportContext,
  facts: readonly (Fact & { element: Element })[],
  top: number,
): void {
  const y = top + 13;
  let x = MARGIN;
  for (const { label, value, element } of facts) {
    x += write(canvas, typesetter, label, { x, y }, LABEL, element) + WITHIN;
    const line = typesetter.line(value, VALUE, RIGHT - x);
    canvas.text(line, { x, y, ...VALUE }, element);
    x += widthInPoints(line, VALUE.size) + BETWEEN;
  }
}
