import { trueTypeFile } from "../lettering/woff.ts";
import { type Bounds, boundsOf, isComposite, union } from "./glyph-outlines.ts";
import type { Glyph } from "./glyph-set.ts";

const MAGIC = 0x5f0f3cf5;
const VERSION = 0x00010000;
/** Our letters consist of parts, which may consist of parts themselves. */
const MAX_DEPTH = 3;

type FontMeasures = { unitsPerEm: number; ascent: number; descent: number };

/** A TrueType file with the tables that a PDF needs (ISO 32000-2, 9.9.2). */
export function trueTypeOf(glyphs: readonly Glyph[], measures: FontMeasures): Buffer {
  const outlines = glyphs.map(({ outline }) =>
    Buffer.concat([outline, Buffer.alloc((4 - (outline.length % 4)) % 4)]),
  );
  return trueTypeFile(
    new Map([
      ["glyf", Buffer.concat(outlines)],
      ["head", head(boundsOfAll(glyphs), measures)],
      ["hhea", hhea(glyphs, measures)],
      ["hmtx", hmtx(glyphs)],
      ["loca", loca(outlines)],
      ["maxp", maxp(glyphs)],
    ]),
  );
}

export function boundsOfAll(glyphs: readonly Glyph[]): Bounds {
  const bounds = glyphs.flatMap(({ outline }) => boundsOf(outline) ?? []);
  return bounds.length > 0 ? union(bounds) : { xMin: 0, yMin: 0, xMax: 0, yMax: 0 };
}

function head(bounds: Bounds, { unitsPerEm }: FontMeasures): Buffer {
  const table = Buffer.alloc(54);
  table.writeUInt32BE(VERSION, 0);
  table.writeUInt32BE(MAGIC, 12);
  table.writeUInt16BE(unitsPerEm, 18);
  table.writeInt16BE(bounds.xMin, 36);
  table.writeInt16BE(bounds.yMin, 38);
  table.writeInt16BE(bounds.xMax, 40);
  table.writeInt16BE(bounds.yMax, 42);
  table.writeUInt16BE(6, 46);
  table.writeInt16BE(2, 48);
  table.writeInt16BE(1, 50);
  return table;
}

function hhea(glyphs: readonly Glyph[], { ascent, descent }: FontMeasures): Buffer {
  const table = Buffer.alloc(36);
  table.writeUInt32BE(VERSION, 0);
  table.writeInt16BE(ascent, 4);
  table.writeInt16BE(descent, 6);
  table.writeUInt16BE(Math.max(...glyphs.map(({ advance }) => advance)), 10);
  table.writeInt16BE(1, 18);
  table.writeUInt16BE(glyphs.length, 34);
  return table;
}

function hmtx(glyphs: readonly Glyph[]): Buffer {
  const table = Buffer.alloc(glyphs.length * 4);
  glyphs.forEach(({ advance, sideBearing }, at) => {
    table.writeUInt16BE(advance, at * 4);
    table.writeInt16BE(sideBearing, at * 4 + 2);
  });
  return table;
}

function loca(outlines: readonly Buffer[]): Buffer {
  const table = Buffer.alloc((outlines.length + 1) * 4);
  let end = 0;
  outlines.forEach((outline, at) => {
    end += outline.length;
    table.writeUInt32BE(end, (at + 1) * 4);
  });
  return table;
}

function maxp(glyphs: readonly Glyph[]): Buffer {
  const simple = glyphs.filter(({ outline }) => outline.length > 0 && !isComposite(outline));
  const contours = Math.max(0, ...simple.map(({ outline }) => outline.readInt16BE(0)));
  const points = Math.max(
    0,
    ...simple.map(({ outline }) => outline.readUInt16BE(8 + outline.readInt16BE(0) * 2) + 1),
  );
  const table = Buffer.alloc(32);
  table.writeUInt32BE(VERSION, 0);
  table.writeUInt16BE(glyphs.length, 4);
  table.writeUInt16BE(points, 6);
  table.writeUInt16BE(contours, 8);
  // Upper bounds: a composite has at most as many parts as a cluster has marks.
  table.writeUInt16BE(points * 8, 10);
  table.writeUInt16BE(contours * 8, 12);
  table.writeUInt16BE(2, 14);
  table.writeUInt16BE(8, 28);
  table.writeUInt16BE(MAX_DEPTH, 30);
  return table;
}
