import { createHash } from "node:crypto";
import type { FontPiece } from "../lettering/font-piece.ts";
import type { Sign } from "../lettering/shape.ts";
import { GlyphSet } from "./glyph-set.ts";
import { type PdfFile, type Reference, utf16 } from "./pdf-file.ts";
import { boundsOfAll, trueTypeOf } from "./true-type.ts";

const WEIGHT_NAMES = { 400: "Regular", 600: "SemiBold", 700: "Bold" } as const;
const STEMS = { 400: 80, 600: 120, 700: 140 } as const;
/** The most entries in one section of a character map. */
const SECTION = 100;
/** Flag for a font without a standard encoding. */
const SYMBOLIC = 4;

/** One weight of a family with just the glyphs that a report needs. */
export class EmbeddedFont {
  readonly resource: string;
  readonly #first: FontPiece;
  readonly #glyphs = new GlyphSet();

  constructor(resource: string, first: FontPiece) {
    this.resource = resource;
    this.#first = first;
  }

  /** A sign's number in texts, in hex. */
  codeOf(sign: Sign): string {
    return hex(this.#glyphs.numberOf(sign));
  }

  write(file: PdfFile): Reference {
    const { glyphs } = this.#glyphs;
    const { family, weight, unitsPerEm } = this.#first;
    // PDF measures in thousandths of the size, whatever the font's unit.
    const scaled = (units: number) => Math.round((units * 1000) / unitsPerEm);
    const [ascent, descent] = [scaled(this.#first.ascent), scaled(this.#first.descent)];
    const program = trueTypeOf(glyphs, this.#first);
    const name = `${tagOf(program)}+${family}-${WEIGHT_NAMES[weight]}`;
    const { xMin, yMin, xMax, yMax } = boundsOfAll(glyphs);
    const box = [xMin, yMin, xMax, yMax].map(scaled).join(" ");
    const descriptor = file.add(
      `<</Type/FontDescriptor/FontName/${name}/Flags ${SYMBOLIC}/ItalicAngle 0/StemV ${STEMS[weight]}` +
        `/Ascent ${ascent}/Descent ${descent}/CapHeight ${Math.round(ascent * 0.7)}` +
        `/FontBBox[${box}]/FontFile2 ${file.addStream(program, `/Length1 ${program.length}`)}>>`,
    );
    const widths = glyphs.map(({ advance }) => (advance * 1000) / unitsPerEm).join(" ");
    const descendant = file.add(
      `<</Type/Font/Subtype/CIDFontType2/BaseFont/${name}/CIDToGIDMap/Identity/FontDescriptor ${descriptor}` +
        `/CIDSystemInfo<</Registry(Adobe)/Ordering(Identity)/Supplement 0>>/W[0[${widths}]]>>`,
    );
    const toUnicode = file.addStream(characterMap(this.#glyphs.texts));
    return file.add(
      `<</Type/Font/Subtype/Type0/BaseFont/${name}/Encoding/Identity-H` +
        `/DescendantFonts[${descendant}]/ToUnicode ${toUnicode}>>`,
    );
  }
}

/** The text of each number, for searching and copying. */
function characterMap(texts: ReadonlyMap<number, string>): string {
  const entries = [...texts].map(([number, text]) => `<${hex(number)}> <${utf16(text)}>`);
  const sections: string[] = [];
  for (let at = 0; at < entries.length; at += SECTION) {
    const section = entries.slice(at, at + SECTION);
    sections.push(`${section.length} beginbfchar\n${section.join("\n")}\nendbfchar`);
  }
  return [
    "/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap",
    "/CIDSystemInfo <</Registry (Adobe)/Ordering (UCS)/Supplement 0>> def",
    "/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def",
    "1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange",
    ...sections,
    "endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend",
  ].join("\n");
}

/** Six letters that distinguish subsets of a font (ISO 32000-2, 9.9.2). */
function tagOf(program: Buffer): string {
  const digest = createHash("sha256").update(program).digest();
  return [...digest.subarray(0, 6)].map((byte) => String.fromCharCode(65 + (byte % 26))).join("");
}

function hex(number: number): string {
  return number.toString(16).toUpperCase().padStart(4, "0");
}
