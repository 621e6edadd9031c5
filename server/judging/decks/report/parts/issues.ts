import {
  REVIEW_CATEGORIES,
  type ReviewCategory,
  scoreBand,
} from "../../../../../contracts/deck-review.ts";
import { mostUrgentFirst } from "../../../../../contracts/issue-order.ts";
import { paragraph } from "../../../../typesetting/flow/paragraph.ts";
import { type Block, type Piece, stayingWithNext } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, RIGHT, TEXT } from "../../../../typesetting/page-format.ts";
import { heading, lineOf } from "../../../../typesetting/parts/heading.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { BAND_COLORS } from "../review-format.ts";
import { issueBlock } from "./issue.ts";

const NAME = { size: 13, weight: "headline", color: COLORS.leaf } as const;

/** All issues, category by category and in each the most urgent first, numbered through. */
export function issuesByCategory(context: ReportContext): Block[] {
  const { input, say, document } = context;
  const issues = mostUrgentFirst(input.review.issues);
  if (issues.length === 0) return [];
  const section = document.child("Sect");
  const title = { pieces: heading(context, say("issues"), section, 30), staysWithNext: true };
  let number = 0;
  const categories = REVIEW_CATEGORIES.flatMap((category): Block[] => {
    const part = section.child("Sect");
    const head = { pieces: categoryHead(context, category, part), staysWithNext: true };
    const own = issues.filter((issue) => issue.category === category);
    if (own.length === 0) return [head, nothingHere(context, part)];
    const blocks = own.map((issue, at) => {
      number += 1;
      return issueBlock(context, issue, { number, isFirst: at === 0 }, part.child("Sect"));
    });
    return [head, ...blocks];
  });
  return [title, ...categories];
}

function categoryHead(context: ReportContext, category: ReviewCategory, section: Element): Piece[] {
  const { typesetter, say, input, score: written } = context;
  const score = input.review.subScores[category];
  const { height, base } = lineOf(say(category), NAME.size);
  const title = section.child("H3");
  const value = section.child("P");
  const name: Piece = {
    height: height + 8,
    gap: 26,
    staysWithNext: true,
    box: null,
    paint(canvas, top) {
      canvas.bookmark(say(category), top - 12);
      canvas.box(MARGIN, top, CONTENT_WIDTH, height + 8, COLORS.sunken, { top: 5, bottom: 5 });
      const y = top + 4 + base;
      write(canvas, typesetter, say(category), { x: MARGIN + 12, y }, NAME, title);
      if (input.review.judgedBy === "rules") return;
      const style = { size: 10, weight: 700, color: COLORS.ink } as const;
      const text = say("categoryScore", { score: written(score) });
      const place = { x: RIGHT - 24, y, align: "right" } as const;
      write(canvas, typesetter, text, place, style, value);
      const middle = top + 4 + height / 2;
      const dot = { top: 4, bottom: 4 };
      canvas.box(RIGHT - 18, middle - 4, 8, 8, BAND_COLORS[scoreBand(score)], dot);
    },
  };
  const lead = paragraph(typesetter, say(`lead_${category}`), {
    x: MARGIN + 12,
    width: CONTENT_WIDTH - 24,
    style: { ...TEXT, size: 9.5, color: COLORS.muted },
    element: section.child("P"),
    gap: 5,
  });
  return [name, ...stayingWithNext(lead)];
}

function nothingHere({ typesetter, say }: ReportContext, section: Element): Block {
  const pieces = paragraph(typesetter, say("noIssuesHere"), {
    x: MARGIN + 12,
    width: CONTENT_WIDTH - 24,
    style: TEXT,
    element: section.child("P"),
    gap: 6,
  });
  return { pieces, staysWithNext: false };
}
