import { Blob, Face, Font } from "harfbuzzjs";
import { describe, expect, it } from "vitest";
import { FontLibrary } from "../lettering/font-library.ts";
import { Shaper, type Sign } from "../lettering/shape.ts";
import { GlyphSet } from "./glyph-set.ts";
import { trueTypeOf } from "./true-type.ts";

const shaper = new Shaper(new FontLibrary());

/** The outline of a sign, as drawn by its original fonts. */
function drawn({ piece, parts }: Sign): string {
  return parts
    .map(({ glyph, x, y }) =>
      piece.font.glyphToPath(glyph).replace(/(-?[\d.]+),(-?[\d.]+)/g, (_, left, up) => {
        return `${Number(left) + x},${Number(up) + y}`;
      }),
    )
    .join("");
}

describe("an embedded font", () => {
  it.each([
    ["Latin", "Quỹ đầu tư, Điện Biên: 1,2 tỷ – “Ừ, ệ ẫ”", 8],
    ["Thai", "น้ำดื่มที่ปี่พาทย์ ญู ฐู กำลัง ก็ ฟ้า", 8],
    ["Han", "东南亚领先的冷链平台，月收入 1,200 万元", 8],
  ])("draws %s as the fonts do that it is made of", (_, text, least) => {
    const { signs } = shaper.shape(text, 700);
    const byFamily = Map.groupBy(signs, ({ piece }) => piece.family);
    let compared = 0;
    for (const own of byFamily.values()) {
      const set = new GlyphSet();
      const numbers = own.map((sign) => set.numberOf(sign));
      const piece = own[0]?.piece;
      if (!piece) continue;
      const program = trueTypeOf(set.glyphs, piece);
      const font = new Font(new Face(new Blob(program)));
      own.forEach((sign, at) => {
        const number = numbers[at] ?? 0;
        expect(set.texts.get(number)).toBe(sign.text);
        expect(font.glyphHAdvance(number)).toBe(sign.advance);
        expect(font.glyphToPath(number)).toBe(drawn(sign));
        if (font.glyphToPath(number) !== "") compared += 1;
      });
    }
    expect(compared).toBeGreaterThan(least);
  });

  it("numbers a glyph twice if it stands for two texts", () => {
    const set = new GlyphSet();
    const [plain] = shaper.shape(" ", 400).signs;
    const [firm] = shaper.shape("\u00a0", 400).signs;
    if (!plain || !firm) throw new Error("There are no spaces");
    const numbers = [set.numberOf(plain), set.numberOf(firm), set.numberOf(plain)];
    expect(numbers[0]).toBe(numbers[2]);
    expect(numbers[0]).not.toBe(numbers[1]);
  });
});
