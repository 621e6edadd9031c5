import { describe, expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import { plainFigureIn } from "../read/plain-figure.ts";
import { faultsOf } from "./test-written-deck.ts";

const found = (language: Language, rule: string, rows: string[]) =>
  faultsOf(language, [rows], { today: "2026-11-22" }).filter((one) => one.rule === rule);

describe("a total", () => {
  const costs = (total: string, ...more: string[]) => [
    "Costs of one clinic, US$",
    "Rent                 1,200     Every clinic is leased",
    "Staff                3,400     for three years.",
    "Materials              950",
    ...more,
    `Total                ${total}`,
  ];
  const wrong = (rows: string[]) => found("en", "total_wrong", rows);

  it("that its column does not make is shown with the sum that it makes", () => {
    expect(wrong(costs("6,550"))).toMatchObject([
      { text: "6,550", fill: { total: "6,550", sum: "5,550" } },
    ]);
  });

  it.each([
    ["that closes", costs("5,550")],
    ["of some of its rows", costs("4,600")],
    [
      "with a row that is taken off",
      costs("3,650", "Discount             (950)", "Refund             (950)"),
    ],
    ["that is a mean", costs("1,850")],
    ["of too few rows", ["Rent       1,200", "Staff      3,400", "Total      9,900"]],
    ["of a column that is not below it", [...costs("5,550").slice(0, 4), "Total  —  9,900"]],
  ])("%s is left alone", (_, rows) => {
    expect(wrong(rows)).toEqual([]);
  });

  it("counts rounding, digit by digit", () => {
    const rows = (total: string) => [
      "A       1.4",
      "B       1.4",
      "C       1.4",
      `Total   ${total}`,
    ];
    expect(wrong(rows("4.3"))).toEqual([]);
    expect(wrong(rows("4.9"))).toHaveLength(1);
  });

  it.each<[Language, string, string]>([
    ["id", "Total biaya", "4.787.500"],
    ["vi", "Tổng cộng", "4.787.500"],
    ["th", "รวมทั้งสิ้น", "4,787,500"],
    ["zh", "合计", "4,787,500"],
  ])("%s: is called %s", (language, name, total) => {
    const rows = ["A  750.000", "B  3.437.500", "C  350.000", `${name}  ${total}`];
    expect(found(language, "total_wrong", ["…", ...rows])).toHaveLength(1);
  });
});

describe("the sum that a total should be", () => {
  it.each<[string, string[], string]>([
    ["4.9", ["1.2", "2.1", "1.0"], "4.3"],
    ["4,9", ["1,2", "2,1", "1,0"], "4,3"],
    ["4,787,500", ["750,000", "3,437,500", "350,000"], "4,537,500"],
    ["4.787.500", ["750.000", "3.437.500", "350.000"], "4.537.500"],
  ])("is written as the total is, %s, in a deck of any language", (total, parts, sum) => {
    for (const [language, name] of [
      ["en", "Total"],
      ["vi", "Tổng cộng"],
    ] as const) {
      const rows = [...parts.map((part, at) => `${"ABC"[at]}  ${part}`), `${name}  ${total}`];
      const [fault] = found(language, "total_wrong", ["…", ...rows]);
      expect(fault?.fill).toMatchObject({ total, sum });
    }
  });
});

describe("what is left of an income", () => {
  const left = (result: string, ...columns: string[][]) =>
    found("en", "total_wrong", [
      "One order, US$",
      ["Fee", "2.10", ...columns.map(([fee]) => fee)].join("  "),
      ["Courier", "−0.58", ...columns.map(([, courier]) => courier)].join("  "),
      ["Labour", "−0.41", ...columns.map(([, , labour]) => labour)].join("  "),
      ["Gross profit", result, ...columns.map(([, , , profit]) => profit)].join("  "),
    ]);

  it("that its costs do not leave is shown with what they do", () => {
    expect(left("1.62")).toMatchObject([{ text: "1.62", fill: { sum: "1.11" } }]);
  });

  it("is left alone where it closes, or where no other column closes either", () => {
    expect(left("1.11")).toEqual([]);
    expect(left("1.62", ["3.00", "−0.50", "−0.50", "2.40"])).toEqual([]);
    expect(left("1.62", ["3.00", "−0.50", "−0.50", "2.00"])).toHaveLength(1);
  });
});

describe("a step of a timeline", () => {
  const row = (...cells: string[]) => cells.join("  ");

  it.each<[Language, string[], string]>([
    [
      "en",
      [
        row("Q1 2026", "Q2 2026", "Q1 2027"),
        row("Launched in Cebu", "Will open Davao", "Will open Iloilo"),
      ],
      "Q2 2026",
    ],
    ["id", [row("Q2 2026", "Q3 2027"), row("Akan mendaftar PSE", "Akan buka Medan")], "Q2 2026"],
    [
      "vi",
      [row("Quý 2/2026", "Quý 4/2027"), row("Sẽ ra mắt bản 2.0", "Mở rộng Lào")],
      "Quý 2/2026",
    ],
    ["en", ["Q2 2026", "The second depot will open in Davao"], "Q2 2026"],
    ["th", ["มีนาคม 2569   จะเปิดสาขาที่สอง", "มีนาคม 2570   จะเปิดสาขาที่สาม"], "มีนาคม 2569"],
    ["zh", ["2026 年 6 月   计划：巴生仓投入运营", "2027 年 6 月   计划：新仓"], "2026 年 6 月"],
  ])("%s: is still a plan though its day has passed", (language, rows, date) => {
    expect(found(language, "plan_in_past", ["…", ...rows])).toMatchObject([{ text: date }]);
  });

  it("is none where it is told as done, or lies ahead", () => {
    const rows = [row("Q1 2026", "Q2 2027"), row("Opened Cebu", "Will open Davao")];
    expect(found("en", "plan_in_past", ["…", ...rows])).toEqual([]);
  });
});

describe("a pie of what the money is for", () => {
  const pie = (...shares: number[]) => [
    "Use of funds, %",
    ...shares.map((share, at) => `Item ${"ABCDE"[at]}  ${share}`),
  ];

  it("whose slices are more than the whole is shown", () => {
    expect(found("en", "funds_shares", pie(45, 30, 20, 10))).toMatchObject([
      { fill: { sum: "105%", difference: "5%" } },
    ]);
  });

  it("so is a list in a sentence, however far it goes", () => {
    const list = "Use of funds: 45% operations, 35% engineering, 40% sales";
    expect(found("en", "funds_shares", ["The ask", list])).toMatchObject([
      { text: list, fill: { sum: "120%" } },
    ]);
    const halves = "Penggunaan dana: 42,5% operasional, 35% teknik, 40% penjualan";
    expect(found("id", "funds_shares", ["Pendanaan", halves])).toMatchObject([
      { fill: { sum: "117,5%", difference: "17,5%" } },
    ]);
    const whole = list.replace("40%", "20%");
    expect(found("en", "funds_shares", ["The ask", whole])).toEqual([]);
  });

  it.each([
    ["that is whole", pie(45, 30, 15, 10)],
    ["with a share told twice", pie(45, 30, 15, 10, 10)],
    ["with figures of something else", pie(45, 30, 15, 60)],
  ])("%s is left alone", (_, rows) => {
    expect(found("en", "funds_shares", rows)).toEqual([]);
  });
});

it.each([
  ["4.187.500", 4_187_500, 1],
  ["(420)", -420, 1],
  ["−1,25", -1.25, 0.01],
  ["117.6", 117.6, 0.1],
  ["0.125", 0.125, 0.001],
  ["(0,125)", -0.125, 0.001],
  ["3,437,500", 3_437_500, 1],
])("%s is a figure", (text, value, step) => {
  expect(plainFigureIn(text)?.value).toBeCloseTo(value);
  expect(plainFigureIn(text)?.step).toBeCloseTo(step);
});

it.each(["Rp 25", "12%", "1.2.3", "0.125.000", "3 of 4", ""])("%s is none", (text) => {
  expect(plainFigureIn(text)).toBeUndefined();
});
