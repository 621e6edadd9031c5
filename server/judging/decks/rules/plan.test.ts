import { describe, expect, it } from "vitest";
import { describeRules } from "./test-rule-examples.ts";
import { faultsOf } from "./test-written-deck.ts";

describeRules({
  plan_revenue: [
    [
      "en",
      [
        [
          "Projections",
          "  2027  2028",
          "Paying members  10,000  45,000",
          "Price per month, US$  8  8",
          "Revenue, US$ m  9.6  43.2",
        ],
      ],
      [
        [
          "Projections",
          "  2027  2028",
          "Paying members  10,000  45,000",
          "Price per month, US$  8  8",
          "Revenue, US$ m  0.96  4.32",
        ],
      ],
    ],
    [
      "id",
      [
        [
          "Proyeksi",
          "  2027",
          "Pelanggan berbayar  2.000",
          "Harga per bulan  Rp 150.000",
          "Pendapatan, Rp miliar  36",
        ],
      ],
      [
        [
          "Proyeksi",
          "  2027",
          "Pelanggan berbayar  2.000",
          "Harga per bulan  Rp 150.000",
          "Pendapatan, Rp miliar  3,6",
        ],
      ],
    ],
    [
      "vi",
      [
        [
          "Kế hoạch",
          "  2027",
          "Người trả phí cuối năm  3.500",
          "Giá mỗi tháng  99.000 đ",
          "Doanh thu, tỷ đồng  50",
        ],
      ],
      [
        [
          "Kế hoạch",
          "  2027",
          "Người trả phí cuối năm  3.500",
          "Giá mỗi tháng  99.000 đ",
          "Doanh thu, tỷ đồng  4,2",
        ],
      ],
    ],
    [
      "th",
      [
        [
          "แผนการเงิน",
          "  2570",
          "ลูกค้าที่จ่ายเงิน  1,000",
          "ราคาต่อเดือน (บาท)  500",
          "รายได้ (ล้านบาท)  60",
        ],
      ],
      [["แผนการเงิน", "  2570", "ลูกค้าที่จ่ายเงิน  1,000", "ราคาต่อเดือน (บาท)  500", "รายได้ (ล้านบาท)  6"]],
    ],
    [
      "zh",
      [["财务计划", "  2027", "付费客户  2,000", "每月价格（元）  300", "收入（万元）  7,200"]],
      [["财务计划", "  2027", "付费客户  2,000", "每月价格（元）  300", "收入（万元）  720"]],
    ],
  ],
  break_even_wrong: [
    [
      "en",
      [
        ["Plan", "US$ m  Q1 2027  Q2 2027", "EBITDA  −25  −24"],
        ["Ask", "We reach break-even in Q2 2027."],
      ],
      [
        ["Plan", "US$ m  Q1 2027  Q2 2027", "EBITDA  −25  4"],
        ["Ask", "We reach break-even in Q2 2027."],
      ],
    ],
    [
      "id",
      [
        ["Rencana", "Rp juta  Q1 2027  Q2 2027", "Laba  (25)  (24)"],
        ["Dana", "Kami impas pada Q2 2027."],
      ],
      [
        ["Rencana", "Rp juta  Q1 2027  Q2 2027", "Laba  (25)  4"],
        ["Dana", "Kami impas pada Q2 2027."],
      ],
    ],
    [
      "vi",
      [
        ["Kế hoạch", "tỷ đồng  Quý 1/2027  Quý 2/2027", "Lợi nhuận  (2,5)  (2,4)"],
        ["Vốn", "Hòa vốn vào quý 2/2027."],
      ],
      [
        ["Kế hoạch", "tỷ đồng  Quý 1/2027  Quý 2/2027", "Lợi nhuận  (2,5)  0,4"],
        ["Vốn", "Hòa vốn vào quý 2/2027."],
      ],
    ],
    [
      "th",
      [
        ["แผน", "ล้านบาท  ไตรมาส 1 2570  ไตรมาส 2 2570", "กำไร  −2.5  −2.4"],
        ["ทุน", "คุ้มทุนในไตรมาส 2 2570"],
      ],
      [
        ["แผน", "ล้านบาท  ไตรมาส 1 2570  ไตรมาส 2 2570", "กำไร  −2.5  0.4"],
        ["ทุน", "คุ้มทุนในไตรมาส 2 2570"],
      ],
    ],
    [
      "zh",
      [
        ["计划", "万元  2027年第一季度  2027年第二季度", "净利润  −25  −24"],
        ["融资", "2027年第二季度实现盈亏平衡。"],
      ],
      [
        ["计划", "万元  2027年第一季度  2027年第二季度", "净利润  −25  4"],
        ["融资", "2027年第二季度实现盈亏平衡。"],
      ],
    ],
  ],
});

describe("a planned revenue", () => {
  const plan = (price: string, revenue: string) => [
    ["Plan", "  2027", "Customers  1,000", price, revenue],
  ];
  const found = (pages: string[][]) =>
    faultsOf("en", pages).filter(({ rule }) => rule === "plan_revenue");

  it("is shown with its working, and with every figure of it", () => {
    expect(found(plan("Price per month, US$  10", "Revenue, US$ m  5"))).toMatchObject([
      {
        text: "5",
        also: [{ quote: "1,000" }, { quote: "10" }],
        fill: { working: "1,000 × 10 × 12", real: "US$120K", stated: "US$5M" },
      },
    ]);
  });

  it.each([
    ["in another currency", "Price per month, S$  10", "Revenue, US$ m  5"],
    ["that may have other income", "Price per month, US$  10", "Revenue, US$  300,000"],
    ["without a price", "Orders  10", "Revenue, US$ m  5"],
  ])("%s is left alone", (_, price, revenue) => {
    expect(found(plan(price, revenue))).toEqual([]);
  });

  it("of a year may lose money although its end breaks even", () => {
    const pages = [
      ["Plan", "US$ m  2026  2027", "EBITDA  −25  −24"],
      ["Ask", "We reach break-even in 2027."],
    ];
    expect(faultsOf("en", pages).map(({ rule }) => rule)).not.toContain("break_even_wrong");
  });
});
