/** Flags of composite TrueType glyphs (OpenType, table glyf). */
const WORDS = 0x0001;
const XY = 0x0002;
const SCALE = 0x0008;
const MORE = 0x0020;
const X_AND_Y_SCALE = 0x0040;
const TWO_BY_TWO = 0x0080;
const INSTRUCTIONS = 0x0100;
const HEADER_BYTES = 10;

export type Bounds = { xMin: number; yMin: number; xMax: number; yMax: number };
type Component = { glyph: number; x: number; y: number };

export function isComposite(outline: Buffer): boolean {
  return outline.length > 0 && outline.readInt16BE(0) < 0;
}

export function boundsOf(outline: Buffer): Bounds | null {
  if (outline.length === 0) return null;
  const [xMin, yMin, xMax, yMax] = [2, 4, 6, 8].map((at) => outline.readInt16BE(at));
  return { xMin: xMin ?? 0, yMin: yMin ?? 0, xMax: xMax ?? 0, yMax: yMax ?? 0 };
}

/** The bounds around all of these. */
export function union(all: readonly Bounds[]): Bounds {
  return {
    xMin: Math.min(...all.map(({ xMin }) => xMin)),
    yMin: Math.min(...all.map(({ yMin }) => yMin)),
    xMax: Math.max(...all.map(({ xMax }) => xMax)),
    yMax: Math.max(...all.map(({ yMax }) => yMax)),
  };
}

/** A simple outline without instructions, which would need the original font. */
export function unhinted(outline: Buffer): Buffer {
  if (outline.length === 0) return outline;
  const lengthAt = HEADER_BYTES + outline.readInt16BE(0) * 2;
  const head = Buffer.from(outline.subarray(0, lengthAt + 2));
  const length = head.readUInt16BE(lengthAt);
  head.writeUInt16BE(0, lengthAt);
  return Buffer.concat([head, outline.subarray(lengthAt + 2 + length)]);
}

/** A composite glyph with new numbers for its components. */
export function renumbered(outline: Buffer, numberOf: (glyph: number) => number): Buffer {
  const copy = Buffer.from(outline);
  let flags = MORE;
  let at = HEADER_BYTES;
  while (flags & MORE) {
    flags = copy.readUInt16BE(at);
    copy.writeUInt16BE(flags & ~INSTRUCTIONS, at);
    copy.writeUInt16BE(numberOf(copy.readUInt16BE(at + 2)), at + 2);
    at += 4 + (flags & WORDS ? 4 : 2) + scaleBytes(flags);
  }
  return copy.subarray(0, at);
}

function scaleBytes(flags: number): number {
  if (flags & TWO_BY_TWO) return 8;
  if (flags & X_AND_Y_SCALE) return 4;
  return flags & SCALE ? 2 : 0;
}

/** Several glyphs drawn as one. */
export function composed(components: readonly Component[], bounds: Bounds): Buffer {
  const bytes = Buffer.alloc(HEADER_BYTES + 8 * components.length);
  bytes.writeInt16BE(-1, 0);
  bytes.writeInt16BE(bounds.xMin, 2);
  bytes.writeInt16BE(bounds.yMin, 4);
  bytes.writeInt16BE(bounds.xMax, 6);
  bytes.writeInt16BE(bounds.yMax, 8);
  components.forEach(({ glyph, x, y }, index) => {
    const at = HEADER_BYTES + 8 * index;
    bytes.writeUInt16BE(WORDS | XY | (index < components.length - 1 ? MORE : 0), at);
    bytes.writeUInt16BE(glyph, at + 2);
    bytes.writeInt16BE(x, at + 4);
    bytes.writeInt16BE(y, at + 6);
  });
  return bytes;
}
