import { expect, it } from "vitest";
import { describeRules, type Examples } from "./rule-examples.ts";
import { faultsOf } from "./written-deck.ts";

/** The same faults in words that no rule knows. */
const EXAMPLES: Examples = {
  figure_differs: [
    [
      "en",
      [
        ["Traction", "412 paying stalls in May 2026, up from 90 in May 2025"],
        ["In short", "May 2026: 310 paying stalls"],
      ],
      [
        ["Traction", "412 paying stalls in May 2026, up from 90 in May 2025"],
        ["In short", "June 2026: 510 paying stalls"],
      ],
    ],
    [
      "zh",
      [
        ["数据", "骑手按时送达率 94%"],
        ["小结", "骑手按时送达率 87%，骑手很满意"],
      ],
      [
        ["数据", "骑手按时送达率 94%"],
        ["小结", "骑手按时送达率 94%，骑手很满意"],
      ],
    ],
  ],
  market_differs: [
    [
      "en",
      [
        ["Market", "Leased rooftop solar in Malaysia: $420 million in 2026"],
        ["Why it matters", "With $240 million of leased rooftop solar in Malaysia, it is time."],
      ],
      [
        ["Market", "Leased rooftop solar in Malaysia: $420 million in 2026"],
        ["Why it matters", "With $420 million of leased rooftop solar in Malaysia, it is time."],
      ],
    ],
  ],
  shares_over_100: [
    [
      "id",
      [["Siapa mereka", "Mahasiswa 45%, karyawan 40%, pekerja proyek 30%"]],
      [["Siapa mereka", "Mahasiswa 45%, karyawan 40%, pekerja proyek 15%"]],
    ],
    [
      "en",
      [["Who comes", "Hospitals 50%, friends 35%, radio 30%"]],
      [["How we do", "Gross margin 50%, retention 85%, churn 3%"]],
    ],
  ],
  growth_wrong: [
    [
      "en",
      [["Traction", "$680,000 this year after $320,000 last year, growth of 240%"]],
      [["Traction", "$680,000 this year after $320,000 last year, growth of 112%"]],
    ],
    [
      "zh",
      [["进展", "2026 年 9 月 91,000 次，2025 年 9 月 26,000 次，同比增长了 350%"]],
      [["进展", "2026 年 9 月 91,000 次，2025 年 9 月 26,000 次，同比增长了 250%"]],
    ],
  ],
  funds_sum: [
    [
      "en",
      [["The ask", "Raising $2.0m", "Engineering $0.9m", "Sales $0.8m", "Meters $0.6m"]],
      [["The ask", "Raising $2.0m", "Engineering $0.9m", "Sales $0.7m", "Meters $0.4m"]],
    ],
  ],
  projection_unfounded: [
    [
      "th",
      [["อนาคต", "ปี 2572 รายได้ 500 ล้านบาท"]],
      [["อนาคต", "ปี 2572 รายได้ 500 ล้านบาท", "สมมติฐาน: เพิ่ม 30 ร้านต่อเดือน"]],
    ],
  ],
  top_down: [
    [
      "en",
      [["Market", "Travel is a $9 trillion industry.", "If we get just 1% of it, we win."]],
      [["Traction", "Just 1% of our customers left in May 2026."]],
    ],
    [
      "id",
      [["Pasar", "Cukup ambil 1% saja dari pasar properti Asia"]],
      [["Hasil", "Hanya 1% pelanggan berhenti pada Mei 2026"]],
    ],
  ],
  unsourced_market: [
    [
      "en",
      [["Market", "TAM $420 million"]],
      [["Market", "TAM $420 million (Wood Mackenzie, March 2026)"]],
    ],
    [
      "en",
      [["Market", "TAM $50 million"]],
      [["Market", "Penang 1,150 plants $48,000 $55.2m", "TAM $55.2m"]],
    ],
  ],
  superlative: [
    [
      "en",
      [["Product", "The largest platform for pumps"]],
      [["Market", "Two of the largest banks use it"]],
    ],
    ["zh", [["电池", "我们的电池是地球上最安全的"]], [["客户", "最大的客户占收入的 8%"]]],
  ],
  vague_growth: [
    ["id", [["Hasil", "Penjualan meroket"]], [["Hasil", "Penjualan naik 12% pada Mei 2026"]]],
    ["th", [["ผลงาน", "ยอดขายพุ่งกระฉูด"]], [["ผลงาน", "ยอดขาย 2 ล้านบาทในเดือนพฤษภาคม 2569"]]],
  ],
};

describeRules(EXAMPLES);

const rulesOf = (...args: Parameters<typeof faultsOf>) => faultsOf(...args).map(({ rule }) => rule);

it("a month is not compared with a year, nor a plan told for a result", () => {
  const page = ["Numbers", "Revenue: $40k in September 2026", "2027: $900k, assuming 3 a week"];
  expect(rulesOf("en", [page])).not.toContain("hockey_stick");
  expect(rulesOf("en", [["Traction", "2027: $1M", "2028: $12M"]])).toContain("thin_traction");
});

it("a signed plan for next year is no fact that has not come", () => {
  const page = ["Jalan", "37 desa sudah terjadwal untuk musim Januari 2027"];
  expect(rulesOf("id", [page])).not.toContain("fact_in_future");
});
