import { breakLines, type Line } from "./break-lines.ts";
import { cleanText } from "./clean-text.ts";
import type { LetterFace } from "./font-files.ts";
import { FontLibrary } from "./font-library.ts";
import { Shaper } from "./shape.ts";

export type Lettering = { size: number; weight: LetterFace };

/** Turns texts into lines. It keeps the fonts and words that it has used. */
export class Typesetter {
  readonly #library = new FontLibrary();
  readonly #shaper = new Shaper(this.#library);

  /** The lines of a text in a width, in points. */
  lines(text: string, { size, weight }: Lettering, width: number): Line[] {
    const clean = cleanText(text, this.#library);
    if (clean === "") return [];
    return breakLines(this.#shaper, clean, weight, (width * 1000) / size);
  }

  /** A text on one line, ending with an ellipsis if it is too long. */
  line(text: string, lettering: Lettering, width = Number.POSITIVE_INFINITY): Line {
    const flat = cleanText(text, this.#library).replaceAll("\n", " ");
    const whole = this.#flat(flat, lettering);
    const room = (width * 1000) / lettering.size;
    if (whole.width <= room) return whole;
    const ellipsis = this.#shaper.shape("…", lettering.weight);
    let taken = ellipsis.width;
    const kept = whole.signs.findIndex((sign) => {
      taken += sign.width;
      return taken > room;
    });
    const signs = [...whole.signs.slice(0, kept), ...ellipsis.signs];
    return {
      signs,
      text: signs.map((sign) => sign.text).join(""),
      width: signs.reduce((sum, sign) => sum + sign.width, 0),
    };
  }

  #flat(text: string, { weight }: Lettering): Line {
    const { signs, width } = this.#shaper.shape(text, weight);
    return { signs, width, text };
  }
}
