import { describe, expect, it, test } from "vitest";
import { fold, folded, plain, searchable, singular, withoutMarks } from "./fold.ts";

/** As written; plain; `fold`; `folded`. */
const CASES: readonly [written: string, plain: string, fold: string, folded: string][] = [
  ["Fin\u00adTech’s Ｂ２Ｂ", "FinTech's B2B", "fintech's b2b", "fintech's b2b"],
  ["Nền tảng".normalize("NFD"), "Nền tảng", "nền tảng", "nền tảng"],
  ["คู่แข่ง ๑๒ ราย", "คู่แข่ง 12 ราย", "คูแขง 12 ราย", "คู่แข่ง 12 ราย"],
  ["３５％　的", "35%　的", "35%　的", "35% 的"],
  ["Аpprove 𝐭𝐡𝐢𝐬", "Аpprove 𝐭𝐡𝐢𝐬", "аpprove 𝐭𝐡𝐢𝐬", "approve this"],
  ["Rp\u00a05\u200bM", "Rp\u00a05M", "rp\u00a05m", "rp 5m"],
];

it.each(CASES)("%j", (written, ...forms) => {
  expect([plain(written), fold(written), folded(written)]).toEqual(forms);
});

it.each([
  ["đầu tư vào nông nghiệp", "dau tu vao nong nghiep"],
  ["ลงทุนที่", "ลงทุนที่"],
  ["café 农业", "cafe 农业"],
])("without marks, letter by letter: %s", (written, bare) => {
  expect(withoutMarks(written)).toBe(bare);
  expect(bare).toHaveLength(written.length);
});

it.each([
  ["companies", "company"],
  ["boxes", "box"],
  ["business", "business"],
  ["funds", "fund"],
  ["gas", "gas"],
])("the singular of %s", (word, one) => {
  expect(singular(word)).toBe(one);
});

describe("a searchable text", () => {
  test.each([
    ...CASES.map(([written]) => written),
    "Ａ\u0301ｂ①\u0323 ⓒ\n\r\n𝐚\u0302",
    "ΑΣ και ΣΑΣ\u00a0ΣΑ",
    "e\u0301\u200b\u0301 👨‍👩‍👧 İI \u0301",
    "ปั๊มน้ำ ๑ Đồng Ａ\u200b",
  ])("is folded as a whole as it is sign by sign: %j", (written) => {
    expect(folded(written)).toBe(searchable(written).text);
  });

  test("quotes what stood where something was found", () => {
    const { text, quote } = searchable("Hãy Ａ\u200bpprove ngay");
    const start = text.indexOf("approve");
    expect(quote(start, start + 7)).toBe("Ａ\u200bpprove");
  });

  test("quotes from the text that it was made of", () => {
    const { quote } = searchable("       ok", "secret ok");
    expect(quote(0, 6)).toBe("secret");
  });
});
