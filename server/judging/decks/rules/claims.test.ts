import { describeRules, type Examples } from "./rule-examples.ts";

/** What a deck says against the calendar, and against what it shows. */
const EXAMPLES: Examples = {
  plan_in_past: [
    [
      "en",
      [["Roadmap", "We will launch in Penang in Q2 2025."]],
      [["Roadmap", "We will launch in Penang in Q2 2027."]],
    ],
    ["th", [["แผน", "จะเปิดสาขาเชียงใหม่ในปี 2567"]], [["แผน", "จะเปิดสาขาเชียงใหม่ในปี 2570"]]],
    [
      "vi",
      [["Lộ trình", "Sẽ ra mắt vào tháng 3/2025."]],
      [["Lộ trình", "Sẽ ra mắt vào tháng 3/2027."]],
    ],
  ],
  fact_in_future: [
    [
      "en",
      [["Traction", "In March 2028 we signed the largest chain."]],
      [["Traction", "In March 2025 we signed the largest chain."]],
    ],
    ["zh", [["进展", "2028年3月签约了两家连锁店"]], [["进展", "2025年3月签约了两家连锁店"]]],
  ],
  projections_outdated: [
    [
      "en",
      [["Financial projections", "2023: $1M", "2024: $2M"]],
      [["Financial projections", "2027: $1M", "2028: $2M"]],
    ],
    [
      "vi",
      [["Dự báo tài chính", "2024: 2 tỷ đồng", "2025: 4 tỷ đồng"]],
      [["Dự báo tài chính", "2027: 2 tỷ đồng", "2028: 4 tỷ đồng"]],
    ],
  ],
  vanity: [
    [
      "en",
      [["Traction", "90,000 downloads since May 2026"]],
      [["Traction", "900 paying shops since May 2026"]],
    ],
    ["th", [["ผลลัพธ์", "ยอดดาวน์โหลด 90,000 ครั้ง"]], [["ผลลัพธ์", "ลูกค้าจ่ายเงิน 900 ราย"]]],
  ],
  vague_growth: [
    [
      "en",
      [["Traction", "We are growing rapidly."]],
      [["Traction", "We grew from 10 to 30 shops in 2026."]],
    ],
    ["zh", [["进展", "增长迅速，深受用户喜爱"]], [["进展", "2026年从10家增长到30家"]]],
    [
      "id",
      [["Traksi", "Kami tumbuh sangat pesat."]],
      [["Traksi", "Kami tumbuh dari 10 menjadi 30 toko pada 2026."]],
    ],
  ],
  untimed_metric: [
    ["en", [["Traction", "320 customers"]], [["Traction", "320 customers in August 2026"]]],
    ["vi", [["Kết quả", "320 khách hàng"]], [["Kết quả", "320 khách hàng tính đến tháng 8/2026"]]],
  ],
  projection_unfounded: [
    [
      "en",
      [["Financials", "2027: $1M", "2028: $2M"]],
      [["Financials", "2027: $1M", "2028: $2M", "Assumptions: 20 new shops a month"]],
    ],
    [
      "th",
      [["การเงิน", "2570: 10 ล้านบาท", "2571: 20 ล้านบาท"]],
      [["การเงิน", "2570: 10 ล้านบาท", "2571: 20 ล้านบาท", "สมมติฐาน: 20 ร้านใหม่ต่อเดือน"]],
    ],
  ],
  hockey_stick: [
    [
      "en",
      [["Financials", "2026: $1M", "2027: $8M", "2028: $90M"]],
      [["Financials", "2026: $1M", "2027: $2M", "2028: $4M"]],
    ],
    [
      "id",
      [["Keuangan", "2027: Rp 1 miliar", "2028: Rp 40 miliar"]],
      [["Keuangan", "2027: Rp 1 miliar", "2028: Rp 2 miliar"]],
    ],
  ],
  licence: [
    [
      "en",
      [
        [
          "Loans",
          "We lend. A loan takes an hour.",
          "Borrowers repay each loan weekly; our lending costs 2%.",
        ],
      ],
      [
        [
          "Loans",
          "We lend. A loan takes an hour.",
          "Borrowers repay each loan weekly; our lending is licensed by BSP.",
        ],
      ],
      { country: "Philippines", sector: ["fintech"] },
    ],
    [
      "vi",
      [["Cho vay", "Khoản vay được giải ngân trong ngày, người vay trả góp."]],
      [
        [
          "Cho vay",
          "Khoản vay được giải ngân trong ngày, người vay trả góp.",
          "Giấy phép số 12 của Ngân hàng Nhà nước",
        ],
      ],
      { country: "Vietnam", sector: ["fintech"] },
    ],
  ],
  denial: [
    [
      "en",
      [["Competition", "We have no competitors."]],
      [["Competition", "Our competitors are Acme: $20 a month."]],
    ],
    ["th", [["คู่แข่ง", "เราไม่มีคู่แข่ง"]], [["คู่แข่ง", "คู่แข่งคือ Acme: 200 บาท"]]],
    [
      "id",
      [["Pesaing", "Kami tidak memiliki pesaing."]],
      [["Pesaing", "Pesaing kami Acme: Rp 20.000"]],
    ],
  ],
  unsourced_market: [
    ["en", [["Market", "TAM $4B"]], [["Market", "TAM $4B", "Source: World Bank, 2025"]]],
    ["zh", [["市场规模", "TAM 40亿元"]], [["市场规模", "TAM 40亿元", "来源：国家统计局"]]],
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
  superlative: [
    [
      "en",
      [["Product", "The best and most innovative app in the world."]],
      [["Product", "Orders take 40 seconds instead of 6 minutes."]],
    ],
    [
      "id",
      [["Produk", "Aplikasi terbaik dan tercanggih."]],
      [["Produk", "Pesanan selesai dalam 40 detik."]],
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
