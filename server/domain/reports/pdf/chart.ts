import type { MonthSums } from "../../../../contracts/market-reports.ts";
import { type Block, stayingWithNext } from "../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN } from "../../../typesetting/page-format.ts";
import { heading } from "../../../typesetting/parts/heading.ts";
import { write } from "../../../typesetting/parts/write.ts";
import type { MonthContext } from "./month-context.ts";

const HEIGHT = 128;
const BARS = 92;
const LABEL = { size: 7.5, weight: 400, color: COLORS.muted } as const;
const VALUE = { size: 7.5, weight: 700, color: COLORS.ink } as const;

/** The month beside those before it, as bars with their figures, so that no axis is needed. */
export function chart(
  context: MonthContext,
  title: string,
  measured: (month: MonthSums) => { value: number; said: string },
): Block {
  const { typesetter, document, figures, shortMonth, year: yearOf } = context;
  const section = document.child("Sect");
  const head = heading(context, title, section, 24);
  const highest = Math.max(1, ...figures.months.map((month) => measured(month).value));
  const step = CONTENT_WIDTH / figures.months.length;
  const drawn = figures.months.map((month, at) => {
    const { value, said } = measured(month);
    return {
      said,
      name: shortMonth(month.from),
      year: at === 0 || month.from.slice(5, 7) === "01" ? yearOf(month.from) : "",
      height: (BARS * value) / highest,
      x: MARGIN + at * step,
      color: at === figures.months.length - 1 ? COLORS.leaf : COLORS.onLeaf,
      element: section.child("P"),
    };
  });
  return {
    staysWithNext: false,
    pieces: [
      ...stayingWithNext(head),
      {
        height: HEIGHT,
        gap: 8,
        staysWithNext: false,
        box: null,
        paint(canvas, top) {
          const base = top + 10 + BARS;
          canvas.box(MARGIN, base, CONTENT_WIDTH, 0.6, COLORS.line);
          for (const { said, name, year, height, x, color, element } of drawn) {
            if (height > 0)
              canvas.box(x + step * 0.14, base - height, step * 0.72, height, color, {
                top: Math.min(2, height / 2),
                bottom: 0,
              });
            const middle = { x: x + step / 2, width: step, align: "center" } as const;
            write(canvas, typesetter, name, { ...middle, y: base + 11 }, LABEL, element);
            if (year !== "") {
              write(canvas, typesetter, year, { ...middle, y: base + 21 }, LABEL, element);
            }
            write(canvas, typesetter, said, { ...middle, y: base - height - 4 }, VALUE, element);
          }
        },
      },
    ],
  };
}
