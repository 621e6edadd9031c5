import { describe, expect, it } from "vitest";
import { breakLines } from "./break-lines.ts";
import { FontLibrary } from "./font-library.ts";
import { Shaper } from "./shape.ts";

const shaper = new Shaper(new FontLibrary());
const lines = (text: string, width: number) =>
  breakLines(shaper, text, 400, width).map((line) => line.text);

describe("a text is broken", () => {
  it("never within a Thai word", () => {
    const words = new Intl.Segmenter("th", { granularity: "word" });
    const text = "กลุ่มผู้ซื้อกำลังมองหาผู้ให้บริการน้ำดื่มในเอเชียตะวันออกเฉียงใต้";
    const ends = new Set([...words.segment(text)].map(({ index }) => index));
    for (let width = 5000; width < 15_000; width += 500) {
      let at = 0;
      for (const line of lines(text, width)) {
        expect(ends).toContain(at);
        at += line.length;
      }
      expect(at).toBe(text.length);
    }
  });

  it("in Han with no full stop first and no bracket last", () => {
    const text = "我们是平台，（月收入）增长。“没有”对手！用户、商家；城市：十二个";
    for (let width = 3000; width < 12_000; width += 250) {
      for (const line of lines(text, width)) {
        expect(line).not.toMatch(/^[，。）”！、；：]/);
        expect(line).not.toMatch(/[（“]$/);
      }
      expect(lines(text, width).join("")).toBe(text);
    }
  });

  it("not between a currency and its amount, nor at a space that does not break", () => {
    for (let width = 3500; width < 12_000; width += 250) {
      for (const line of lines("raise ฿1.2m or ₫900 by 10\u00a0May", width)) {
        expect(line).not.toMatch(/[฿₫\u00a0]$/);
      }
    }
  });

  it("after a hyphen of words, but not within a range of numbers", () => {
    expect(lines("end-to-end", 4200)).toEqual(["end-to-", "end"]);
    expect(lines("in 10-20", 3000)).toEqual(["in ", "10-20"]);
  });

  it("into no line wider than it may be", () => {
    const text = "Pneumonoultramicroscopicsilicovolcanoconiosis 東南亞最大的平台 กรุงเทพมหานคร";
    for (let width = 2000; width < 20_000; width += 700) {
      for (const line of breakLines(shaper, text, 700, width))
        expect(line.width).toBeLessThanOrEqual(width);
      expect(lines(text, width).join("")).toBe(text);
    }
  });
});
