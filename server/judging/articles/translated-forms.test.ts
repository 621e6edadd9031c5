import { describe, expect, it } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import { translationFaults } from "./check-translation.ts";

const check = (text: string, language: Language, translated: string, sources: string[] = []) =>
  translationFaults(
    { language: "en", writtenOn: "2026-11-25", pieces: [{ id: "p1", text }] },
    { p1: translated },
    language,
    sources,
  ).map(({ code, words }) => `${code} ${words}`);

const PLACES =
  "Its farms are in the Central Highlands, its offices in Hanoi, its courses in English; it sells to South Korea.";
const TIMES =
  "It exported 4,600 tonnes in the first three quarters of 2026, most of it from January to March.";

describe("a translation", () => {
  it.each([
    [
      "id",
      "Kebunnya di Dataran Tinggi Tengah, kantornya di Hanoi, kursusnya berbahasa Inggris; pembelinya di Korea Selatan.",
      "Korea Selatan",
      "Jepang",
    ],
    [
      "vi",
      "Nông trại ở Tây Nguyên, văn phòng tại Hà Nội, khóa học bằng tiếng Anh; hàng bán sang Hàn Quốc.",
      "Hà Nội",
      "Đà Nẵng",
    ],
    ["th", "ฟาร์มอยู่ในที่ราบสูงตอนกลาง สำนักงานอยู่ที่ฮานอย สอนภาษาอังกฤษ และขายไปเกาหลีใต้", "เกาหลีใต้", "ญี่ปุ่น"],
    ["zh", "农场位于西原地区，办公室设在河内，课程用英语讲授，产品销往韩国。", "西原", "湄公河"],
  ] as const)(
    "into %s has the usual names of places and languages, and no others",
    (language, good, right, wrong) => {
      expect(check(PLACES, language, good)).toEqual([]);
      expect(check(PLACES, language, good.replace(right, wrong))).toContainEqual(
        expect.stringContaining("name_differs"),
      );
    },
  );

  it.each([
    [
      "id",
      "Ekspornya 4.600 ton pada tiga kuartal pertama 2026, sebagian besar dari Januari hingga Maret.",
      "tiga kuartal",
      "dua kuartal",
    ],
    [
      "id",
      "Ekspornya 4.600 ton dalam sembilan bulan pertama 2026, sebagian besar dari Januari hingga Maret.",
      "sembilan bulan",
      "delapan bulan",
    ],
    [
      "vi",
      "Công ty xuất khẩu 4.600 tấn trong ba quý đầu năm 2026, phần lớn từ tháng 1 đến tháng 3.",
      "ba quý",
      "hai quý",
    ],
    [
      "th",
      "ส่งออก 4,600 ตันในสามไตรมาสแรกของปี 2569 ส่วนใหญ่ตั้งแต่เดือนมกราคมถึงมีนาคม",
      "สามไตรมาส",
      "สองไตรมาส",
    ],
    ["zh", "2026年前三季度出口4,600吨，大部分在1月至3月。", "前三季度", "前两季度"],
  ] as const)("into %s counts the quarters of a year: %s", (language, good, right, wrong) => {
    expect(check(TIMES, language, good)).toEqual([]);
    expect(check(TIMES, language, good.replace(right, wrong))).toContainEqual(
      expect.stringContaining("date_differs"),
    );
  });

  it.each([
    [
      "id",
      "Pendapatan keduanya mencapai Rp95 miliar.",
      "Pendapatan ketiganya mencapai Rp95 miliar.",
    ],
    ["vi", "Doanh thu của cả hai đạt 95 tỷ rupiah.", "Doanh thu của cả ba đạt 95 tỷ rupiah."],
    ["th", "รายได้ของทั้งสองบริษัทอยู่ที่ 9.5 หมื่นล้านรูเปียห์", "รายได้ของทั้งสามบริษัทอยู่ที่ 9.5 หมื่นล้านรูเปียห์"],
    ["zh", "双方收入达到950亿印尼盾。", "三方收入达到950亿印尼盾。"],
  ] as const)("into %s says two as the language does", (language, good, bad) => {
    const text = "The revenue of the two companies has reached Rp95 billion.";
    expect(check(text, language, good)).toEqual([]);
    expect(check(text, language, bad)).toEqual(["figure_differs two"]);
  });

  it("into Indonesian has prefixes, endings and short words that are no names", () => {
    const text = "The company has closed its Series B; chief executive Ana Lim announced layoffs.";
    const good = "Perusahaan menutup putaran Seri B-nya dan CEO-nya, Ana Lim, mengumumkan PHK.";
    expect(check(text, "id", good)).toEqual([]);
    expect(check(text, "id", good.replace("Lim,", "Lim dari se-Sumatera,"))).toEqual([
      "name_differs Sumatera",
    ]);
    expect(check(text, "id", good.replace("Seri B-nya", "Seri C-nya"))).not.toEqual([]);
    expect(check(text, "id", good.replace("CEO-nya", "Gojek-nya"))).toEqual(["name_differs Gojek"]);
  });

  it("may come near to a plain fact of a source, but is not two of its sentences", () => {
    const text = "It rents cold stores to farmers and will open more of them.";
    const fact =
      "Perusahaan itu menyewakan gudang dingin bertenaga surya kepada koperasi tani di banyak desa";
    const more = `${fact} dan akan membuka lebih banyak gudang lagi di seluruh pulau sebelum musim panen cabai berikutnya tiba`;
    expect(check(text, "id", `${fact}.`, [`${more}.`])).toEqual([]);
    expect(check(text, "id", `${more}.`, [`${more}.`])).toEqual([`copied ${more}`]);
  });
});
