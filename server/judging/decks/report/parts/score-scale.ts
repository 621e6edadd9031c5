import { SCORE_BANDS, scoreBand } from "../../../../../contracts/review-terms.ts";
import { foundNoError } from "../../../../../contracts/told-sections.ts";
import { widthInPoints } from "../../../../typesetting/flow/paragraph.ts";
import type { Piece } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, RIGHT } from "../../../../typesetting/page-format.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Canvas } from "../../../../typesetting/pdf/canvas.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { BAND_COLORS } from "../review-format.ts";

const HIGHEST = 10;
const HEIGHT = 31;
const SIZE = 8;
const BETWEEN = 4;

/** The bands from the lowest to the highest, with a mark at this deck's score. */
export function scoreScale(context: ReportContext, element: Element): Piece {
  const { density } = context;
  return {
    height: HEIGHT,
    gap: 10 * density.space,
    staysWithNext: false,
    box: null,
    paint: (canvas, top) => paintScale(canvas, context, top, element),
  };
}

function paintScale(
  canvas: Canvas,
  { typesetter, input, say, score: written }: ReportContext,
  top: number,
  element: Element,
): void {
  const { score } = input.review;
  const place = (value: number) => MARGIN + (CONTENT_WIDTH * value) / HIGHEST;
  const bands = SCORE_BANDS.toReversed();
  const own = foundNoError(input.review) ? undefined : scoreBand(score);
  bands.forEach(({ band, from }, at) => {
    const end = bands[at + 1]?.from ?? HIGHEST;
    const [x, width] = [place(from) + 1, place(end) - place(from) - 2];
    canvas.box(x, top + 11, width, 5, BAND_COLORS[band]);
    const range = `${written(from)}–${written(end === HIGHEST ? HIGHEST : end - 0.1)}`;
    const isOwn = band === own;
    const color = isOwn ? COLORS.ink : COLORS.muted;
    const name = { size: SIZE, weight: isOwn ? 700 : 400, color } as const;
    const figures = { size: SIZE - 0.5, weight: 400, color: COLORS.muted } as const;
    const nameWidth = widthInPoints(typesetter.line(say(`band_${band}`), name), name.size);
    const figuresWidth = widthInPoints(typesetter.line(range, figures), figures.size);
    // The last band is narrow: its words end with it, but may begin before it.
    const isLast = at === bands.length - 1;
    const start = isLast ? RIGHT - nameWidth - BETWEEN - figuresWidth : x;
    const y = top + 27;
    write(canvas, typesetter, say(`band_${band}`), { x: start, y }, name, element);
    write(canvas, typesetter, range, { x: start + nameWidth + BETWEEN, y }, figures, element);
  });
  const x = place(score);
  canvas.shape(`M ${x - 5} ${top} L ${x + 5} ${top} L ${x} ${top + 9} Z`, COLORS.ink);
}
