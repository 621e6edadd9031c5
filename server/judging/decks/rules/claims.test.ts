import { describeRules, type Examples } from "./test-rule-examples.ts";

/** Statements of a deck that the calendar, or the deck itself, contradicts. */
const EXAMPLES: Examples = {
  projections_outdated: [
    [
      "en",
      [["Financial projections", "2023: $1M", "2024: $2M"]],
      [["Financial projections", "2027: $1M", "2028: $2M"]],
    ],
    // "They end in 2026, and it's 2026" would be no fault.
    [
      "en",
      [["Financial projections", "Q3 2025: $1M", "Q4 2025: $2M"]],
      [["Financial projections", "Q2 2026: $1M", "Q3 2026: $2M"]],
      { today: "2026-11-29" },
    ],
    [
      "vi",
      [["Dự báo tài chính", "2024: 2 tỷ đồng", "2025: 4 tỷ đồng"]],
      [["Dự báo tài chính", "2027: 2 tỷ đồng", "2028: 4 tỷ đồng"]],
    ],
  ],
  denial: [
    [
      "en",
      [["Competition", "We have no competitors."]],
      [["Competition", "Our competitors are Acme: $20 a month."]],
    ],
    // A company may well be the only one to do a part of something.
    [
      "en",
      [["Competition", "Nobody else offers all four."]],
      [["Competition", "Three rooms share one attendant, which nobody else does at this size."]],
    ],
    ["th", [["คู่แข่ง", "เราไม่มีคู่แข่ง"]], [["คู่แข่ง", "คู่แข่งคือ Acme: 200 บาท"]]],
    [
      "id",
      [["Pesaing", "Kami tidak memiliki pesaing."]],
      [["Pesaing", "Pesaing kami Acme: Rp 20.000"]],
    ],
  ],
  top_down: [
    [
      "en",
      [["Market", "If we get just 1% of this market, we earn $40M."]],
      [["Market", "The first 200 shops pay $400 a year."]],
    ],
    [
      "vi",
      [["Thị trường", "Chỉ cần 1% thị trường là có 40 tỷ đồng."]],
      [["Thị trường", "200 cửa hàng đầu tiên trả 4 triệu đồng mỗi năm."]],
    ],
  ],
  jargon: [
    [
      "en",
      [["Product", "A holistic, disruptive paradigm for synergies"]],
      [["Product", "A scale that sends its weight by text message"]],
    ],
    ["zh", [["产品", "赋能生态闭环，打造一站式链路"]], [["产品", "秤会把重量发到手机"]]],
  ],
};

describeRules(EXAMPLES);
