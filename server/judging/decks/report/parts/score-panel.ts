import { scoreBand } from "../../../../../contracts/review-terms.ts";
import { foundNoError } from "../../../../../contracts/told-sections.ts";
import type { Block } from "../../../../typesetting/flow/piece.ts";
import { COLORS, MARGIN } from "../../../../typesetting/page-format.ts";
import { write } from "../../../../typesetting/parts/write.ts";
import type { Canvas } from "../../../../typesetting/pdf/canvas.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";
import { BAND_COLORS, BAND_WORD_COLORS } from "../review-format.ts";
import { arc } from "./arc.ts";
import { categoryTable } from "./category-table.ts";
import { scoreScale } from "./score-scale.ts";

const HIGHEST = 10;
const GAUGE = { middle: 80, top: 82, radius: 66, width: 12, height: 162 } as const;
/** The gauge is open at the bottom: it runs from the lower left over the top to the lower right. */
const [GAUGE_FROM, GAUGE_TO] = [0.75 * Math.PI, 2.25 * Math.PI];
const TABLE_LEFT = MARGIN + 172;

/** The overall score in large type, beside it its four parts, and below what they mean. */
export function scorePanel(context: ReportContext): Block {
  const section = context.document.child("Sect");
  const overall = section.child("P");
  const table = categoryTable(context, TABLE_LEFT, section);
  const scale = scoreScale(context, section.child("P"));
  const share = gaugeShare(context);
  const gaugeHeight = GAUGE.height * share;
  const height = Math.max(gaugeHeight, table.height);
  return {
    staysWithNext: false,
    pieces: [
      {
        gap: 0,
        staysWithNext: true,
        box: null,
        height,
        paint(canvas, top) {
          paintGauge(canvas, context, top + (height - gaugeHeight) / 2, share, overall);
          table.paint(canvas, top + (height - table.height) / 2);
        },
      },
      scale,
    ],
  };
}

/** The gauge's size, as a share of its full size. */
function gaugeShare({ density }: ReportContext): number {
  return 0.5 + 0.42 * density.space;
}

function paintGauge(
  canvas: Canvas,
  context: ReportContext,
  top: number,
  share: number,
  element: Element,
): void {
  const { typesetter, input, say, score: written, count } = context;
  const { score } = input.review;
  const [x, y] = [MARGIN + GAUGE.middle, top + GAUGE.top * share];
  const [radius, width] = [GAUGE.radius * share, GAUGE.width * share];
  const band = scoreBand(score);
  const to = GAUGE_FROM + ((GAUGE_TO - GAUGE_FROM) * score) / HIGHEST;
  canvas.stroke(arc(x, y, radius, GAUGE_FROM, GAUGE_TO), COLORS.sunken, width);
  if (score > 0) canvas.stroke(arc(x, y, radius, GAUGE_FROM, to), BAND_COLORS[band], width);
  const line = (text: string, below: number, size: number, weight: 400 | 700, color: string) =>
    write(
      canvas,
      typesetter,
      text,
      { x, y: y + below * share, align: "center" },
      { size, weight, color },
      element,
    );
  const small = 5.5 + 3 * share;
  line(say("overallScore"), -24, small, 700, COLORS.muted);
  line(written(score), 17, 42 * share, 700, COLORS.ink);
  line(say("outOf", { highest: count(HIGHEST) }), 34, small, 400, COLORS.muted);
  if (foundNoError(input.review)) line(say("noErrors"), 65, 5 + 6 * share, 700, COLORS.ink);
  else line(say(`band_${band}`), 64, 6 + 8 * share, 700, BAND_WORD_COLORS[band]);
  if (input.review.judgedBy === "rules") line(say("onlyCheck"), 79, small, 400, COLORS.muted);
}
