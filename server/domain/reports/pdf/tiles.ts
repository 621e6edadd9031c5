import { LEAST_MEDIAN_AMOUNTS } from "../../../../contracts/market-reports.ts";
import { widthInPoints } from "../../../typesetting/flow/paragraph.ts";
import type { Block } from "../../../typesetting/flow/piece.ts";
import { COLORS, CONTENT_WIDTH, MARGIN } from "../../../typesetting/page-format.ts";
import { write } from "../../../typesetting/parts/write.ts";
import type { MonthContext } from "./month-context.ts";

const HEIGHT = 74;
const NOTE_LINES = 2;
const NOTE_STEP = 11.5;
const BETWEEN = 10;
const NAME = { size: 8.5, weight: 400, color: COLORS.muted } as const;
const FIGURE = { weight: 700, color: COLORS.ink } as const;
/** The first size at which a figure fits is used. */
const SIZES = [17, 14, 12, 10, 8.5];

/** The four figures of the month side by side. */
export function tiles(context: MonthContext): Block {
  const { typesetter, document } = context;
  const section = document.child("Sect");
  const all = figuresOf(context);
  const width = (CONTENT_WIDTH - BETWEEN * (all.length - 1)) / all.length;
  const drawn = all.map((tile, at) => ({
    ...tile,
    x: MARGIN + at * (width + BETWEEN),
    size: fitting(context, tile.figure, width - 16),
    element: section.child("P"),
  }));
  return {
    staysWithNext: false,
    pieces: [
      {
        height: HEIGHT,
        gap: 0,
        staysWithNext: false,
        box: null,
        paint(canvas, top) {
          for (const { name, figure, note, size, x, element } of drawn) {
            canvas.box(x, top, width, HEIGHT, COLORS.paper, { top: 5, bottom: 5 });
            canvas.box(x, top, 3, HEIGHT, COLORS.leaf, { top: 1.5, bottom: 1.5 });
            const inside = { x: x + 12, width: width - 16 };
            write(canvas, typesetter, name, { ...inside, y: top + 16 }, NAME, element);
            write(
              canvas,
              typesetter,
              figure,
              { ...inside, y: top + 37 },
              { ...FIGURE, size },
              element,
            );
            typesetter
              .lines(note, NAME, inside.width)
              .slice(0, NOTE_LINES)
              .forEach((line, row) => {
                const y = top + 53 + row * NOTE_STEP;
                canvas.text(line, { x: inside.x, y, ...NAME }, element);
              });
          }
        },
      },
    ],
  };
}

function fitting({ typesetter }: MonthContext, text: string, width: number): number {
  const fits = SIZES.find(
    (size) => widthInPoints(typesetter.line(text, { ...FIGURE, size }), size) <= width,
  );
  return fits ?? 8.5;
}

function figuresOf({ report, figures, say, count, dollars, month, label }: MonthContext) {
  const { rounds, disclosed, usdThousand, medianUsdThousand } = figures;
  const before = figures.months.at(-2);
  const [largest] = figures.largest;
  const company = largest && report.startups[largest.startup];
  return [
    {
      name: say("rounds"),
      figure: count(rounds),
      note: before
        ? say("wasBefore", { month: month(before.from), figure: count(before.rounds) })
        : "",
    },
    {
      name: say("amount"),
      figure: disclosed > 0 ? dollars(usdThousand) : "–",
      note: "",
    },
    {
      name: say("median"),
      figure: medianUsdThousand === null ? "–" : dollars(medianUsdThousand),
      note:
        medianUsdThousand === null
          ? say("medianFew", { least: LEAST_MEDIAN_AMOUNTS })
          : say("medianOf", { count: disclosed }),
    },
    {
      name: say("largest"),
      figure: company ? dollars(largest.usdThousand ?? 0) : "–",
      note: company ? say("largestOf", { name: company.name, round: label(largest.kind) }) : "",
    },
  ];
}
