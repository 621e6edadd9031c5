import { Buffer as HarfBuzzBuffer, shape } from "harfbuzzjs";
import type { LetterFace } from "./font-files.ts";
import type { FontLibrary } from "./font-library.ts";
import type { FontPiece } from "./font-piece.ts";

/** A glyph of a sign, with its offset from the sign's beginning in the units of its font. */
type Part = { glyph: number; x: number; y: number };

/**
 * A unit of writing: a letter with its marks. It is embedded as one glyph, so that copying from the report
 * gives the original text, in its order.
 */
export type Sign = {
  key: string;
  piece: FontPiece;
  text: string;
  parts: readonly Part[];
  /** Its own width, in thousandths of the size. */
  advance: number;
  /** Its width in context, which kerning may reduce. */
  width: number;
};

type Shaped = { signs: readonly Sign[]; width: number };

const HAN = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uffef]/u;
const THAI = /\p{Script=Thai}/u;
/** Punctuation that is wider in Han text. */
const EITHER = /[“”‘’…—·]/;
const NOWHERE = { xAdvance: 0, xOffset: 0, yOffset: 0 };
/** Words recur; a report has some thousands. */
const MAX_REMEMBERED = 20_000;

/** Turns words into signs. */
export class Shaper {
  readonly #library: FontLibrary;
  readonly #buffer = new HarfBuzzBuffer();
  readonly #remembered = new Map<string, Shaped>();

  constructor(library: FontLibrary) {
    this.#library = library;
  }

  shape(text: string, face: LetterFace): Shaped {
    const key = `${face}${text}`;
    const known = this.#remembered.get(key);
    if (known) return known;
    const signs = this.#stretches(text, face).flatMap((stretch) => this.#signs(stretch));
    const shaped = { signs, width: widthOf(signs) };
    if (this.#remembered.size >= MAX_REMEMBERED) this.#remembered.clear();
    this.#remembered.set(key, shaped);
    return shaped;
  }

  /** Stretches of text that a single piece of a font has. */
  #stretches(text: string, face: LetterFace): { piece: FontPiece; text: string }[] {
    const hasHan = HAN.test(text);
    // Thai headlines read best in the bold text font, and a word is set in a single font (app/app.css).
    const own = face === "headline" && THAI.test(text) ? 700 : face;
    const stretches: { piece: FontPiece; text: string }[] = [];
    for (const letter of text) {
      const isAmongHan = hasHan && EITHER.test(letter);
      const last = stretches.at(-1);
      // A mark is set by the font of its letter.
      const piece =
        last && /\p{M}/u.test(letter) && last.piece.font.nominalGlyph(codeOf(letter))
          ? last.piece
          : this.#library.pieceFor(codeOf(letter), own, isAmongHan);
      if (!piece) throw new Error(`No font has ${letter}: the text was not cleaned`);
      if (last?.piece === piece) last.text += letter;
      else stretches.push({ piece, text: letter });
    }
    return stretches;
  }

  #signs({ piece, text }: { piece: FontPiece; text: string }): Sign[] {
    this.#buffer.reset();
    this.#buffer.addText(text);
    this.#buffer.guessSegmentProperties();
    shape(piece.font, this.#buffer);
    const infos = this.#buffer.getGlyphInfos();
    const positions = this.#buffer.getGlyphPositions();
    const starts = [...new Set(infos.map((info) => info.cluster))];
    return starts.map((start, at) => {
      const written = text.slice(start, starts[at + 1]);
      const parts: Part[] = [];
      let [advance, width] = [0, 0];
      infos.forEach(({ cluster, codepoint: glyph }, position) => {
        const { xAdvance, xOffset, yOffset } = positions[position] ?? NOWHERE;
        if (cluster !== start) return;
        parts.push({ glyph, x: width + xOffset, y: yOffset });
        advance += piece.advance(glyph);
        width += xAdvance;
      });
      const unit = 1000 / piece.unitsPerEm;
      return {
        key: keyOf(piece, written, parts),
        piece,
        text: written,
        parts,
        advance: advance * unit,
        width: width * unit,
      };
    });
  }
}

export function widthOf(signs: readonly Sign[]): number {
  return signs.reduce((sum, sign) => sum + sign.width, 0);
}

function keyOf({ name }: FontPiece, text: string, parts: readonly Part[]): string {
  return `${name} ${text} ${parts.map(({ glyph, x, y }) => `${glyph},${x},${y}`).join(" ")}`;
}

function codeOf(letter: string): number {
  return letter.codePointAt(0) ?? 0;
}
