import { describe, expect, it } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import { translationFaults } from "./check-translation.ts";

const ORIGINAL = {
  language: "en" as const,
  writtenOn: "2026-11-25",
  pieces: [
    { id: "title", text: "Kopiora raises US$4.2 million for coffee carts in Indonesia" },
    {
      id: "p1",
      text: "Kopiora, a coffee chain in Bandung, has raised US$4.2 million in a Series A round led by Alpha JWC Ventures, according to DealStreetAsia. The money came in on 24 November 2026, and two earlier backers took part.",
    },
    {
      id: "p2",
      text: "Chief executive Nguyễn Thị Mai says revenue grew 35% in 18 months, to Rp65 billion, and that its 12,500 carts serve 2 million people. The Bank of Thailand has not commented.",
    },
  ],
};
const GOOD: Record<Exclude<Language, "en">, Record<string, string>> = {
  zh: {
    title: "Kopiora获420万美元融资，在印尼发展咖啡车",
    p1: "据DealStreetAsia报道，万隆咖啡连锁品牌Kopiora完成420万美元A 轮融资，由Alpha JWC Ventures领投。资金于2026年11月24日到账，两家原有投资机构跟投。",
    p2: "首席执行官Nguyễn Thị Mai表示，18个月内收入增长35%，达到650亿印尼盾；旗下12,500辆咖啡车服务200万人。泰国央行未予置评。",
  },
  vi: {
    title: "Kopiora gọi vốn 4,2 triệu USD cho xe cà phê tại Indonesia",
    p1: "Kopiora, chuỗi cà phê ở Bandung, vừa gọi vốn thành công 4,2 triệu USD trong vòng Series A do Alpha JWC Ventures dẫn dắt, theo DealStreetAsia. Khoản tiền về ngày 24/11/2026, với sự tham gia của hai nhà đầu tư cũ.",
    p2: "Tổng giám đốc Nguyễn Thị Mai cho biết doanh thu tăng 35% trong 18 tháng, đạt 65 tỷ rupiah, và 12.500 xe phục vụ 2 triệu người. Ngân hàng Trung ương Thái Lan chưa bình luận.",
  },
  th: {
    title: "Kopiora ระดมทุน 4.2 ล้านดอลลาร์สหรัฐ ขยายรถเข็นกาแฟในอินโดนีเซีย",
    p1: "Kopiora เชนกาแฟในเมืองบันดุง ระดมทุน 4.2 ล้านดอลลาร์สหรัฐในรอบ Series A นำโดย Alpha JWC Ventures ตามรายงานของ DealStreetAsia เงินเข้าเมื่อวันที่ 24 พฤศจิกายน 2569 โดยนักลงทุนเดิมสองรายร่วมลงทุนด้วย",
    p2: "Nguyễn Thị Mai ประธานเจ้าหน้าที่บริหาร ระบุว่ารายได้เพิ่มขึ้น 35% ใน 18 เดือน เป็น 6.5 หมื่นล้านรูเปียห์ และรถเข็น 12,500 คันให้บริการผู้คน 2 ล้านคน ธนาคารแห่งประเทศไทยยังไม่แสดงความเห็น",
  },
  id: {
    title: "Kopiora meraih US$4,2 juta untuk gerobak kopi di Indonesia",
    p1: "Kopiora, jaringan kopi di Bandung, meraih pendanaan 4,2 juta dolar AS dalam putaran Seri A yang dipimpin Alpha JWC Ventures, menurut DealStreetAsia. Dana masuk pada 24 November 2026, dan dua investor lama ikut serta.",
    p2: "Direktur utama Nguyễn Thị Mai menyebut pendapatan naik 35% dalam 18 bulan menjadi Rp65 miliar, dan 12.500 gerobaknya melayani 2 juta orang. Bank Sentral Thailand belum berkomentar.",
  },
};
const LANGUAGES = ["zh", "vi", "th", "id"] as const;

function faults(
  language: Exclude<Language, "en">,
  change: (text: string) => string = (one) => one,
) {
  const changed = Object.fromEntries(
    Object.entries(GOOD[language]).map(([id, text]) => [id, change(text)]),
  );
  return translationFaults(ORIGINAL, changed, language, []);
}

describe("a translation", () => {
  it.each(LANGUAGES)(
    "into %s says the same figures, names and days in the forms of its language",
    (language) => {
      expect(faults(language)).toEqual([]);
    },
  );

  it.each([
    ["zh", "420万", "42万"],
    ["zh", "420万美元", "420万新元"],
    ["zh", "35%", "53%"],
    ["zh", "650亿", "65亿"],
    ["zh", "200万人", "20万人"],
    ["vi", "4,2 triệu", "42 triệu"],
    ["vi", "12.500", "12,5"],
    ["vi", "65 tỷ", "65 triệu"],
    ["th", "4.2 ล้าน", "4.2 พัน"],
    ["th", "6.5 หมื่นล้าน", "6.5 พันล้าน"],
    ["th", "18 เดือน", "18 ปี"],
    ["id", "4,2 juta", "4,2 miliar"],
    ["id", "12.500", "12.050"],
    ["id", "Rp65", "US$65"],
  ] as const)("into %s with %s as %s is stopped for its figure", (language, right, wrong) => {
    const found = faults(language, (text) => text.replaceAll(right, wrong));
    expect(found.map(({ code }) => code)).toContain("figure_differs");
  });

  it.each([
    ["zh", "11月24日", "11月14日"],
    ["vi", "24/11/2026", "24/12/2026"],
    ["th", "2569", "2568"],
    ["th", "พฤศจิกายน", "ธันวาคม"],
    ["id", "24 November", "4 November"],
  ] as const)("into %s with %s as %s is stopped for its day", (language, right, wrong) => {
    const found = faults(language, (text) => text.replaceAll(right, wrong));
    expect(found.map(({ code }) => code)).toContain("date_differs");
  });

  it.each([
    ["zh", "Alpha JWC Ventures", "阿尔法创投", "Alpha JWC Ventures"],
    ["zh", "Kopiora", "Kopiara", "Kopiora"],
    ["zh", "泰国央行", "越南央行", "Thailand"],
    ["vi", "Alpha JWC Ventures", "Alpha JWC Capital", "Ventures"],
    ["vi", "Bandung", "Surabaya", "Bandung"],
    ["th", "Nguyễn Thị Mai", "เหงียน ถิ มาย", "Nguyễn Thị Mai"],
    ["th", "Series A", "Series B", "Series A"],
    ["id", "DealStreetAsia", "Tech in Asia", "DealStreetAsia"],
    ["id", "Thailand", "Filipina", "Thailand"],
  ] as const)("into %s with %s as %s is stopped for its name", (language, right, wrong, told) => {
    const found = faults(language, (text) => text.replaceAll(right, wrong));
    expect(found).toContainEqual({ code: "name_differs", words: expect.stringContaining(told) });
  });

  it("that adds a company, a figure or a day is stopped", () => {
    const added = faults("id", (text) =>
      text.replace(
        "Bank Sentral",
        "GoTo menyusul dengan Rp3 miliar pada Maret 2025, dan bersama Sinar Maju Group. Bank Sentral",
      ),
    );
    expect(added.map(({ code }) => code).toSorted()).toEqual([
      "date_differs",
      "figure_differs",
      "name_differs",
    ]);
  });

  it.each([
    ["id", "Kopiora “tumbuh” dan berkata “kami akan menutup semua kedai”."],
    ["vi", "Kopiora “phát triển” và nói «chúng tôi sẽ đóng mọi cửa hàng»."],
    ["th", "Kopiora “เติบโต” และกล่าวว่า “เราจะปิดร้านทั้งหมดของเรา”"],
    ["zh", "Kopiora在“增长”，并说“我们将会关闭我们所有的咖啡店”。"],
  ] as const)("into %s quotes nobody whom the original does not quote", (language, text) => {
    const codes = (own: string) => {
      const original = { ...ORIGINAL, pieces: [{ id: "p1", text: own }] };
      return translationFaults(original, { p1: text }, language, []).map(({ code }) => code);
    };
    expect(codes("Kopiora “grows”.")).toContain("bad_quote");
    expect(codes("Kopiora “grows” and said “all shops close”.")).not.toContain("bad_quote");
  });

  it("keeps the addresses of its links, and its pieces", () => {
    const original = {
      ...ORIGINAL,
      pieces: [{ id: "p1", text: "See [the report](https://example.com/a) of Kopiora." }],
    };
    const check = (text: string) => translationFaults(original, { p1: text }, "id", []);
    expect(check("Lihat [laporan](https://example.com/a) Kopiora.")).toEqual([]);
    expect(check("Lihat [laporan](https://example.com/b) Kopiora.")).toEqual([
      { code: "links_differ", words: "https://example.com/a" },
      { code: "links_differ", words: "https://example.com/b" },
    ]);
    expect(check("")).toHaveLength(1);
  });

  it("does not bring back a source's own words in its language", () => {
    const source =
      "Perusahaan itu akan memakai dana segar tersebut untuk membuka ratusan gerai baru di seluruh kota besar mulai awal tahun depan dan merekrut ribuan pekerja muda dari desa sekitar.";
    const original = {
      ...ORIGINAL,
      pieces: [{ id: "p1", text: "It will open hundreds of outlets." }],
    };
    const copied =
      "Perusahaan itu akan memakai dana segar tersebut untuk membuka ratusan gerai baru di seluruh kota besar mulai awal tahun depan dan merekrut ribuan pekerja muda dari desa sekitar.";
    expect(translationFaults(original, { p1: copied }, "id", [source])).toEqual([
      { code: "copied", words: copied.slice(0, -1) },
    ]);
    expect(
      translationFaults(original, { p1: "Ratusan gerai akan dibuka." }, "id", [source]),
    ).toEqual([]);
  });
});
