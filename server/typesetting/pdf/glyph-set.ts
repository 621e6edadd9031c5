import type { FontPiece } from "../lettering/font-piece.ts";
import type { Sign } from "../lettering/shape.ts";
import { boundsOf, composed, isComposite, renumbered, unhinted, union } from "./glyph-outlines.ts";

export type Glyph = { outline: Buffer; advance: number; sideBearing: number };

const NOTHING = Buffer.alloc(0);
/** The glyph for number 0, which no text of ours uses. */
const MISSING: Glyph = { outline: NOTHING, advance: 500, sideBearing: 0 };

/**
 * The glyphs of one embedded font, collected from the pieces of its family and numbered in order of use. A
 * sign of several glyphs becomes a single composite glyph.
 */
export class GlyphSet {
  readonly glyphs: Glyph[] = [MISSING];
  /** The text of each number. */
  readonly texts = new Map<number, string>();
  readonly #numbers = new Map<string, number>();
  readonly #brought = new Map<FontPiece, Map<number, number>>();

  numberOf(sign: Sign): number {
    const known = this.#numbers.get(sign.key);
    if (known !== undefined) return known;
    const number = this.#add(this.#glyphOf(sign));
    this.#numbers.set(sign.key, number);
    this.texts.set(number, sign.text);
    return number;
  }

  #glyphOf({ piece, parts, advance: wide }: Sign): Glyph {
    const advance = Math.round((wide * piece.unitsPerEm) / 1000);
    const [first] = parts;
    if (parts.length === 1 && first && first.x === 0 && first.y === 0) {
      return { ...this.#copy(piece, first.glyph), advance };
    }
    const drawn = parts.filter(({ glyph }) => piece.outline(glyph).length > 0);
    const bounds = drawn.flatMap(({ glyph, x, y }) => {
      const box = boundsOf(piece.outline(glyph));
      if (!box) return [];
      const { xMin, yMin, xMax, yMax } = box;
      return [{ xMin: xMin + x, yMin: yMin + y, xMax: xMax + x, yMax: yMax + y }];
    });
    if (bounds.length === 0) return { outline: NOTHING, advance, sideBearing: 0 };
    const box = union(bounds);
    const components = drawn.map((part) => ({ ...part, glyph: this.#bring(piece, part.glyph) }));
    return { outline: composed(components, box), advance, sideBearing: box.xMin };
  }

  #copy(piece: FontPiece, glyph: number): Glyph {
    const outline = piece.outline(glyph);
    return {
      outline: isComposite(outline)
        ? renumbered(outline, (component) => this.#bring(piece, component))
        : unhinted(outline),
      advance: piece.advance(glyph),
      sideBearing: piece.sideBearing(glyph),
    };
  }

  /** Adds a component of other glyphs, which no text uses directly. */
  #bring(piece: FontPiece, glyph: number): number {
    const ofPiece = this.#brought.get(piece) ?? new Map<number, number>();
    this.#brought.set(piece, ofPiece);
    const known = ofPiece.get(glyph);
    if (known !== undefined) return known;
    const number = this.#add(this.#copy(piece, glyph));
    ofPiece.set(glyph, number);
    return number;
  }

  #add(glyph: Glyph): number {
    return this.glyphs.push(glyph) - 1;
  }
}
