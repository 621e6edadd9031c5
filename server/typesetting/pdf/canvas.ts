import type { Line } from "../lettering/break-lines.ts";
import type { FontPiece } from "../lettering/font-piece.ts";
import type { EmbeddedFont } from "./embedded-font.ts";
import { number } from "./pdf-file.ts";
import type { Element } from "./structure.ts";

/** The control points of a quarter of a circle. */
const ARC = 0.5523;

type Corners = { top: number; bottom: number };

/** One page to draw on, measured in points from its upper left corner. */
export class Canvas {
  readonly page: number;
  /** Sections that begin on this page, for the outline that readers show. */
  readonly bookmarks: { title: string; top: number }[] = [];
  readonly #height: number;
  readonly #fontOf: (piece: FontPiece) => EmbeddedFont;
  readonly #drawing: string[] = [];
  #marks = 0;

  constructor(page: number, height: number, fontOf: (piece: FontPiece) => EmbeddedFont) {
    this.page = page;
    this.#height = height;
    this.#fontOf = fontOf;
  }

  get content(): string {
    return this.#drawing.join("\n");
  }

  /** Draws a line of text on its base line; with null for text that is repeated on each page. */
  text(
    line: Line,
    at: { x: number; y: number; size: number; color: string },
    element: Element | null,
  ): void {
    if (line.signs.length === 0) return;
    const place = `1 0 0 1 ${number(at.x)} ${this.#up(at.y)} Tm`;
    const text = `BT ${paint(at.color)} rg ${place} ${this.#shown(line, at.size)} ET`;
    if (!element) {
      this.#drawing.push(`/Artifact BMC ${text} EMC`);
      return;
    }
    const mark = this.#marks++;
    element.hold({ page: this.page, mark });
    this.#drawing.push(`/${element.tag} <</MCID ${mark}>> BDC ${text} EMC`);
  }

  bookmark(title: string, y: number): void {
    this.bookmarks.push({ title, top: this.#height - y });
  }

  /** A rectangle with rounded corners. */
  box(
    x: number,
    y: number,
    width: number,
    height: number,
    color: string,
    corners: Corners = { top: 0, bottom: 0 },
  ): void {
    const { top, bottom } = corners;
    const [right, end] = [x + width, y + height];
    this.shape(
      [
        `M ${x + top} ${y} L ${right - top} ${y}`,
        `C ${right - top * (1 - ARC)} ${y} ${right} ${y + top * (1 - ARC)} ${right} ${y + top}`,
        `L ${right} ${end - bottom}`,
        `C ${right} ${end - bottom * (1 - ARC)} ${right - bottom * (1 - ARC)} ${end} ${right - bottom} ${end}`,
        `L ${x + bottom} ${end}`,
        `C ${x + bottom * (1 - ARC)} ${end} ${x} ${end - bottom * (1 - ARC)} ${x} ${end - bottom}`,
        `L ${x} ${y + top}`,
        `C ${x} ${y + top * (1 - ARC)} ${x + top * (1 - ARC)} ${y} ${x + top} ${y} Z`,
      ].join(" "),
      color,
    );
  }

  /** A filled shape: M, L, C and Z with absolute points, as in an SVG's path. */
  shape(path: string, color: string, place = { x: 0, y: 0, scale: 1 }): void {
    this.#decorate(`${paint(color)} rg ${this.#path(path, place)} f`);
  }

  /** A line of a width, with round ends. */
  stroke(path: string, color: string, width: number): void {
    this.#decorate(
      `${paint(color)} RG ${number(width)} w 1 J 1 j ${this.#path(path, { x: 0, y: 0, scale: 1 })} S`,
    );
  }

  #decorate(drawing: string): void {
    this.#drawing.push(`/Artifact BMC ${drawing} EMC`);
  }

  #path(path: string, { x, y, scale }: { x: number; y: number; scale: number }): string {
    return path
      .replace(/([MLCZ])([^MLCZ]*)/g, (_, command: string, points: string) => {
        const numbers = points
          .trim()
          .split(/[\s,]+/)
          .filter(Boolean)
          .map(Number);
        const placed = numbers.map((value, at) =>
          at % 2 === 0 ? number(x + value * scale) : this.#up(y + value * scale),
        );
        return `${placed.join(" ")} ${{ M: "m", L: "l", C: "c", Z: "h" }[command]} `;
      })
      .trim();
  }

  /** The signs of a line by their numbers, with their fonts and kerning. */
  #shown(line: Line, size: number): string {
    let shown = "";
    let font: EmbeddedFont | undefined;
    let codes = "";
    const flush = () => {
      if (font && codes) shown += `/${font.resource} ${number(size)} Tf [<${codes}>] TJ `;
      codes = "";
    };
    for (const sign of line.signs) {
      const own = this.#fontOf(sign.piece);
      if (own !== font) flush();
      font = own;
      const closer = sign.advance - sign.width;
      codes += own.codeOf(sign) + (closer ? `> ${closer} <` : "");
    }
    flush();
    return shown.replaceAll("<>", "").trim();
  }

  #up(y: number): string {
    return number(this.#height - y);
  }
}

/** A colour of the style sheet as the three numbers of PDF. */
function paint(color: string): string {
  return [1, 3, 5]
    .map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3))
    .join(" ");
}
