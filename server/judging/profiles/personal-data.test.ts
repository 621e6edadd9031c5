import { describe, expect, it } from "vitest";
import { reviewProfileByRules } from "./review-profile.ts";
import { evidenceOf, rejectedBy, STORIES } from "./test-evidence.ts";

const found = (words: string, country = "Indonesia") =>
  reviewProfileByRules(evidenceOf({ description: `${STORIES.en}\n${words}`, country }))
    .findings.filter(({ rule }) => rule === "personal_data")
    .map(({ text }) => text);

it.each<[string, string, string]>([
  ["Indonesia", "Telp. (0812) 3456-7890 ya", "(0812) 3456-7890"],
  ["Indonesia", "WA 081 234 567 890", "081 234 567 890"],
  ["Indonesia", "kantor: telp 021 5794 1234", "021 5794 1234"],
  ["Singapore", "WhatsApp 91234567", "91234567"],
  ["Singapore", "ask Mei on 9123 4567", "9123 4567"],
  ["Singapore", "+65 6123 4567", "+65 6123 4567"],
  ["Malaysia", "Hubungi 012-345 6789", "012-345 6789"],
  ["Vietnam", "Zalo 0912.345.678", "0912.345.678"],
  ["Thailand", "081 234 5678", "081 234 5678"],
  ["Philippines", "text us at 0917 123 4567", "0917 123 4567"],
  ["China", "微信 13812345678", "13812345678"],
  ["Singapore", "an Indonesian's 0812 3456 7890", "0812 3456 7890"],
  ["Indonesia", "０８１２-３４５６-７８９０", "０８１２-３４５６-７８９０"],
  ["Indonesia", "ratna@sariloka.co.id", "ratna@sariloka.co.id"],
  ["Indonesia", "sariloka@gmail.com", "sariloka@gmail.com"],
  ["Indonesia", "info@other.example", "info@other.example"],
  ["Indonesia", "ratna [at] gmail [dot] com", "ratna [at] gmail [dot] com"],
  ["Singapore", "G5123456R? No: S1234567D.", "S1234567D"],
  ["Singapore", "FIN F1234567N", "F1234567N"],
  ["Thailand", "เลขบัตร 1-1017-00230-70-5", "1-1017-00230-70-5"],
  ["Thailand", "1101700230708", "1101700230708"],
  ["Vietnam", "079090001234", "079090001234"],
  ["Vietnam", "CCCD số 079 090 001 234", "079 090 001 234"],
  ["Philippines", "PhilSys 1234-5678-9012", "1234-5678-9012"],
  ["Malaysia", "MyKad 900101-14-5678", "900101-14-5678"],
  ["China", "身份证号11010519491231002X", "11010519491231002X"],
  ["Indonesia", "KTP 3273 0165 0490 0001", "3273 0165 0490 0001"],
  ["Vietnam", "STK 0071000123456 Vietcombank", "0071000123456"],
  ["Thailand", "เลขที่บัญชี 123-4-56789-0", "123-4-56789-0"],
  ["Singapore", "bank account 001-23456-7", "001-23456-7"],
  ["Indonesia", "5500-0000-0000-0004", "5500-0000-0000-0004"],
])("%s: “%s” holds a person's %s", (country, words, quote) => {
  expect(found(words, country)).toEqual([quote]);
});

it.each<[string, string]>([
  ["Indonesia", "Omzet Rp 1.500.000.000, Rp 081.234.567.890 dan 12.345.678.901 pada 2025"],
  ["Indonesia", "NIB 9120304567890, NPWP 01.234.567.8-901.000, izin OJK S-123/NB.213/2020"],
  ["Indonesia", "Terdaftar dengan nomor 3273016504900001"],
  ["Indonesia", "5500-0000-0000-0005 bukan kartu, 1101700230705 bukan nomor siapa pun"],
  ["Indonesia", "0,08 persen; 08.00-17.00; 2019 2020 2021 2022"],
  ["Singapore", "UEN 202012345K, licence CMS100123, 91234567 meals and 1 234 567 boxes"],
  ["Singapore", "S1234567A is no number of anybody, nor is EAN 8851234567890"],
  ["Vietnam", "Mã số thuế 0312345678, GPKD 0398765432, doanh thu 012.345.678.900 đồng"],
  ["Vietnam", "25.800.000.000 đồng, 1.900 nông hộ, 60 cửa hàng, năm 2021-2025"],
  ["Thailand", "เลขทะเบียนนิติบุคคล 0105561234567 รายได้ 33,000,000 บาท ปี 2564 2565 2566 2567"],
  ["China", "统一社会信用代码 91310000MA1K35CD7X，营收1234567890元"],
  ["Philippines", "SEC registration 202012345678, 52 investments, ₱40000000000"],
  ["Indonesia", "halo@sariloka.co.id, INFO@sariloka.co.id or invest@sariloka.co.id"],
  ["USA", "Patent 10123456789, version 3.14.1592653, 1/2/2024 to 31/12/2025"],
])("%s: “%s” holds nobody's data", (country, words) => {
  expect(found(words, country)).toEqual([]);
});

describe("a public field other than the description", () => {
  it.each(["name", "tagline", "address", "city", "founderName"] as const)("%s", (field) => {
    const evidence = evidenceOf({ [field]: "Sariloka +62 812 3456 7890" });
    expect(rejectedBy(evidence)).toEqual(["personal_data"]);
  });

  it.each([
    "10 Anson Road #33-10 International Plaza, Singapore 079903",
    "Jl. Jend. Sudirman Kav. 52-53, RT 005/RW 003, Jakarta 12190",
    "Số 81 Cách Mạng Tháng 8, P. Bến Thành, Q.1, TP. HCM 700000",
    "999/9 ถนนพระราม 1 แขวงปทุมวัน เขตปทุมวัน กรุงเทพฯ 10330",
    "Unit 0812, 8/F, 12-14 Queen's Road, Hong Kong",
    "上海市浦东新区世纪大道100号 200120",
    "Lot 12.08-12.09, Level 12, Menara 1, 50088 Kuala Lumpur",
  ])("an address such as %s is none", (address) => {
    expect(rejectedBy(evidenceOf({ address }))).toEqual([]);
  });
});

it("the company's address may be public whatever comes before its @", () => {
  const draft = { companyEmail: "ratna@sariloka.co.id" };
  const description = `${STORIES.en} Write to Ratna@sariloka.co.id.`;
  expect(rejectedBy(evidenceOf({ ...draft, description }))).toEqual([]);
});

it("tells no more than three of a text", () => {
  const words = ["1", "2", "3", "4", "5"].map((digit) => `+62 812 3456 789${digit}`).join(", ");
  expect(found(words)).toHaveLength(3);
});
