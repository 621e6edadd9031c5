import { SITE_NAME } from "../../../contracts/site-name.ts";
import { baseOf, leadingOf } from "../flow/paragraph.ts";
import type { Typesetter } from "../lettering/typesetter.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, PAGE, RIGHT } from "../page-format.ts";
import type { Canvas } from "../pdf/canvas.ts";
import type { Element } from "../pdf/structure.ts";
import { paintMark } from "./mark.ts";
import { write } from "./write.ts";

const HEAD_BASE = 48;
const FOOT_TOP = PAGE.height - 50;
const SMALL = { size: 8.5, weight: 400, color: COLORS.muted } as const;
const NOTICE = { size: 7.5, weight: 400, color: COLORS.muted } as const;
const NUMBER_WIDTH = 96;

/**
 * Draws the running head of each page except the first.
 * @param of the document's subject, cut to the room that its title leaves
 */
export function paintRunningHead(
  canvas: Canvas,
  typesetter: Typesetter,
  { title, of = "" }: { title: string; of?: string },
): void {
  const y = HEAD_BASE;
  paintMark(canvas, { x: MARGIN - 1, y: y - 12, size: 16, isOnLeaf: false });
  const style = { size: 10.5, weight: "headline", color: COLORS.leafStrong } as const;
  const brand = write(canvas, typesetter, SITE_NAME, { x: MARGIN + 20, y }, style, null);
  const titled = write(canvas, typesetter, title, { x: RIGHT, y, align: "right" }, SMALL, null);
  const taken = 22 + brand + 12;
  const room = { x: MARGIN + taken, y, width: CONTENT_WIDTH - taken - titled - 16 };
  if (of !== "") write(canvas, typesetter, of, room, SMALL, null);
  canvas.box(MARGIN, y + 11, CONTENT_WIDTH, 0.6, COLORS.line);
}

/**
 * Draws the foot of each page: a notice, and the page number.
 * @param element the notice's, on the page on which screen readers should read it; else null
 */
export function paintFoot(
  canvas: Canvas,
  typesetter: Typesetter,
  { notice, number }: { notice: string; number: string },
  element: Element | null,
): void {
  canvas.box(MARGIN, FOOT_TOP, CONTENT_WIDTH, 0.6, COLORS.line);
  const height = NOTICE.size * leadingOf(notice, NOTICE.size);
  const y = FOOT_TOP + 7 + baseOf(height, NOTICE.size);
  typesetter.lines(notice, NOTICE, CONTENT_WIDTH - NUMBER_WIDTH).forEach((line, row) => {
    canvas.text(line, { x: MARGIN, y: y + row * height, ...NOTICE }, element);
  });
  write(canvas, typesetter, number, { x: RIGHT, y, align: "right" }, SMALL, null);
}
