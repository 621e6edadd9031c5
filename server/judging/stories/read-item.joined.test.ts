import { describe, expect, it } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import { told } from "./test-items.ts";

type Item = [language: Language, title: string, text: string];
type Read = [...Item, expected: string];

describe("a word of failure or fraud is told of the round only where it is joined to it", () => {
  it.each<Read>([
    [
      "en",
      "Verifai raises $5M",
      "Fake-news detector Verifai has raised $5 million in a Series A round led by Harbour Ventures.",
      "Verifai | USD 5000000 | series_a |  | Harbour Ventures*",
    ],
    [
      "en",
      "PadiPay raises $5M",
      "Cash withdrawal startup PadiPay has raised $5 million led by Harbour Ventures.",
      "PadiPay | USD 5000000 |  |  | Harbour Ventures*",
    ],
    [
      "en",
      "Fake-goods detector SkyFarm raises $5M",
      "SkyFarm has raised $5 million led by Harbour Ventures.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures*",
    ],
    [
      "en",
      "SkyFarm raises $5M",
      "SkyFarm has raised $5 million from Harbour Ventures to cut the number of orders that are cancelled.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "en",
      "SkyFarm raises $5M",
      "SkyFarm has not only raised $5 million from Harbour Ventures but also opened an office.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "id",
      "KreditKu raih US$5 juta",
      "Startup pencegah gagal bayar KreditKu meraih pendanaan US$5 juta dari Harbour Ventures.",
      "KreditKu | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "id",
      "Startup pendeteksi barang palsu SkyFarm raih US$5 juta",
      "Startup pendeteksi barang palsu SkyFarm meraih pendanaan US$5 juta dari Harbour Ventures.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "id",
      "SkyFarm raih US$5 juta tekan gagal bayar",
      "SkyFarm meraih pendanaan US$5 juta dari Harbour Ventures untuk menekan gagal bayar petani.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "id",
      "SkyFarm raih US$5 juta",
      "SkyFarm tidak hanya meraih pendanaan US$5 juta dari Harbour Ventures tetapi juga membuka kantor.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "vi",
      "SkyFarm gọi vốn thành công 5 triệu USD",
      "Startup chống giả mạo SkyFarm huy động 5 triệu USD từ Harbour Ventures.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "vi",
      "SkyFarm gọi vốn thành công 5 triệu USD",
      "Nền tảng trả lại hàng SkyFarm huy động 5 triệu USD từ Harbour Ventures.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "vi",
      "SkyFarm gọi vốn thành công 5 triệu USD",
      "SkyFarm huy động 5 triệu USD từ Harbour Ventures để giảm tỷ lệ giao hàng thất bại.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "vi",
      "SkyFarm gọi vốn thành công 5 triệu USD",
      "SkyFarm huy động 5 triệu USD từ Harbour Ventures để giảm tỷ lệ hủy đơn.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "vi",
      "SkyFarm gọi vốn thành công 5 triệu USD",
      "SkyFarm không chỉ huy động 5 triệu USD từ Harbour Ventures mà còn mở văn phòng.",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "th",
      "ShopKub ระดมทุน 5 ล้านดอลลาร์",
      "สตาร์ทอัพคืนเงิน ShopKub ระดมทุน 5 ล้านดอลลาร์จาก Harbour Ventures",
      "ShopKub | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "th",
      "SkyFarm ระดมทุน 5 ล้านดอลลาร์",
      "SkyFarm ระดมทุน 5 ล้านดอลลาร์จาก Harbour Ventures เพื่อลดการยกเลิกคำสั่งซื้อ",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "th",
      "SkyFarm ระดมทุน 5 ล้านดอลลาร์",
      "SkyFarm ไม่เพียงระดมทุน 5 ล้านดอลลาร์จาก Harbour Ventures แต่ยังเปิดสำนักงาน",
      "SkyFarm | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "zh",
      "SkyFarm完成500万美元A轮融资",
      "打击虚假广告的SkyFarm宣布完成500万美元A轮融资，由港湾创投领投。",
      "SkyFarm | USD 5000000 | series_a |  | 港湾创投*",
    ],
    [
      "zh",
      "SkyFarm完成500万美元A轮融资",
      "曾经创业失败的李明创办的SkyFarm宣布完成500万美元A轮融资，由港湾创投领投。",
      "SkyFarm | USD 5000000 | series_a |  | 港湾创投*",
    ],
    [
      "zh",
      "SkyFarm完成500万美元A轮融资",
      "SkyFarm完成500万美元A轮融资用于降低订单取消率，由港湾创投领投。",
      "SkyFarm | USD 5000000 | series_a |  | 港湾创投*",
    ],
    [
      "zh",
      "SkyFarm完成500万美元A轮融资",
      "SkyFarm不仅完成500万美元A轮融资，由港湾创投领投，还开设了办事处。",
      "SkyFarm | USD 5000000 | series_a |  | 港湾创投*",
    ],
  ])(
    "%s: it may tell of the company, or of what the money is for: %s: %s",
    (language, title, text, expected) => {
      expect(told(language, title, text)).toBe(expected);
    },
  );

  it.each<Item>([
    ["en", "Verifai fails to raise $5M", "Verifai has failed to close its $5 million Series A."],
    [
      "en",
      "Harbour Ventures denies leading Verifai round",
      "Harbour Ventures has denied that it led a $5 million Series A of Verifai.",
    ],
    [
      "en",
      "Verifai founder denies $5M raise",
      "The founder of Verifai strongly denied reports that the company raised $5 million.",
    ],
    [
      "id",
      "Verifai membantah raih US$5 juta",
      "Verifai membantah telah meraih pendanaan US$5 juta dari Harbour Ventures.",
    ],
    [
      "id",
      "Kabar palsu: Verifai raih US$5 juta",
      "Beredar kabar palsu bahwa Verifai meraih pendanaan US$5 juta.",
    ],
    [
      "id",
      "Pendanaan US$5 juta SkyFarm batal",
      "Pendanaan Seri A SkyFarm senilai US$5 juta akhirnya batal.",
    ],
    [
      "vi",
      "Verifai phủ nhận huy động 5 triệu USD",
      "Verifai phủ nhận đã huy động 5 triệu USD từ Harbour Ventures.",
    ],
    [
      "vi",
      "Verifai bị cáo buộc bịa vòng vốn 5 triệu USD",
      "Verifai bị cáo buộc bịa ra vòng Series A 5 triệu USD.",
    ],
    [
      "th",
      "Verifai ปฏิเสธข่าวระดมทุน 5 ล้านดอลลาร์",
      "Verifai ปฏิเสธข่าวระดมทุน 5 ล้านดอลลาร์จาก Harbour Ventures",
    ],
    ["th", "SkyFarm ระดมทุนไม่สำเร็จ", "SkyFarm ระดมทุน 5 ล้านดอลลาร์ไม่สำเร็จ"],
    ["zh", "SkyFarm否认获500万美元融资", "SkyFarm否认已获港湾创投500万美元融资。"],
    ["zh", "网传SkyFarm获500万美元融资", "虚假消息称SkyFarm获得500万美元融资。"],
  ])("%s: said of the getting or of the round: %s: %s", (language, title, text) => {
    expect(told(language, title, text)).toBe("none");
  });
});

describe("a word for another role is told of an investor only beside the name", () => {
  it.each<Read>([
    [
      "en",
      "LawKita raises $5M",
      "LawKita has raised $5 million in a seed round led by Harbour Ventures for its app for lawyers.",
      "LawKita | USD 5000000 | seed |  | Harbour Ventures*",
    ],
    [
      "en",
      "LawKita raises $5M",
      "LawKita has raised $5 million from Harbour Ventures to expand its advisory app.",
      "LawKita | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "en",
      "LawKita raises $5M",
      "LawKita has raised $5 million from Harbour Ventures and Sunda Partners and sold the stake of its founder.",
      "LawKita | USD 5000000 |  |  | Harbour Ventures, Sunda Partners",
    ],
    [
      "id",
      "LawKita raih US$5 juta",
      "LawKita meraih pendanaan US$5 juta dipimpin Harbour Ventures untuk layanan hukum daring.",
      "LawKita | USD 5000000 |  |  | Harbour Ventures*",
    ],
    [
      "vi",
      "LawKita gọi vốn thành công 5 triệu USD",
      "LawKita huy động 5 triệu USD từ Harbour Ventures mở rộng dịch vụ tư vấn.",
      "LawKita | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "th",
      "LawKita ระดมทุน 5 ล้านดอลลาร์",
      "LawKita ระดมทุน 5 ล้านดอลลาร์จาก Harbour Ventures เพื่อขยายบริการที่ปรึกษากฎหมาย",
      "LawKita | USD 5000000 |  |  | Harbour Ventures",
    ],
    [
      "zh",
      "SkyFarm获500万美元融资",
      "SkyFarm获港湾创投500万美元融资用于扩展法律顾问服务。",
      "SkyFarm | USD 5000000 |  |  | 港湾创投",
    ],
  ])("%s: it may tell what the money is for: %s", (language, title, text, expected) => {
    expect(told(language, title, text)).toBe(expected);
  });

  it.each<Item>([
    [
      "en",
      "SkyFarm raises $5M",
      "SkyFarm has raised $5 million led by Harbour Ventures. Bamboo Capital acted as its exclusive financial adviser, and lawyers from Sunda Partners helped.",
    ],
    [
      "en",
      "SkyFarm raises $5M",
      "SkyFarm has raised $5 million led by Harbour Ventures. Sunda Partners, an early backer, sold its stake.",
    ],
    [
      "id",
      "SkyFarm raih US$5 juta",
      "SkyFarm meraih US$5 juta dipimpin Harbour Ventures. Bamboo Capital bertindak sebagai penasihat keuangan, Sunda Partners menjual sahamnya.",
    ],
    [
      "vi",
      "SkyFarm gọi vốn thành công 5 triệu USD",
      "SkyFarm huy động 5 triệu USD do Harbour Ventures dẫn dắt, đơn vị tư vấn là Bamboo Capital.",
    ],
    [
      "th",
      "SkyFarm ระดมทุน 5 ล้านดอลลาร์",
      "SkyFarm ระดมทุน 5 ล้านดอลลาร์นำโดย Harbour Ventures และ Bamboo Capital ทำหน้าที่เป็นที่ปรึกษาทางการเงิน",
    ],
    [
      "zh",
      "SkyFarm获500万美元融资",
      "SkyFarm获500万美元融资，由Harbour Ventures领投。竹资本为本轮独家财务顾问。",
    ],
  ])("%s: beside it: %s: %s", (language, title, text) => {
    expect(told(language, title, text)).toBe("SkyFarm | USD 5000000 |  |  | Harbour Ventures*");
  });
});

it.each([
  [
    "一家农业公司获融资",
    "日前SkyFarm获得500万美元A轮融资，由港湾创投领投。",
    "SkyFarm | USD 5000000 | series_a |  | 港湾创投*",
  ],
  [
    "一家农业公司获融资",
    "不久前，SkyFarm获得500万美元A轮融资，由港湾创投领投，目前SkyFarm有员工80人。",
    "SkyFarm | USD 5000000 | series_a |  | 港湾创投*",
  ],
  [
    "农业公司获500万美元融资",
    "由前SkyFarm工程师创办的TokoBaru获得500万美元A轮融资，由港湾创投领投。",
    "TokoBaru | USD 5000000 | series_a |  | 港湾创投*",
  ],
])("前 is former only where it is a word of its own: %s: %s", (title, text, expected) => {
  expect(told("zh", title, text)).toBe(expected);
});
