import { areFew, mostUrgentFirst } from "../../../../../contracts/issue-order.ts";
import {
  REVIEW_CATEGORIES,
  type ReviewCategory,
  scoreBand,
} from "../../../../../contracts/review-terms.ts";
import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, RIGHT, TEXT } from "../../../../typesetting/page-format.ts";
import { lineOf } from "../../../../typesetting/parts/heading.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { BAND_COLORS } from "../review-format.ts";
import { issueBlock } from "./issue.ts";
import { partHeading } from "./part-heading.ts";

/**
 * All issues with running numbers, most urgent first: if there are few, each shows its category, as on the screen;
 * if many, they are grouped by category. A category without issues appears only beside the score.
 */
export function issuesOf(context: ReportContext): Block[] {
  const { say, input, document } = context;
  const issues = mostUrgentFirst(input.review.issues);
  if (issues.length === 0) return [];
  const section = document.child("Sect");
  const title = [
    ...partHeading(context, say("issues"), section),
    ...markedAsFixed(context, section),
  ];
  const head: Block = { pieces: stayingWithNext(title), staysWithNext: true };
  if (areFew(issues)) {
    const blocks = issues.map((issue, at) => {
      const place = { number: at + 1, isFirst: at === 0, showsCategory: true };
      return issueBlock(context, issue, place, section.child("Sect"));
    });
    return [head, ...blocks];
  }
  let number = 0;
  const categories = REVIEW_CATEGORIES.flatMap((category): Block[] => {
    const own = issues.filter((issue) => issue.category === category);
    if (own.length === 0) return [];
    const part = section.child("Sect");
    const name = { pieces: [categoryHead(context, category, part)], staysWithNext: true };
    const blocks = own.map((issue, at) => {
      number += 1;
      const place = { number, isFirst: at === 0, showsCategory: false };
      return issueBlock(context, issue, place, part.child("Sect"));
    });
    return [name, ...blocks];
  });
  return [head, ...categories];
}

function markedAsFixed(context: ReportContext, section: Element): Piece[] {
  const { input, say, count, typesetter, density } = context;
  const { issues } = input.review;
  const fixed = issues.filter(({ id }) => input.fixed.includes(id)).length;
  // For a single issue its own mark says it.
  if (fixed === 0 || issues.length === 1) return [];
  return paragraph(typesetter, say("markedFixed", { count: count(fixed) }), {
    x: MARGIN,
    width: CONTENT_WIDTH,
    style: { ...TEXT, size: density.text, color: COLORS.muted },
    element: section.child("P"),
    gap: 7 * density.space,
  });
}

function categoryHead(context: ReportContext, category: ReviewCategory, section: Element): Piece {
  const { typesetter, say, input, score: written, density } = context;
  const score = input.review.subScores[category];
  const name = { size: density.text + 2.5, weight: "headline", color: COLORS.leaf } as const;
  const { height, base } = lineOf(say(category), name.size);
  const title = section.child("H3");
  const value = section.child("P");
  return {
    height: height + 6,
    gap: 16 * density.space,
    staysWithNext: true,
    box: null,
    paint(canvas, top) {
      canvas.bookmark(say(category), top - 12);
      canvas.box(MARGIN, top, CONTENT_WIDTH, height + 6, COLORS.sunken, { top: 5, bottom: 5 });
      const y = top + 3 + base;
      write(canvas, typesetter, say(category), { x: MARGIN + 12, y }, name, title);
      if (input.review.judgedBy === "rules") return;
      const style = { size: density.text, weight: 700, color: COLORS.ink } as const;
      const text = say("categoryScore", { score: written(score) });
      const place = { x: RIGHT - 24, y, align: "right" } as const;
      write(canvas, typesetter, text, place, style, value);
      const middle = top + 3 + height / 2;
      const dot = { top: 4, bottom: 4 };
      canvas.box(RIGHT - 18, middle - 4, 8, 8, BAND_COLORS[scoreBand(score)], dot);
    },
  };
}
