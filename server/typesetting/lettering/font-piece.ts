import { readFileSync } from "node:fs";
import { Blob, Face, Font } from "harfbuzzjs";
import type { Family, FontFile, LetterFace, Weight } from "./font-files.ts";
import { trueTypeFile, woffTables } from "./woff.ts";

/** An opened file of a family in one weight, with its shaper and its outlines. */
export type FontPiece = {
  /** Its file's path. */
  name: string;
  family: Family;
  weight: Weight;
  font: Font;
  unitsPerEm: number;
  ascent: number;
  descent: number;
  /** The outline of a glyph in the font's form; empty for a space. */
  outline(glyph: number): Buffer;
  advance(glyph: number): number;
  sideBearing(glyph: number): number;
};

/** Opens a file of a font. */
export function openPiece(file: FontFile, face: LetterFace): FontPiece {
  const tables = woffTables(readFileSync(file.pathOf(face)));
  const table = (tag: string) => {
    const found = tables.get(tag);
    if (!found) throw new Error(`${file.pathOf(face)} has no ${tag}`);
    return found;
  };
  const [head, hhea, hmtx, loca, glyf] = ["head", "hhea", "hmtx", "loca", "glyf"].map(table);
  if (!head || !hhea || !hmtx || !loca || !glyf) throw new Error("A table is missing");
  const isLong = head.readInt16BE(50) === 1;
  const start = (glyph: number) =>
    isLong ? loca.readUInt32BE(glyph * 4) : loca.readUInt16BE(glyph * 2) * 2;
  const measured = hhea.readUInt16BE(34);
  return {
    name: file.pathOf(face),
    family: file.family,
    weight: file.weightOf(face),
    font: new Font(new Face(new Blob(trueTypeFile(tables)))),
    unitsPerEm: head.readUInt16BE(18),
    ascent: hhea.readInt16BE(4),
    descent: hhea.readInt16BE(6),
    outline: (glyph) => glyf.subarray(start(glyph), start(glyph + 1)),
    advance: (glyph) => hmtx.readUInt16BE(Math.min(glyph, measured - 1) * 4),
    sideBearing: (glyph) =>
      glyph < measured
        ? hmtx.readInt16BE(glyph * 4 + 2)
        : hmtx.readInt16BE(measured * 4 + (glyph - measured) * 2),
  };
}
