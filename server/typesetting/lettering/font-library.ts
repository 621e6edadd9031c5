import { type FontFile, filesByCharacter, type LetterFace } from "./font-files.ts";
import { type FontPiece, openPiece } from "./font-piece.ts";

/** The fonts; each file is opened when its first character is needed, and kept. */
export class FontLibrary {
  readonly #files = filesByCharacter();
  readonly #pieces = new Map<string, FontPiece>();
  readonly #chosen = new Map<string, FontPiece | null>();

  /**
   * The piece that really has a character, which not every file that claims to does.
   * @param isAmongHan punctuation between Han is as wide as they are
   */
  pieceFor(code: number, face: LetterFace, isAmongHan: boolean): FontPiece | null {
    const key = `${code} ${face} ${isAmongHan}`;
    const known = this.#chosen.get(key);
    if (known !== undefined) return known;
    const files = (this.#files.get(code) ?? []).filter(
      ({ family }) => face === "headline" || family !== "Fraunces",
    );
    const inOrder = isAmongHan
      ? files.toSorted((a, b) => Number(isHan(b)) - Number(isHan(a)))
      : files;
    const found =
      inOrder
        .map((file) => this.#open(file, face))
        .find((piece) => piece.font.nominalGlyph(code)) ?? null;
    this.#chosen.set(key, found);
    return found;
  }

  has(code: number): boolean {
    return this.pieceFor(code, 400, false) !== null;
  }

  #open(file: FontFile, face: LetterFace): FontPiece {
    const path = file.pathOf(face);
    const piece = this.#pieces.get(path) ?? openPiece(file, face);
    this.#pieces.set(path, piece);
    return piece;
  }
}

function isHan(file: FontFile): boolean {
  return file.family === "NotoSansSC";
}
