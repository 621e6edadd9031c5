import { recordsOf } from "../../../../contracts/market-reports.ts";
import { SITE_NAME } from "../../../../contracts/site-name.ts";
import { baseOf, leadingOf } from "../../../typesetting/flow/paragraph.ts";
import type { Line } from "../../../typesetting/lettering/break-lines.ts";
import { COLORS, CONTENT_WIDTH, MARGIN, RIGHT } from "../../../typesetting/page-format.ts";
import { paintGround } from "../../../typesetting/parts/ground.ts";
import { paintMark } from "../../../typesetting/parts/mark.ts";
import { write } from "../../../typesetting/parts/write.ts";
import type { Canvas } from "../../../typesetting/pdf/canvas.ts";
import type { Element } from "../../../typesetting/pdf/structure.ts";
import type { MonthContext } from "./month-context.ts";

const TITLE = { size: 25, weight: "headline", color: COLORS.white } as const;
const LEAD = { size: 12.5, weight: 400, color: COLORS.paper } as const;
const MADE = { size: 9.5, weight: 400, color: COLORS.onLeaf } as const;
const TOP = 88;
const BELOW = 48;

type Style = typeof TITLE | typeof LEAD | typeof MADE;
type Part = { lines: readonly Line[]; style: Style; height: number; gap: number; element: Element };

/** The head of the first page: the month, what it covers, and when it was counted. */
export function cover(context: MonthContext): { height: number; paint(canvas: Canvas): void } {
  const { typesetter, say, document, title, report, dayOf } = context;
  const section = document.child("Sect");
  const kind = section.child("P");
  const part = (text: string, style: Style, gap: number, tag: "H1" | "P"): Part => ({
    lines: typesetter.lines(text, style, CONTENT_WIDTH),
    style,
    height: style.size * leadingOf(text, style.size),
    gap,
    element: section.child(tag),
  });
  const made = [
    say("madeMonth", { day: dayOf(report.made_at) }),
    report.is_sample ? say("sampleNotice") : "",
  ];
  const parts = [
    part(title, TITLE, 0, "H1"),
    part(leadOf(context), LEAD, 6, "P"),
    part(context.sentences(made), MADE, 6, "P"),
  ];
  const written = parts.reduce((sum, one) => sum + one.gap + one.lines.length * one.height, 0);
  const height = TOP + written + BELOW;
  return {
    height,
    paint(canvas) {
      paintGround(canvas, height);
      paintMark(canvas, { x: MARGIN - 3, y: 36, size: 34, isOnLeaf: true });
      const brand = { size: 19, weight: "headline", color: COLORS.paper } as const;
      write(canvas, typesetter, SITE_NAME, { x: MARGIN + 38, y: 61 }, brand, null);
      const label = { size: 11, weight: 700, color: COLORS.turmeric } as const;
      write(canvas, typesetter, say("listTitle"), { x: RIGHT, y: 60, align: "right" }, label, kind);
      let y = TOP;
      for (const { lines, style, height: line, gap, element } of parts) {
        y += gap;
        for (const one of lines) {
          canvas.text(one, { x: MARGIN, y: y + baseOf(line, style.size), ...style }, element);
          y += line;
        }
      }
    },
  };
}

function leadOf({ figures, say, dollars, sentences }: MonthContext): string {
  const { rounds, disclosed, usdThousand } = figures;
  const { months, isMore, isFewer, isMostMoney } = recordsOf(figures);
  return sentences([
    disclosed > 0
      ? say("leadMoney", { count: rounds, amount: dollars(usdThousand) })
      : say("leadQuiet", { count: rounds }),
    isMore ? say("leadMore", { months }) : "",
    isFewer ? say("leadFewer", { months }) : "",
    isMostMoney ? say("leadMost", { months }) : "",
  ]);
}
