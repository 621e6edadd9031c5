import { expect, it } from "vitest";
import { describeRules } from "./test-rule-examples.ts";
import { faultsOf } from "./test-written-deck.ts";

describeRules({
  runway_wrong: [
    [
      "en",
      [
        [
          "Financials",
          "Cash of $900,000 in the bank.",
          "Net burn is $100,000 a month.",
          "Runway: 14 months",
        ],
      ],
      [
        [
          "Financials",
          "Cash of $900,000 in the bank.",
          "Net burn is $100,000 a month.",
          "Runway: 9 months",
        ],
      ],
    ],
    [
      "id",
      [
        [
          "Keuangan",
          "Kas Rp 9 miliar.",
          "Pengeluaran bersih Rp 1 miliar per bulan.",
          "Runway 14 bulan.",
        ],
      ],
      [
        [
          "Keuangan",
          "Kas Rp 9 miliar.",
          "Pengeluaran bersih Rp 1 miliar per bulan.",
          "Runway 9 bulan.",
        ],
      ],
    ],
    [
      "vi",
      [
        [
          "Tài chính",
          "Tiền mặt 9,2 tỷ đồng.",
          "Chi ròng mỗi tháng 1,15 tỷ đồng.",
          "Đủ dùng 14 tháng.",
        ],
      ],
      [
        [
          "Tài chính",
          "Tiền mặt 9,2 tỷ đồng.",
          "Chi ròng mỗi tháng 1,15 tỷ đồng.",
          "Đủ dùng 8 tháng.",
        ],
      ],
    ],
    [
      "th",
      [["การเงิน", "เงินสด 6.3 ล้านบาท", "ใช้เงินสุทธิเดือนละ 0.9 ล้านบาท", "อยู่ได้ 12 เดือน"]],
      [["การเงิน", "เงินสด 6.3 ล้านบาท", "ใช้เงินสุทธิเดือนละ 0.9 ล้านบาท", "อยู่ได้ 7 เดือน"]],
    ],
    [
      "zh",
      [["财务", "现金190万元。", "每月净支出27万元。", "可支撑12个月。"]],
      [["财务", "现金190万元。", "每月净支出27万元。", "可支撑7个月。"]],
    ],
  ],
});

it("with the round counted in, the cash lasts longer", () => {
  const pages = [
    ["The ask", "We raise $500,000."],
    [
      "Financials",
      "Cash of $900,000 in the bank.",
      "Net burn is $100,000 a month.",
      "Runway: 14 months",
    ],
  ];
  expect(faultsOf("en", pages).map(({ rule }) => rule)).not.toContain("runway_wrong");
});
