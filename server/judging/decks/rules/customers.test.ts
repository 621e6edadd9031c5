import { expect, it } from "vitest";
import type { Language } from "../../../../contracts/languages.ts";
import { describeRules } from "./test-rule-examples.ts";
import { faultsOf } from "./test-written-deck.ts";

describeRules({
  dependence_denied: [
    [
      "en",
      [
        ["Summary", "We do not depend on any single buyer."],
        ["Revenue by customer", "Customer  Share", "Chain A  46%", "Chain B  30%", "Others  24%"],
      ],
      [
        ["Summary", "We do not depend on any single buyer."],
        ["Revenue by customer", "Customer  Share", "Chain A  16%", "Chain B  14%", "Others  70%"],
      ],
    ],
    [
      "id",
      [
        ["Ringkasan", "Kami tidak bergantung pada satu pembeli."],
        ["Pendapatan per pelanggan", "Pelanggan  Porsi", "A  46%", "B  30%", "Lainnya  24%"],
      ],
      [
        ["Ringkasan", "Kami tidak bergantung pada satu pembeli."],
        ["Pendapatan per pelanggan", "Pelanggan  Porsi", "A  16%", "B  14%", "Lainnya  70%"],
      ],
    ],
    [
      "vi",
      [
        ["Tóm tắt", "Chúng tôi không phụ thuộc vào khách hàng nào."],
        ["Doanh thu theo khách hàng", "Khách hàng  Tỷ lệ", "A  46%", "B  30%", "Khác  24%"],
      ],
      [
        ["Tóm tắt", "Chúng tôi không phụ thuộc vào khách hàng nào."],
        ["Doanh thu theo khách hàng", "Khách hàng  Tỷ lệ", "A  16%", "B  14%", "Khác  70%"],
      ],
    ],
    [
      "th",
      [
        ["สรุป", "เราไม่พึ่งพาลูกค้ารายใดรายหนึ่ง"],
        ["รายได้ตามลูกค้า", "ลูกค้า  สัดส่วน", "A  46%", "B  30%", "อื่น ๆ  24%"],
      ],
      [
        ["สรุป", "เราไม่พึ่งพาลูกค้ารายใดรายหนึ่ง"],
        ["รายได้ตามลูกค้า", "ลูกค้า  สัดส่วน", "A  16%", "B  14%", "อื่น ๆ  70%"],
      ],
    ],
    [
      "zh",
      [
        ["摘要", "我们不依赖任何单一客户。"],
        ["客户收入", "客户  占比", "A  46%", "B  30%", "其余客户  24%"],
      ],
      [
        ["摘要", "我们不依赖任何单一客户。"],
        ["客户收入", "客户  占比", "A  16%", "B  14%", "其余客户  70%"],
      ],
    ],
  ],
  count_renamed: [
    [
      "en",
      [
        ["Traction", "410,000 active customers"],
        ["Growth", "410,000 accounts have been opened since launch."],
      ],
      [
        ["Traction", "19,200 active customers"],
        ["Growth", "410,000 accounts have been opened since launch."],
      ],
    ],
    [
      "id",
      [
        ["Traksi", "12.400 pengguna aktif"],
        ["Pertumbuhan", "12.400 unduhan aplikasi"],
      ],
      [
        ["Traksi", "1.900 pengguna aktif"],
        ["Pertumbuhan", "12.400 unduhan aplikasi"],
      ],
    ],
    [
      "vi",
      [
        ["Kết quả", "12.400 người dùng hoạt động"],
        ["Tăng trưởng", "12.400 lượt tải ứng dụng"],
      ],
      [
        ["Kết quả", "1.900 người dùng hoạt động"],
        ["Tăng trưởng", "12.400 lượt tải ứng dụng"],
      ],
    ],
    [
      "th",
      [
        ["ผลงาน", "12,400 คนใช้งานจริง"],
        ["การเติบโต", "ยอดดาวน์โหลด 12,400 ครั้ง"],
      ],
      [
        ["ผลงาน", "1,900 คนใช้งานจริง"],
        ["การเติบโต", "ยอดดาวน์โหลด 12,400 ครั้ง"],
      ],
    ],
    [
      "zh",
      [
        ["成绩", "12,400个活跃用户"],
        ["增长", "累计注册12,400人"],
      ],
      [
        ["成绩", "1,900个活跃用户"],
        ["增长", "累计注册12,400人"],
      ],
    ],
  ],
});

it.each<[Language, string, string]>([
  ["en", "3,240 customers", "3,240 customers since launch in March 2024"],
  ["en", "12,450 farmers use Sawah", "12,450 registered farmers, all verified"],
  ["en", "3,240 paying shops", "3,240 shops have signed up, and all are paying"],
  ["id", "12.450 petani memakai Sawah", "12.450 petani terdaftar"],
  ["id", "3.240 toko berbayar", "3.240 toko berbayar sejak peluncuran"],
  ["vi", "12.450 nông dân dùng ứng dụng", "12.450 nông dân đã đăng ký"],
  ["vi", "3.240 cửa hàng trả phí", "Lũy kế 3.240 cửa hàng"],
  ["th", "เกษตรกร 12,450 คนใช้แอป", "เกษตรกรลงทะเบียน 12,450 คน"],
  ["zh", "12,450位农户在使用", "已注册农户12,450位"],
  ["zh", "3,240家付费商户", "累计3,240家商户"],
])("%s: may be the same people told twice: %s, %s", (language, one, other) => {
  const pages = [
    ["…", one],
    ["…", other],
  ];
  expect(faultsOf(language, pages).map(({ rule }) => rule)).not.toContain("count_renamed");
});

it.each<[Language, string, string]>([
  ["en", "18,300 paying members", "18,300 app installs"],
  ["id", "18.300 anggota aktif", "18.300 akun dibuat"],
  ["vi", "18.300 thành viên hoạt động", "18.300 lượt cài đặt"],
  ["th", "สมาชิกจ่ายเงิน 18,300 คน", "ดาวน์โหลดแล้ว 18,300 ครั้ง"],
  ["zh", "18,300位付费会员", "下载18,300次"],
])("%s: who pays and who ever came are two numbers: %s, %s", (language, one, other) => {
  const pages = [
    ["…", one],
    ["…", other],
  ];
  expect(faultsOf(language, pages).map(({ rule }) => rule)).toContain("count_renamed");
});

it("round numbers that meet are not one number", () => {
  const pages = [
    ["Traction", "5,000 active customers"],
    ["Press", "5,000 downloads in May"],
  ];
  expect(faultsOf("en", pages).map(({ rule }) => rule)).not.toContain("count_renamed");
});

it("shares of which the rest is the largest depend on nobody", () => {
  const pages = [
    ["Summary", "No single customer matters."],
    ["Customers", "Customer  US$ k", "A  120", "B  90", "Other customers  790", "Total  1,000"],
  ];
  expect(faultsOf("en", pages).map(({ rule }) => rule)).not.toContain("dependence_denied");
});
