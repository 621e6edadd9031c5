import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "../../../contracts/languages.ts";
import { cleanText } from "./clean-text.ts";
import { FontLibrary } from "./font-library.ts";
import { Shaper } from "./shape.ts";

const LOCALES = path.resolve(import.meta.dirname, "../../../app/i18n/locales");
const NOWHERE = { yBearing: 0, height: 0 };
const library = new FontLibrary();
const shaper = new Shaper(library);
const shaped = (text: string) => shaper.shape(text, 400).signs;

describe("signs", () => {
  it("hold a letter with all its marks, in the order in which they are written", () => {
    expect(shaped("น้ำที่ปี่").map(({ text }) => text)).toEqual(["น้ำ", "ที่", "ปี่"]);
  });

  it("draw the ring of sara am below the tone mark, as Thai is written", () => {
    const [sign] = shaped("น้ำ");
    const font = sign?.piece.font;
    const [ring, tone] = ["uni0E4D", "uni0E49"].map((name) => {
      const part = sign?.parts.find(({ glyph }) => font?.glyphName(glyph).startsWith(name));
      const { yBearing, height } = font?.glyphExtents(part?.glyph ?? 0) ?? NOWHERE;
      return { top: yBearing + (part?.y ?? 0), bottom: yBearing + height + (part?.y ?? 0) };
    });
    expect(ring?.bottom).toBeGreaterThan(500);
    expect(tone?.bottom).toBeGreaterThan(ring?.top ?? 0);
  });

  it("are closer together where the font says so", () => {
    const [first] = shaped("AV");
    expect(first?.width).toBeLessThan(first?.advance ?? 0);
  });

  it("are wide between Han and narrow elsewhere", () => {
    expect(shaped("“有”")[0]?.piece.family).toBe("NotoSansSC");
    expect(shaped("“yes”")[0]?.piece.family).toBe("BeVietnamPro");
  });

  it("are the brand's in a headline, and of one face where it is Thai", () => {
    const facesOf = (text: string) =>
      new Set(shaper.shape(text, "headline").signs.map(({ piece }) => piece.family));
    expect(facesOf("Đánh giá")).toEqual(new Set(["Fraunces"]));
    expect(facesOf("รีวิวBP")).toEqual(new Set(["NotoSansThai", "BeVietnamPro"]));
    expect(facesOf("评审")).toEqual(new Set(["NotoSansSC"]));
  });

  it("are measured in thousandths of the size, whatever the font's own units are", () => {
    const [letter] = shaper.shape("m", "headline").signs;
    expect(letter?.piece.unitsPerEm).toBe(2000);
    expect(letter?.advance).toBeLessThan(1100);
  });

  it.each(LANGUAGES)("have glyphs for every word that we say in %s", (language) => {
    const folder = path.join(LOCALES, language);
    const words = new Set<string>();
    for (const file of readdirSync(folder)) {
      const text = readFileSync(path.join(folder, file), "utf8");
      const clean = cleanText(text, library);
      // Nothing is lost except word joiners, which are for screens.
      const seen = text.normalize("NFC").replace(/[\s\u2060]/g, "");
      expect(clean.replace(/\s/g, "")).toBe(seen);
      for (const word of clean.split(/\s+/)) words.add(word);
    }
    for (const face of [400, 700, "headline"] as const) {
      const signs = [...words].flatMap((word) => shaper.shape(word, face).signs);
      expect(signs.filter(({ parts }) => parts.some(({ glyph }) => glyph === 0))).toEqual([]);
    }
  });

  it.each(["₫", "฿", "₱", "Rp", "€", "¥", "₩", "×", "→", "≥", "½", "•", "①", "Ω", "Ж", "か"])(
    "know %s",
    (text) => {
      expect(cleanText(text, library)).toBe(text);
    },
  );
});
