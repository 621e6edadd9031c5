import type { Language } from "../../../../../contracts/languages.ts";
import { baseOf, leadingOf } from "../../../../typesetting/flow/paragraph.ts";
import type { Line } from "../../../../typesetting/lettering/break-lines.ts";
import { COLORS, CONTENT_WIDTH, MARGIN } from "../../../../typesetting/page-format.ts";
import type { Canvas } from "../../../../typesetting/pdf/canvas.ts";
import type { Element } from "../../../../typesetting/pdf/structure.ts";
import type { ReportContext } from "../report-context.ts";

const VERDICT = { weight: 400, color: COLORS.paper } as const;
const CHECK = { weight: 700, color: COLORS.turmeric } as const;
const CHECK_TEXT = { weight: 400, color: COLORS.onLeaf } as const;
const BELOW = 8;

type Style = (typeof VERDICT | typeof CHECK | typeof CHECK_TEXT) & { size: number };
type Part = { lines: readonly Line[]; style: Style; height: number; element: Element };

export type Statement = { height: number; paint(canvas: Canvas, top: number): void };

/**
 * What the reader must know before the score: the verdict of the model that judged the deck, or that
 * it was only checked by rules.
 */
export function statement(
  { typesetter, input, say, density }: ReportContext,
  section: Element,
): Statement {
  const { judgedBy, verdict, saidIn } = input.review;
  const part = (text: string, style: Style, language?: Language): Part => ({
    lines: typesetter.lines(text, style, CONTENT_WIDTH),
    style,
    height: style.size * leadingOf(text, style.size),
    element: section.child("P", language),
  });
  const parts =
    judgedBy === "rules"
      ? [
          part(say("checkTitle"), { ...CHECK, size: density.quote }),
          part(say("checkText"), { ...CHECK_TEXT, size: density.text - 0.5 }),
        ]
      : verdict === ""
        ? []
        : [part(verdict, { ...VERDICT, size: density.text + 2.5 }, saidIn)];
  const written = parts.reduce((sum, { lines, height }) => sum + lines.length * height, 0);
  return {
    height: written === 0 ? 0 : written + BELOW * density.space,
    paint(canvas, top) {
      let y = top;
      for (const { lines, style, height, element } of parts) {
        for (const line of lines) {
          canvas.text(line, { x: MARGIN, y: y + baseOf(height, style.size), ...style }, element);
          y += height;
        }
      }
    },
  };
}
