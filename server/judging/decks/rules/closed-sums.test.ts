import { describeRules, type Examples } from "./test-rule-examples.ts";

/** Impossible in any language: shares above the whole, one quantity told twice, sums that their parts refute. */
const EXAMPLES: Examples = {
  share_over_whole: [
    ["en", [["Unit economics", "Gross margin 120%"]], [["Unit economics", "Gross margin 62%"]]],
    ["id", [["Ekonomi unit", "Laba kotor 120%"]], [["Ekonomi unit", "Laba kotor naik 120%"]]],
    ["vi", [["Kinh tế đơn vị", "Biên lợi nhuận gộp 120%"]], [["Tăng trưởng", "Lãi gộp tăng 120%"]]],
    ["th", [["ต้นทุน", "อัตรากำไรขั้นต้น 120%"]], [["ต้นทุน", "กำไรขั้นต้นเพิ่มขึ้น 120%"]]],
    ["zh", [["单位经济", "毛利率 120%"]], [["单位经济", "毛利增长 120%"]]],
    ["en", [["Traction", "Conversion rate: 130%"]], [["Traction", "Net revenue retention 130%"]]],
    ["zh", [["数据", "转化率 130%"]], [["数据", "净收入留存率 130%"]]],
  ],
  recurring_differs: [
    [
      "en",
      [
        ["Traction", "MRR US$31,400"],
        ["Team", "ARR US$900,000"],
      ],
      [
        ["Traction", "MRR US$31,400"],
        ["Team", "ARR US$377,000"],
      ],
    ],
    [
      "id",
      [
        ["Traksi", "Pendapatan berulang bulanan Rp 200 juta"],
        ["Tim", "ARR Rp 9 miliar"],
      ],
      [
        ["Traksi", "Pendapatan berulang bulanan Rp 200 juta"],
        ["Tim", "ARR Rp 2,4 miliar"],
      ],
    ],
    [
      "vi",
      [
        ["Kết quả", "MRR 200 triệu đồng"],
        ["Đội ngũ", "ARR 9 tỷ đồng"],
      ],
      [
        ["Kết quả", "MRR 200 triệu đồng"],
        ["Đội ngũ", "ARR 2,4 tỷ đồng"],
      ],
    ],
    [
      "th",
      [
        ["ผลงาน", "MRR 2 ล้านบาท"],
        ["ทีม", "ARR 90 ล้านบาท"],
      ],
      [
        ["ผลงาน", "MRR 2 ล้านบาท"],
        ["ทีม", "ARR 24 ล้านบาท"],
      ],
    ],
    [
      "zh",
      [
        ["数据", "月度经常性收入20万元"],
        ["团队", "年度经常性收入900万元"],
      ],
      [
        ["数据", "月度经常性收入20万元"],
        ["团队", "年度经常性收入240万元"],
      ],
    ],
  ],
  ask_differs: [
    [
      "en",
      [
        ["Summary", "We are raising US$1.5M"],
        ["Team", "A"],
        ["The ask", "We are raising US$3M"],
      ],
      [
        ["Summary", "We are raising US$1.5M"],
        ["Committed", "US$1.4M is committed"],
        ["The ask", "We are raising US$2.9M"],
      ],
    ],
    // A later round is another one.
    [
      "en",
      [
        ["Summary", "Raising US$1.5M"],
        ["The ask", "We are raising US$3M"],
      ],
      [
        ["Summary", "Raising US$1.5M seed"],
        ["The ask", "Raising US$8M series A in 2028"],
      ],
    ],
    [
      "id",
      [
        ["Ringkasan", "Kami mencari pendanaan Rp 15 miliar"],
        ["Kebutuhan dana", "Kami mencari pendanaan Rp 30 miliar"],
      ],
      [
        ["Ringkasan", "Kami mencari pendanaan Rp 15 miliar"],
        ["Kebutuhan dana", "Kami mencari pendanaan Rp 15 miliar"],
      ],
    ],
    [
      "vi",
      [
        ["Tóm tắt", "Chúng tôi gọi vốn 15 tỷ đồng"],
        ["Gọi vốn", "Chúng tôi gọi vốn 30 tỷ đồng"],
      ],
      [
        ["Tóm tắt", "Chúng tôi gọi vốn 15 tỷ đồng"],
        ["Gọi vốn", "Chúng tôi gọi vốn 15 tỷ đồng"],
      ],
    ],
    [
      "th",
      [
        ["สรุป", "เราระดมทุน 15 ล้านบาท"],
        ["ระดมทุน", "เราระดมทุน 30 ล้านบาท"],
      ],
      [
        ["สรุป", "เราระดมทุน 15 ล้านบาท"],
        ["ระดมทุน", "เราระดมทุน 15 ล้านบาท"],
      ],
    ],
    [
      "zh",
      [
        ["摘要", "本轮融资1500万元"],
        ["融资", "本轮融资3000万元"],
      ],
      [
        ["摘要", "本轮融资1500万元"],
        ["融资", "本轮融资1500万元"],
      ],
    ],
  ],
  headcount_wrong: [
    [
      "en",
      [["Team", "A team of 14 people", "20 engineers in Hanoi"]],
      [["Team", "A team of 14 people", "9 engineers in Hanoi"]],
    ],
    [
      "id",
      [["Tim", "14 karyawan", "20 insinyur di Bandung"]],
      [["Tim", "14 karyawan", "9 insinyur di Bandung"]],
    ],
    [
      "vi",
      [["Đội ngũ", "14 nhân viên", "20 kỹ sư ở Hà Nội"]],
      [["Đội ngũ", "14 nhân viên", "9 kỹ sư ở Hà Nội"]],
    ],
    ["th", [["ทีม", "พนักงาน 14 คน", "วิศวกร 20 คน"]], [["ทีม", "พนักงาน 14 คน", "วิศวกร 9 คน"]]],
    ["zh", [["团队", "员工14人", "20名工程师"]], [["团队", "员工14人", "9名工程师"]]],
  ],
  split_over: [
    [
      "en",
      [["Revenue mix", "Subscriptions   60%", "Hardware   35%", "Services   25%"]],
      [["Revenue mix", "Subscriptions   60%", "Hardware   25%", "Services   15%"]],
    ],
    // Several each may be meant: customers buy more than one.
    [
      "en",
      [["Revenue mix", "Subscriptions   60%", "Hardware   35%", "Services   25%"]],
      [["What customers use", "Subscriptions   60%", "Hardware   35%", "Services   25%"]],
    ],
    [
      "id",
      [["Komposisi pendapatan", "Langganan   60%", "Perangkat   35%", "Jasa   25%"]],
      [["Komposisi pendapatan", "Langganan   60%", "Perangkat   25%", "Jasa   15%"]],
    ],
    [
      "vi",
      [["Cơ cấu doanh thu", "Thuê bao   60%", "Thiết bị   35%", "Dịch vụ   25%"]],
      [["Cơ cấu doanh thu", "Thuê bao   60%", "Thiết bị   25%", "Dịch vụ   15%"]],
    ],
    [
      "th",
      [["สัดส่วนรายได้", "สมาชิก   60%", "อุปกรณ์   35%", "บริการ   25%"]],
      [["สัดส่วนรายได้", "สมาชิก   60%", "อุปกรณ์   25%", "บริการ   15%"]],
    ],
    [
      "zh",
      [["收入结构", "订阅   60%", "硬件   35%", "服务   25%"]],
      [["收入结构", "订阅   60%", "硬件   25%", "服务   15%"]],
    ],
  ],
};

describeRules(EXAMPLES);
