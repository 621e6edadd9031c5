import {
  REVIEW_CATEGORIES,
  type ReviewCategory,
  SCORE_BANDS,
  scoreBand,
} from "../../../../../contracts/deck-review.ts";
import { foundNoError, seenOf } from "../../../../../contracts/told-sections.ts";
import type { Block } from "../../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, RIGHT } from "../../../../typesetting/page-format.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Canvas } from "../../../../typesetting/pdf/canvas.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { BAND_COLORS, BAND_WORD_COLORS } from "../review-format.ts";
import { arc } from "./arc.ts";

const HIGHEST = 10;
const PANEL_HEIGHT = 162;
const GAUGE = { x: MARGIN + 80, y: 84, radius: 66, width: 12 } as const;
/** The gauge is open below: it runs from lower left over the top to lower right. */
const [GAUGE_FROM, GAUGE_TO] = [0.75 * Math.PI, 2.25 * Math.PI];
const BARS = { x: MARGIN + 200, top: 30, step: 34, height: 7 } as const;
const SCALE_HEIGHT = 42;
const END = { x: RIGHT, width: 100, align: "right" } as const;
const BAR_LABEL = { size: 10, weight: 700, color: COLORS.ink } as const;

/** The overall score, large, beside it the four that it is made of, and below what they mean. */
export function scorePanel(context: ReportContext): Block {
  const section = context.document.child("Sect");
  const overall = section.child("P");
  const heading = section.child("H2");
  const rows = REVIEW_CATEGORIES.map((category) => ({ category, element: section.child("P") }));
  const scale = section.child("P");
  const { score, subScores, judgedBy } = context.input.review;
  const plain = { gap: 0, staysWithNext: false, box: null };
  return {
    staysWithNext: false,
    pieces: [
      {
        ...plain,
        height: PANEL_HEIGHT,
        paint(canvas, top) {
          paintGauge(canvas, context, top, score, overall);
          const label = { size: 8.5, weight: 700, color: COLORS.muted } as const;
          const place = { x: BARS.x, y: top + 14 };
          const title =
            judgedBy === "rules" ? context.sayOfSections("parts") : context.say("scores");
          write(canvas, context.typesetter, title, place, label, heading);
          rows.forEach(({ category, element }, row) => {
            const y = top + BARS.top + row * BARS.step;
            if (judgedBy === "rules") paintSeen(canvas, context, y, category, element);
            else
              paintBar(canvas, context, y, [context.say(category), subScores[category]], element);
          });
        },
      },
      {
        ...plain,
        height: SCALE_HEIGHT,
        gap: 10,
        paint: (canvas, top) => paintScale(canvas, context, top, score, scale),
      },
    ],
  };
}

function paintGauge(
  canvas: Canvas,
  { typesetter, input, say, sayOfSections, score: written, count }: ReportContext,
  top: number,
  score: number,
  element: Element,
): void {
  const { x, radius, width } = GAUGE;
  const y = top + GAUGE.y;
  const band = scoreBand(score);
  const to = GAUGE_FROM + ((GAUGE_TO - GAUGE_FROM) * score) / HIGHEST;
  canvas.stroke(arc(x, y, radius, GAUGE_FROM, GAUGE_TO), COLORS.sunken, width);
  if (score > 0) canvas.stroke(arc(x, y, radius, GAUGE_FROM, to), BAND_COLORS[band], width);
  const line = (text: string, below: number, size: number, weight: 400 | 700, color: string) =>
    write(
      canvas,
      typesetter,
      text,
      { x, y: y + below, align: "center" },
      { size, weight, color },
      element,
    );
  line(say("overallScore"), -24, 8.5, 700, COLORS.muted);
  line(written(score), 17, 42, 700, COLORS.ink);
  line(say("outOf", { highest: count(HIGHEST) }), 35, 9, 400, COLORS.muted);
  if (foundNoError(input.review)) line(sayOfSections("noErrors"), 64, 11, 700, COLORS.ink);
  else line(say(`band_${band}`), 64, 14, 700, BAND_WORD_COLORS[band]);
  if (input.review.judgedBy === "rules") line(say("onlyCheck"), 77, 8.5, 400, COLORS.muted);
}

/** What a check saw of a part: its sub-score would read like praise where it found nothing. */
function paintSeen(
  canvas: Canvas,
  { typesetter, input, say, sayOfSections, count: written }: ReportContext,
  y: number,
  category: ReviewCategory,
  element: Element,
): void {
  const { count, sections } = seenOf(input.review, category);
  const seen = [
    ...(sections
      ? [
          sayOfSections("partSections", {
            told: written(sections.told),
            all: written(sections.all),
          }),
        ]
      : []),
    ...(count > 0 ? [sayOfSections("partIssues", { count })] : []),
  ];
  const text = seen.length > 0 ? seen.join(" · ") : sayOfSections("partNone");
  const name = { x: BARS.x, y: y + 8, width: (RIGHT - BARS.x) / 2 } as const;
  write(canvas, typesetter, say(category), name, BAR_LABEL, element);
  const value = { x: RIGHT, y: y + 8, align: "right" } as const;
  const color = count > 0 ? COLORS.ink : COLORS.muted;
  write(canvas, typesetter, text, value, { ...BAR_LABEL, weight: 400, color }, element);
  canvas.box(BARS.x, y + 18, RIGHT - BARS.x, 0.75, COLORS.sunken);
}

function paintBar(
  canvas: Canvas,
  { typesetter, score: written }: ReportContext,
  y: number,
  [name, score]: readonly [string, number],
  element: Element,
): void {
  const width = RIGHT - BARS.x;
  const round = { top: BARS.height / 2, bottom: BARS.height / 2 };
  write(canvas, typesetter, name, { x: BARS.x, y: y + 8, width: width - 40 }, BAR_LABEL, element);
  const value = { x: RIGHT, y: y + 8, align: "right" } as const;
  write(canvas, typesetter, written(score), value, BAR_LABEL, element);
  canvas.box(BARS.x, y + 15, width, BARS.height, COLORS.sunken, round);
  const filled = Math.max(BARS.height, (width * score) / HIGHEST);
  const color = BAND_COLORS[scoreBand(score)];
  if (score > 0) canvas.box(BARS.x, y + 15, filled, BARS.height, color, round);
}

/** The bands from the lowest to the highest, with a mark where this deck stands. */
function paintScale(
  canvas: Canvas,
  { typesetter, input, say, score: written }: ReportContext,
  top: number,
  score: number,
  element: Element,
): void {
  const place = (value: number) => MARGIN + (CONTENT_WIDTH * value) / HIGHEST;
  const bands = SCORE_BANDS.toReversed();
  const own = foundNoError(input.review) ? undefined : scoreBand(score);
  bands.forEach(({ band, from }, at) => {
    const end = bands[at + 1]?.from ?? HIGHEST;
    const [x, width] = [place(from) + 1, place(end) - place(from) - 2];
    canvas.box(x, top + 12, width, 5, BAND_COLORS[band]);
    const range = `${written(from)}–${written(end === HIGHEST ? HIGHEST : end - 0.1)}`;
    const isOwn = band === own;
    const color = isOwn ? COLORS.ink : COLORS.muted;
    const style = { size: 8.5, weight: isOwn ? 700 : 400, color } as const;
    // The last is narrow: its words end with it, and may begin before it.
    const words = at === bands.length - 1 ? END : { x, width };
    write(canvas, typesetter, say(`band_${band}`), { ...words, y: top + 30 }, style, element);
    const small = { size: 7.5, weight: 400, color: COLORS.muted } as const;
    write(canvas, typesetter, range, { ...words, y: top + 42 }, small, element);
  });
  const x = place(score);
  canvas.shape(`M ${x - 5} ${top} L ${x + 5} ${top} L ${x} ${top + 9} Z`, COLORS.ink);
}
