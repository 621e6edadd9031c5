import { SITE_NAME } from "../../../../../contracts/site-name.ts";
import { baseOf, leadingOf } from "../../../../typesetting/flow/paragraph.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, PAGE, RIGHT } from "../../../../typesetting/page-format.ts";
import { paintMark } from "../../../../typesetting/parts/mark.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Canvas } from "../../../../typesetting/pdf/canvas.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";

const HEAD_BASE = 48;
const FOOT_TOP = PAGE.height - 50;
const SMALL = { size: 8.5, weight: 400, color: COLORS.muted } as const;
const NOTICE = { size: 7.5, weight: 400, color: COLORS.muted } as const;
const NUMBER_WIDTH = 96;

/** What stands at the head of each page but the first. */
export function paintHead(canvas: Canvas, { typesetter, input, say }: ReportContext): void {
  paintMark(canvas, { x: MARGIN - 1, y: HEAD_BASE - 12, size: 16, isOnLeaf: false });
  const brand = { size: 10.5, weight: "headline", color: COLORS.leafStrong } as const;
  const place = { y: HEAD_BASE };
  const taken =
    22 + write(canvas, typesetter, SITE_NAME, { ...place, x: MARGIN + 20 }, brand, null) + 12;
  const right = { ...place, x: RIGHT, align: "right" } as const;
  const title = write(canvas, typesetter, say("title"), right, SMALL, null);
  const room = { ...place, x: MARGIN + taken, width: CONTENT_WIDTH - taken - title - 16 };
  write(canvas, typesetter, input.fileName, room, SMALL, null);
  canvas.box(MARGIN, HEAD_BASE + 11, CONTENT_WIDTH, 0.6, COLORS.line);
}

/**
 * What stands at the foot of each page: what a review is not, and the page's number.
 * @param notice said once to those who listen; on the other pages null
 */
export function paintFoot(
  canvas: Canvas,
  { typesetter, input, say, count }: ReportContext,
  pages: number,
  notice: Element | null,
): void {
  canvas.box(MARGIN, FOOT_TOP, CONTENT_WIDTH, 0.6, COLORS.line);
  const width = CONTENT_WIDTH - NUMBER_WIDTH;
  const said = say(input.review.judgedBy === "rules" ? "noticeCheck" : "notice");
  const height = NOTICE.size * leadingOf(said, NOTICE.size);
  typesetter.lines(said, NOTICE, width).forEach((line, row) => {
    const y = FOOT_TOP + 7 + row * height + baseOf(height, NOTICE.size);
    canvas.text(line, { x: MARGIN, y, ...NOTICE }, notice);
  });
  const text = say("pageOf", { page: count(canvas.page + 1), pages: count(pages) });
  const place = {
    x: RIGHT,
    y: FOOT_TOP + 7 + baseOf(height, NOTICE.size),
    align: "right",
  } as const;
  write(canvas, typesetter, text, place, SMALL, null);
}
