import { baseOf, leadingOf } from "../../../../typesetting/flow/paragraph.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, RIGHT } from "../../../../typesetting/page-format.ts";
import { paintGround } from "../../../../typesetting/parts/ground.ts";
import { paintMark } from "../../../../typesetting/parts/mark.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Canvas } from "../../../../typesetting/pdf/canvas.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import { type ReportContext, reviewDay } from "../report-context.ts";
import { statement } from "./statement.ts";

const NAME = "Benih";
const TITLE = { size: 25, weight: "headline", color: COLORS.white } as const;
const MAX_TITLE_LINES = 3;
const TITLE_TOP = 88;
const FACTS_HEIGHT = 48;
const TERRACES_HEIGHT = 34;

export type Cover = { height: number; paint(canvas: Canvas): void };

/** The head of the first page: whose report this is, of which deck, of which day, and its verdict. */
export function cover(context: ReportContext): Cover {
  const { typesetter, input, say, document } = context;
  const section = document.child("Sect");
  const [kind, title] = [section.child("P"), section.child("H1")];
  const said = statement(context, section);
  const facts = factsOf(context).map((fact) => ({ ...fact, element: section.child("P") }));
  const lines = titleLines(context);
  const lineHeight = TITLE.size * leadingOf(input.fileName, TITLE.size);
  const saidTop = TITLE_TOP + lines.length * lineHeight + 4;
  const factsTop = saidTop + said.height + 6;
  const height = factsTop + FACTS_HEIGHT + TERRACES_HEIGHT;
  return {
    height,
    paint(canvas) {
      paintGround(canvas, height);
      paintMark(canvas, { x: MARGIN - 3, y: 36, size: 34, isOnLeaf: true });
      const brand = { size: 19, weight: "headline", color: COLORS.paper } as const;
      write(canvas, typesetter, NAME, { x: MARGIN + 38, y: 61 }, brand, null);
      const label = { size: 11, weight: 700, color: COLORS.turmeric } as const;
      write(canvas, typesetter, say("title"), { x: RIGHT, y: 60, align: "right" }, label, kind);
      lines.forEach((line, row) => {
        const y = TITLE_TOP + row * lineHeight + baseOf(lineHeight, TITLE.size);
        canvas.text(line, { x: MARGIN, y, ...TITLE }, title);
      });
      said.paint(canvas, saidTop);
      paintFacts(canvas, context, facts, factsTop);
    },
  };
}

function titleLines({ typesetter, input }: ReportContext) {
  const lines = typesetter.lines(input.fileName, TITLE, CONTENT_WIDTH);
  if (lines.length <= MAX_TITLE_LINES) return lines;
  const rest = lines.slice(MAX_TITLE_LINES - 1).map((line) => line.text);
  return [
    ...lines.slice(0, MAX_TITLE_LINES - 1),
    typesetter.line(rest.join(""), TITLE, CONTENT_WIDTH),
  ];
}

type Fact = { label: string; value: string; share: number };

function factsOf({ input, say, count }: ReportContext): Fact[] {
  const { companyName, review } = input;
  const company = { label: say("company"), value: companyName, share: 0.44 };
  return [
    ...(companyName.trim() === "" ? [] : [company]),
    { label: say("reviewedOn"), value: reviewDay(input), share: 0.28 },
    { label: say("pagesInDeck"), value: count(review.pages), share: 0.14 },
    { label: say("issuesFound"), value: count(review.issues.length), share: 0.14 },
  ];
}

function paintFacts(
  canvas: Canvas,
  { typesetter }: ReportContext,
  facts: readonly (Fact & { element: Element })[],
  top: number,
): void {
  const label = { size: 8.5, weight: 400, color: COLORS.onLeaf } as const;
  const value = { size: 11.5, weight: 700, color: COLORS.paper } as const;
  let x = MARGIN;
  for (const fact of facts) {
    const width = fact.share * CONTENT_WIDTH - 14;
    write(canvas, typesetter, fact.label, { x, y: top + 10, width }, label, fact.element);
    write(canvas, typesetter, fact.value, { x, y: top + 28, width }, value, fact.element);
    x += fact.share * CONTENT_WIDTH;
  }
}
