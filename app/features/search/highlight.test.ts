import { describe, expect, test } from "vitest";
import { highlight } from "./highlight.ts";
import { searchTerms } from "./search-terms.ts";

/** The text with the matches in brackets. */
function marked(text: string, query: string, segmented?: string): string {
  return highlight(text, searchTerms(query, segmented))
    .map((piece) => (piece.isMatch ? `[${piece.text}]` : piece.text))
    .join("");
}

describe("words of scripts with spaces", () => {
  test.each([
    ["a whole word, whatever its case", "Seed money for Batik", "seed", "[Seed] money for Batik"],
    ["the last one as a prefix", "Logistics in Vietnam", "viet", "Logistics in [Viet]nam"],
    ["the others whole only", "Sea and seaweed farms", "sea far", "[Sea] and seaweed [far]ms"],
    ["not inside a word", "An unseeded round", "seed", "An unseeded round"],
    ["touching matches as one", "C++ jobs", "c++", "[C++] jobs"],
    ["a compound that is typed as one", "E-commerce grows", "ecommerce", "[E-commerce] grows"],
    ["a compound as it is typed", "E-commerce grows", "e-commerce", "[E-commerce] grows"],
    ["part of a compound", "E-commerce grows", "commerce", "E-[commerce] grows"],
    ["a single letter as a word only", "Plan A and plan B", "a", "Plan [A] and plan B"],
    ["next to a script without spaces", "AI初创公司", "ai", "[AI]初创公司"],
    ["signs of regular expressions", "What (if)?", "(if)?", "What ([if])?"],
  ])("%s", (_case, text, query, expected) => {
    expect(marked(text, query)).toBe(expected);
  });
});

describe("accents", () => {
  test("omitted in the query, marked at the right places", () => {
    expect(marked("Khởi nghiệp ở Đà Nẵng", "da nang")).toBe("Khởi nghiệp ở [Đà] [Nẵng]");
  });
  test("typed in the query, missing in the text", () => {
    expect(marked("Da Nang today", "đà nẵng")).toBe("[Da] [Nang] today");
  });
  test("in a text stored in decomposed form", () => {
    const apart = "Nẵng xanh".normalize("NFD");
    expect(marked(apart, "nang")).toBe(`[${"Nẵng".normalize("NFD")}] xanh`);
  });
  test("letters that fold to two", () => {
    expect(marked("Große Pläne", "grosse")).toBe("[Große] Pläne");
  });
  test("full width", () => {
    expect(marked("ＡＩ lab", "ai")).toBe("[ＡＩ] lab");
  });
});

describe("scripts without spaces", () => {
  test("anywhere in a Chinese text", () => {
    expect(marked("新加坡金融科技公司", "金融")).toBe("新加坡[金融]科技公司");
  });
  test("one character", () => {
    expect(marked("新加坡", "加")).toBe("新[加]坡");
  });
  test("anywhere in a Thai text, with its marks", () => {
    expect(marked("สตาร์ทอัพไทยระดมทุน", "ระดมทุน")).toBe("สตาร์ทอัพไทย[ระดมทุน]");
  });
  test("the words of a run that does not occur as a whole", () => {
    expect(marked("创业与人工智能", "人工智能创业", "人工 智能 创业")).toBe("[创业]与[人工智能]");
  });
  test("nothing where only one of its words occurs", () => {
    expect(marked("智能手机", "人工智能创业", "人工 智能 创业")).toBe("智能手机");
  });
  test("only the whole run, where it occurs", () => {
    expect(marked("人工智能的智能", "人工智能", "人工 智能")).toBe("[人工智能]的智能");
  });
});

test("emoji are found, and punctuation alone marks nothing", () => {
  expect(marked("Growth 🌱 ahead", "🌱")).toBe("Growth [🌱] ahead");
  expect(marked("Growth & more", "& ' %")).toBe("Growth & more");
  expect(marked("Growth", "")).toBe("Growth");
});
