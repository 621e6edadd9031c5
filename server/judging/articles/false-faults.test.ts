import { describe, expect, it } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import { type ArticleSource, readSource } from "./article-source.ts";
import { draftFaults } from "./check-draft.ts";

type Case = [
  language: Language,
  passage: string,
  right: string,
  wrong: readonly [string, string, string][],
];

function faultsOf(
  language: Language,
  passage: string,
  text: string,
  changes: Partial<ArticleSource> = {},
) {
  const source = readSource({
    id: "s1",
    publisher: "Kabar Rintisan 24h",
    language,
    publishedOn: "2026-11-13",
    title: "",
    text: passage,
    ...changes,
  });
  const sentences = [{ text, rests: [{ source: "s1", quote: passage }] }];
  return draftFaults(
    { tells: true, title: "A report", excerpt: "It is one.", paragraphs: [{ sentences }] },
    [source],
  );
}

const CASES: Record<string, readonly Case[]> = {
  "months and parts of a year without its number": (
    [
      ["en", "Exports reached 4,600 tonnes in the first three quarters; a shop opened in October."],
      ["id", "Ekspornya 4.600 ton pada tiga kuartal pertama, dan dibuka pada bulan Oktober."],
      ["vi", "Công ty xuất khẩu 4.600 tấn trong ba quý đầu và mở cửa hồi tháng 10."],
      ["th", "บริษัทส่งออก 4,600 ตันในสามไตรมาสแรก และเปิดในเดือนตุลาคม"],
      ["zh", "公司今年前三季度出口4,600吨，10月开业。"],
    ] as const
  ).map(([language, passage]) => [
    language,
    passage,
    "It exported 4,600 tonnes in the first three quarters of 2026 and opened in October 2026.",
    [
      ["quarters of 2026", "quarters of 2027", "unsupported_date"],
      ["three quarters", "two quarters", "unsupported_date"],
      ["October 2026", "October 2027", "unsupported_date"],
      ["October 2026", "October 2025", "unsupported_date"],
      ["October 2026", "September 2026", "unsupported_date"],
    ],
  ]),
  "months of the year that is named beside them": (
    [
      ["en", "It was founded in 2019 and opened in March last year."],
      ["id", "Didirikan pada 2019 dan dibuka pada Maret tahun lalu."],
      ["vi", "Công ty thành lập năm 2019 và mở cửa hồi tháng 3 năm ngoái."],
      ["th", "ก่อตั้งปี 2562 และเปิดเมื่อเดือนมีนาคมปีที่แล้ว"],
      ["zh", "公司成立于2019年，去年3月开业。"],
    ] as const
  ).map(([language, passage]) => [
    language,
    passage,
    "It was founded in 2019 and opened in March 2025.",
    [
      ["March 2025", "March 2027", "unsupported_date"],
      ["in 2019", "in 2020", "unsupported_date"],
      ["in 2019", "in 2026", "unsupported_date"],
    ],
  ]),
  "languages and places by their names": (
    [
      [
        "en",
        "Lessons in English and Javanese are to begin in Laos, Hanoi and the Central Highlands.",
      ],
      [
        "id",
        "Pelajaran bahasa Inggris dan Jawa dimulai di Laos, Hanoi, dan Dataran Tinggi Tengah.",
      ],
      ["vi", "Các lớp tiếng Anh và tiếng Java sẽ mở tại Lào, Hà Nội và Tây Nguyên."],
      ["th", "บทเรียนภาษาอังกฤษและภาษาชวาจะเริ่มในลาว ฮานอย และที่ราบสูงตอนกลาง"],
      ["zh", "英语和爪哇语课程将在老挝、河内和西原地区开课。"],
    ] as const
  ).map(([language, passage]) => [
    language,
    passage,
    "Lessons in English and Javanese begin in Laos, Hanoi and the Central Highlands.",
    [
      ["English", "Tamil", "unsupported_name"],
      ["Javanese", "Sundanese", "unsupported_name"],
      ["Laos", "Cambodia", "unsupported_name"],
      ["Hanoi", "Da Nang", "unsupported_name"],
      ["the Central Highlands", "the Red River Delta", "unsupported_name"],
    ],
  ]),
  "both ends of a range whose currency stands once": (
    [
      ["en", "It invests from US$300,000 to 1.5 million in each."],
      ["id", "Dana ini menanam 300.000 hingga 1,5 juta dolar AS."],
      ["vi", "Quỹ đầu tư từ 300.000 đến 1,5 triệu USD."],
      ["th", "กองทุนลงทุน 300,000 ถึง 1.5 ล้านดอลลาร์สหรัฐ"],
      ["zh", "基金每笔投资30万至150万美元。"],
    ] as const
  ).map(([language, passage]) => [
    language,
    passage,
    "It invests from US$300,000 to US$1.5 million.",
    [
      ["US$300,000", "US$30,000", "unsupported_figure"],
      ["US$300,000", "S$300,000", "unsupported_figure"],
      ["US$1.5 million", "US$15 million", "unsupported_figure"],
    ],
  ]),
};

describe.each(Object.entries(CASES))("%s", (_, cases) => {
  it.each(cases)("in %s bear out what is said of them", (language, passage, right, wrong) => {
    expect(faultsOf(language, passage, right)).toEqual([]);
    for (const [from, to, code] of wrong) {
      const codes = faultsOf(language, passage, right.replace(from, to)).map((one) => one.code);
      expect([to, codes]).toEqual([to, expect.arrayContaining([code])]);
    }
  });
});

describe("a draft", () => {
  it("allows a publisher's name with digits, but no other figure because of it", () => {
    const passage = "Kopiora đã mở cửa hàng.";
    expect(
      faultsOf("vi", passage, "Kopiora has opened a shop, according to Kabar Rintisan 24h."),
    ).toEqual([]);
    expect(
      faultsOf("vi", passage, "Kopiora has opened 24 shops, according to Kabar Rintisan 24h."),
    ).toEqual([{ code: "unsupported_figure", words: "24" }]);
  });

  it.each(["Employees", "Electric", "Chief", "Drivers"])(
    "begins a sentence with the ordinary word %s, but not with a name that is nowhere",
    (word) => {
      const passage = "Kopiora出售电动三轮车。";
      expect(faultsOf("zh", passage, `${word} parts are sold by Kopiora.`)).toEqual([]);
      for (const name of ["Tokopedia", "Sinar"]) {
        expect(faultsOf("zh", passage, `${name} parts are sold by Kopiora.`)).toEqual([
          { code: "unsupported_name", words: name },
        ]);
      }
    },
  );

  it.each<[Language, passage: string, right: string, wrong: string]>([
    ["vi", "Kopiora mua hai xe tải.", "It has bought two trucks.", "It has bought three trucks."],
    ["zh", "Kopiora达成三个里程碑。", "It has met three milestones.", "It has met two milestones."],
    ["id", "Ada 2 pedagang.", "It has two traders.", "It has two million traders."],
    ["en", "It serves 300 farmers.", "Three hundred farmers use it.", "Three farmers use it."],
    ["vi", "Có ba trăm nông dân.", "It has three hundred farmers.", "It has three farmers."],
    ["th", "มีเกษตรกรสามร้อยคน", "It has 300 farmers.", "It has 3 farmers."],
    ["zh", "服务三千名农户。", "It serves 3,000 farmers.", "It serves 3 farmers."],
    ["zh", "覆盖两万五千户。", "It reaches 25,000 homes.", "It reaches 20,000 homes."],
    ["id", "Ada dua puluh lima gerai.", "It has twenty-five shops.", "It has twenty shops."],
    ["en", "It has 90 outlets.", "It has ninety outlets.", "It has nineteen outlets."],
    ["en", "It has 14 staff.", "It has fourteen staff.", "It has sixteen staff."],
    ["vi", "Chín mươi phần trăm đã trả.", "Ninety percent have paid.", "Sixty percent have paid."],
    ["zh", "百分之二十五已付款。", "Of them 25% have paid.", "Of them 20% have paid."],
    ["en", "Each pays $90.", "Each pays ninety dollars.", "Each pays seventy dollars."],
    ["zh", "拥有百万用户。", "It has a million users.", "It has a billion users."],
    ["en", "It sold half a dozen carts.", "It sold six carts.", "It sold twelve carts."],
    ["vi", "Mất hai năm rưỡi.", "It took two and a half years.", "It took three and a half years."],
    ["en", "A hundred and fifty shops use it.", "It has 150 shops.", "It has 100 shops."],
    ["id", "Seven Peaks punya toko.", "Seven Peaks has a shop.", "Seven Peaks has eight shops."],
  ])("counts in words, %s: %s", (language, passage, right, wrong) => {
    expect(faultsOf(language, passage, right)).toEqual([]);
    expect(faultsOf(language, passage, wrong)).toMatchObject([{ code: "unsupported_figure" }]);
  });

  it("names nobody by a wrong first name at a sentence's beginning", () => {
    const passage = "Ana Lim leads Kopiora.";
    expect(faultsOf("en", passage, "Anxu Lim is at its head.")).toEqual([
      { code: "unsupported_name", words: "Anxu" },
    ]);
  });

  it("reads megawatts in Chinese as such", () => {
    const passage = "公司已部署310兆瓦时储能设备和500千瓦充电桩，并获得3兆元投资。";
    expect(
      faultsOf("zh", passage, "It has installed 310 megawatt-hours and 500 kilowatts."),
    ).toEqual([]);
    expect(faultsOf("zh", passage, "It has installed 310 trillion.")).toHaveLength(1);
    expect(faultsOf("zh", passage, "It was given RMB3 trillion.")).toEqual([]);
  });

  it("quotes a part of what was said, after its speaker as well", () => {
    const passage =
      "“A boat that stays ashore earns nothing, so we priced the fear by the day,” Nair said.";
    const said = (quote: string) =>
      faultsOf("en", passage, `According to Nair, “${quote}”.`).map(({ code }) => code);
    expect(said("we priced the fear by the day")).toEqual([]);
    expect(said("we priced the boat by the day")).toEqual(["bad_quote"]);
  });

  it("counts figures among a source's own words, and names not", () => {
    const passage = "Terumbu plans to restore 12 hectares of reef off Bohol by 2028.";
    expect(
      faultsOf("en", passage, "Terumbu wants to restore 12 hectares of reef off Bohol by 2028."),
    ).toEqual([{ code: "copied", words: "to restore 12 hectares of reef off Bohol by 2028" }]);
    expect(faultsOf("en", passage, "By 2028, Terumbu wants 12 hectares of reef restored.")).toEqual(
      [],
    );
    const names = "Ana Lim, Budi Tan, Citra Ong, Dewi Goh and Eka Soh own Kopiora.";
    expect(
      faultsOf("en", names, "Its owners are Ana Lim, Budi Tan, Citra Ong, Dewi Goh and Eka Soh."),
    ).toEqual([]);
  });
});
