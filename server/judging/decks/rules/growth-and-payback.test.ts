import { describeRules, type Examples } from "./test-rule-examples.ts";

/** Growth and payback that the figures beside them contradict. */
const EXAMPLES: Examples = {
  growth_wrong: [
    [
      "en",
      [["Traction", "Customers grew 3x from 10 to 20"]],
      [["Traction", "Customers grew 2x from 10 to 20"]],
    ],
    [
      "en",
      [["Traction", "Revenue grew from US$10,000 to US$20,000, up 300%"]],
      // May be the growth per month.
      [["Traction", "Revenue grew from US$10,000 to US$20,000, up 8%"]],
    ],
    [
      "id",
      [["Traksi", "Pelanggan tumbuh 3 kali dari 10 menjadi 20"]],
      [["Traksi", "Pelanggan tumbuh 2 kali dari 10 menjadi 20"]],
    ],
    [
      "vi",
      [["Kết quả", "Khách hàng tăng 3 lần từ 10 lên 20"]],
      [["Kết quả", "Khách hàng tăng 2 lần từ 10 lên 20"]],
    ],
    [
      "th",
      [["ผลงาน", "ลูกค้าเติบโต 3 เท่า จาก 10 เป็น 20"]],
      [["ผลงาน", "ลูกค้าเติบโต 2 เท่า จาก 10 เป็น 20"]],
    ],
    ["zh", [["数据", "客户从10增长到20，增长300%"]], [["数据", "客户从10增长到20，增长100%"]]],
  ],
  payback_wrong: [
    [
      "en",
      [
        [
          "One outlet",
          "Initial investment US$48,000",
          "Payback in 8 months",
          "Per month   US$",
          "Revenue   8,800",
          "Profit   1,460",
        ],
      ],
      [
        [
          "One outlet",
          "Initial investment US$48,000",
          "Payback in 33 months",
          "Per month   US$",
          "Revenue   8,800",
          "Profit   1,460",
        ],
      ],
    ],
    [
      "id",
      [
        [
          "Satu gerai",
          "Modal awal Rp 480 juta",
          "Balik modal terbukti 8 bulan",
          "Per bulan   Rp juta",
          "Omzet   88,0",
          "Laba   14,6",
        ],
      ],
      [
        [
          "Satu gerai",
          "Modal awal Rp 480 juta",
          "Balik modal terbukti 33 bulan",
          "Per bulan   Rp juta",
          "Omzet   88,0",
          "Laba   14,6",
        ],
      ],
    ],
    [
      "vi",
      [
        [
          "Một quán",
          "Vốn ban đầu 480 triệu đồng",
          "Hoàn vốn sau 8 tháng",
          "Mỗi tháng   Triệu đồng",
          "Doanh thu   88",
          "Lãi   15",
        ],
      ],
      [
        [
          "Một quán",
          "Vốn ban đầu 480 triệu đồng",
          "Hoàn vốn sau 32 tháng",
          "Mỗi tháng   Triệu đồng",
          "Doanh thu   88",
          "Lãi   15",
        ],
      ],
    ],
    [
      "th",
      [
        [
          "หนึ่งสาขา",
          "เงินลงทุนเริ่มต้น 4.8 ล้านบาท",
          "คืนทุน 8 เดือน",
          "ต่อเดือน   ล้านบาท",
          "รายได้   0.9",
          "กำไร   0.15",
        ],
      ],
      [
        [
          "หนึ่งสาขา",
          "เงินลงทุนเริ่มต้น 4.8 ล้านบาท",
          "คืนทุน 32 เดือน",
          "ต่อเดือน   ล้านบาท",
          "รายได้   0.9",
          "กำไร   0.15",
        ],
      ],
    ],
    [
      "zh",
      [["单店", "初始投资48万元", "回本周期8个月", "每月   万元", "收入   9", "利润   1.5"]],
      [["单店", "初始投资48万元", "回本周期32个月", "每月   万元", "收入   9", "利润   1.5"]],
    ],
  ],
};

describeRules(EXAMPLES);
