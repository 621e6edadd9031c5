import {
  REVIEW_CATEGORIES,
  type ReviewCategory,
  scoreBand,
} from "../../../../../contracts/review-terms.ts";
import { seenOf } from "../../../../../contracts/told-sections.ts";
import { widthInPoints } from "../../../../typesetting/flow/paragraph.ts";
import { COLORS, RIGHT } from "../../../../typesetting/page-format.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Canvas } from "../../../../typesetting/pdf/canvas.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { BAND_COLORS } from "../review-format.ts";

const HIGHEST = 10;
const BAR_HEIGHT = 5;
const HEAD = 12;
const DOT = " · ";

export type Table = { height: number; paint(canvas: Canvas, top: number): void };

/**
 * The four categories, a row each: what it is about, how many issues it has, and its score if a model
 * gave one. Categories without issues appear only here.
 */
export function categoryTable(context: ReportContext, left: number, section: Element): Table {
  const { typesetter, say, sayOfSections, input, density } = context;
  const isCheck = input.review.judgedBy === "rules";
  const title = section.child("H2");
  const rows = REVIEW_CATEGORIES.map((category) => ({ category, element: section.child("P") }));
  const step = 21 + 8 * density.space + (isCheck ? 0 : BAR_HEIGHT + 2);
  return {
    height: HEAD + rows.length * step,
    paint(canvas, top) {
      const head = { size: density.label, weight: 700, color: COLORS.muted } as const;
      const named = isCheck ? sayOfSections("parts") : say("scores");
      write(canvas, typesetter, named, { x: left, y: top + 8 }, head, title);
      rows.forEach(({ category, element }, row) => {
        const end = top + HEAD + (row + 1) * step;
        paintRow(canvas, context, { left, top: end - step, category }, element);
        if (isCheck) canvas.box(left, end - 0.75, RIGHT - left, 0.75, COLORS.sunken);
        else paintBar(canvas, left, end - BAR_HEIGHT - 1, input.review.subScores[category]);
      });
    },
  };
}

function paintRow(
  canvas: Canvas,
  context: ReportContext,
  { left, top, category }: { left: number; top: number; category: ReviewCategory },
  element: Element,
): void {
  const { typesetter, say, density, input, score } = context;
  const first = top + 6 + density.text / 2 + 2 * density.space;
  const name = { size: density.text, weight: 700, color: COLORS.ink } as const;
  const wide =
    write(canvas, typesetter, say(category), { x: left, y: first }, name, element) + left;
  const { text, isFaulty } = seen(context, category);
  const style = { ...name, size: density.text - 0.5, weight: isFaulty ? 700 : 400 } as const;
  const color = isFaulty ? COLORS.ink : COLORS.muted;
  const scored =
    input.review.judgedBy === "rules" ? "" : DOT + score(input.review.subScores[category]);
  const end = { x: RIGHT, y: first, align: "right", width: RIGHT - wide - 8 } as const;
  write(canvas, typesetter, text + scored, end, { ...style, color }, element);
  const asked = { size: density.label - 0.5, weight: 400, color: COLORS.muted } as const;
  const below = { x: left, y: first + density.text + 1 };
  const lead = say(`lead_${category}`);
  const own = widthInPoints(typesetter.line(lead, asked), asked.size);
  // In full, in a smaller size if necessary.
  const size = asked.size * Math.min(1, (RIGHT - left) / own);
  write(canvas, typesetter, lead, below, { ...asked, size }, element);
}

/** What was found in a category: its issues and, for completeness in a check, the sections. */
function seen(
  { input, sayOfSections, count: written }: ReportContext,
  category: ReviewCategory,
): { text: string; isFaulty: boolean } {
  const { count, sections } = seenOf(input.review, category);
  const told =
    sections && input.review.judgedBy === "rules"
      ? [
          sayOfSections("partSections", {
            told: written(sections.told),
            all: written(sections.all),
          }),
        ]
      : [];
  const issues = count > 0 ? [sayOfSections("partIssues", { count })] : [];
  const all = [...told, ...issues];
  const text = all.length > 0 ? all.join(DOT) : sayOfSections("partNone");
  return { text, isFaulty: count > 0 };
}

function paintBar(canvas: Canvas, x: number, y: number, score: number): void {
  const width = RIGHT - x;
  const round = { top: BAR_HEIGHT / 2, bottom: BAR_HEIGHT / 2 };
  canvas.box(x, y, width, BAR_HEIGHT, COLORS.sunken, round);
  const filled = Math.max(BAR_HEIGHT, (width * score) / HIGHEST);
  if (score > 0) canvas.box(x, y, filled, BAR_HEIGHT, BAND_COLORS[scoreBand(score)], round);
}
