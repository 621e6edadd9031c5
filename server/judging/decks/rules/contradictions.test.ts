import { describeRules, type Examples } from "./test-rule-examples.ts";

/** Figures of a deck that contradict one another. */
const EXAMPLES: Examples = {
  market_order: [
    ["en", [["Market", "TAM: $2B", "SAM: $5B"]], [["Market", "TAM: $5B", "SAM: $2B"]]],
    [
      "id",
      [["Pasar", "TAM Rp 2 triliun, SAM Rp 3,5 triliun"]],
      [["Pasar", "TAM Rp 2 triliun, SAM Rp 900 miliar"]],
    ],
    [
      "vi",
      [["Thị trường", "TAM 900 tỷ đồng", "SAM 1.200 tỷ đồng"]],
      [["Thị trường", "TAM 1.200 tỷ đồng", "SAM 900 tỷ đồng"]],
    ],
    [
      "th",
      [["ตลาด", "TAM 800 ล้านบาท", "SAM 1.2 พันล้านบาท"]],
      [["ตลาด", "TAM 1.2 พันล้านบาท", "SAM 800 ล้านบาท"]],
    ],
    ["zh", [["市场规模", "TAM 3亿元", "SAM 5亿元"]], [["市场规模", "TAM 5亿元", "SAM 3000万元"]]],
  ],
  market_differs: [
    [
      "en",
      [
        ["Market", "TAM $4B"],
        ["Vision", "A TAM of $9B is waiting."],
      ],
      [
        ["Market", "TAM $4B"],
        ["Vision", "A TAM of US$4.0 billion is waiting."],
      ],
    ],
    [
      "zh",
      [
        ["市场", "TAM 40亿元"],
        ["愿景", "TAM 90亿元"],
      ],
      [
        ["市场", "TAM 40亿元"],
        ["愿景", "TAM 4000000000元"],
      ],
    ],
  ],
  ltv_below_cac: [
    [
      "en",
      [["Unit economics", "CAC $100", "LTV $180"]],
      [["Unit economics", "CAC $100", "LTV $480"]],
    ],
    [
      "zh",
      [["单位经济", "获客成本500元", "生命周期价值900元"]],
      [["单位经济", "获客成本300元", "生命周期价值1200元"]],
    ],
    // Both in one sentence.
    [
      "en",
      [["Unit economics", "CAC of 300 USD, LTV of 510 USD"]],
      [["Unit economics", "CAC of 300 USD, LTV of 1,510 USD"]],
    ],
    [
      "id",
      [["Ekonomi unit", "CAC Rp 300 ribu,LTV Rp 510 ribu"]],
      [["Ekonomi unit", "CAC Rp 300 ribu,LTV Rp 1,5 juta"]],
    ],
    [
      "vi",
      [["Kinh tế đơn vị", "CAC 300.000đ; LTV 510.000đ"]],
      [["Kinh tế đơn vị", "CAC 300.000đ; LTV 1.510.000đ"]],
    ],
    [
      "th",
      [["ต้นทุน", "ต้นทุนหาลูกค้า 300 บาท มูลค่าตลอดอายุลูกค้า 510 บาท"]],
      [["ต้นทุน", "ต้นทุนหาลูกค้า 300 บาท มูลค่าตลอดอายุลูกค้า 1,510 บาท"]],
    ],
    ["zh", [["单位经济", "CAC 300 元，LTV 510 元"]], [["单位经济", "CAC 300 元，LTV 1510 元"]]],
  ],
  ltv_ratio_wrong: [
    [
      "en",
      [["Unit economics", "CAC $50, LTV $200, LTV/CAC 8x"]],
      [["Unit economics", "CAC $50, LTV $200, LTV/CAC 4x"]],
    ],
    [
      "th",
      [["ต้นทุน", "CAC 500 บาท", "LTV 2,000 บาท", "LTV/CAC 9 เท่า"]],
      [["ต้นทุน", "CAC 500 บาท", "LTV 2,000 บาท", "LTV/CAC 4 เท่า"]],
    ],
  ],
  funds_sum: [
    [
      "en",
      [["The ask", "We are raising $1M.", "Product: $500k", "Sales: $400k", "Team: $300k"]],
      [["The ask", "We are raising $1M.", "Product: $500k", "Sales: $400k", "Team: $100k"]],
    ],
    [
      "zh",
      [["融资", "融资300万元", "研发：200万元", "市场：150万元", "团队：50万元"]],
      [["融资", "融资300万元", "研发：200万元", "市场：50万元", "团队：50万元"]],
    ],
  ],
};

describeRules(EXAMPLES);
