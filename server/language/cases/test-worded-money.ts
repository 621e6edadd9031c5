import type { MoneyCase } from "./test-money.ts";

/** Money whose number is written in words (as test-money.ts). */
export const WORDED_MONEY: readonly MoneyCase[] = [
  [
    "en",
    "two million dollars, half a million dollars, two million users",
    ["2000000 USD", "500000 USD"],
    ["2000000", "500000"],
  ],
  [
    "en",
    "one and a half billion rupiah, five hundred thousand dollars",
    ["1500000000 IDR", "500000 USD"],
    ["92025", "500000"],
  ],
  [
    "en",
    "up to one hundred and fifty thousand dollars, two hundred and five million baht",
    ["150000 USD", "205000000 THB"],
    ["150000", "6212121"],
  ],
  [
    "en",
    "between one hundred and two hundred thousand dollars",
    ["100000 USD", "200000 USD"],
    ["100000–200000"],
  ],
  [
    "en",
    "fourteen million dollars, seventy-six million dollars, a two million dollar round",
    ["14000000 USD", "76000000 USD", "2000000 USD"],
    ["14000000", "76000000", "2000000"],
  ],
  [
    "en",
    "one million two hundred thousand dollars, several hundred million dollars",
    ["1200000 USD"],
    ["1200000"],
  ],
  [
    "id",
    "Dua miliar rupiah, setengah miliar rupiah, satu setengah juta dolar",
    ["2000000000 IDR", "500000000 IDR", "1500000 USD"],
    ["122699", "30675", "1500000"],
  ],
  [
    "id",
    "sejuta dolar, seratus lima puluh ribu dolar",
    ["1000000 USD", "150000 USD"],
    ["1000000", "150000"],
  ],
  ["id", "dua puluh lima juta rupiah", ["25000000 IDR"], ["1534"]],
  [
    "vi",
    "Một triệu đô la, hai mươi lăm tỷ đồng, nửa triệu đô",
    ["1000000 USD", "25000000000 VND", "500000 USD"],
    ["1000000", "968992", "500000"],
  ],
  [
    "th",
    "หนึ่งล้านบาท ห้าแสนบาท ยี่สิบห้าล้านบาท ครึ่งล้านบาท",
    ["1000000 THB", "500000 THB", "25000000 THB", "500000 THB"],
    ["30303", "15152", "757576", "15152"],
  ],
  ["th", "สองพันห้าร้อยล้านบาท", ["2500000000 THB"], ["75757576"]],
  [
    "vi",
    "mỗi năm hai triệu đồng, một tỷ hai trăm triệu đồng",
    ["2000000 VND", "1200000000 VND"],
    ["78", "46512"],
  ],
  [
    "zh",
    "五百万美元，两百万元，八百萬美元",
    ["5000000 USD", "2000000 CNY", "8000000 USD"],
    ["5000000", "281690", "8000000"],
  ],
  ["zh", "三百五十万美元，两万五千元", ["3500000 USD", "25000 CNY"], ["3500000", "3521"]],
  ["zh", "数百万美元，几十万元，百万用户", [], []],
];
