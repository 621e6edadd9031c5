import { expect, test } from "vitest";
import type { Language } from "../../../contracts/languages.ts";
import { told } from "./test-items.ts";

/* Markets, lists, sales, own spending, loans given, orders, retrospectives: words of rounds, but no round. */

test.each<[Language, string, string]>([
  [
    "zh",
    "第三季东南亚起步公司融资额跌9% 新加坡占近六成",
    "研究机构今天发布的报告显示，今年第三季，东南亚起步公司共筹得12亿1000万美元，其中芒果的5500万美元B轮最大。",
  ],
  [
    "th",
    "เงินลงทุนสตาร์ทอัพไทยไตรมาส 3 เหลือ 1.9 พันล้านบาท",
    "รายงานระบุว่า ไตรมาส 3/2569 สตาร์ทอัพไทยได้รับเงินลงทุนรวม 1.9 พันล้านบาท ส่วนใหญ่เป็นรอบ Seed",
  ],
  [
    "en",
    "SEA money: Mango's big day, wok robots, and solar for mills",
    "Here's who raised money.\n\nMango (Indonesia, payments): US$110 million Series D led by Harbour Ventures.\n\nSkyFarm (Thailand, drones): US$6 million seed from Bamboo Capital.\n\nLotus Care (Singapore, health): US$1.8 million seed led by Sunda Partners.",
  ],
  [
    "zh",
    "安达集团斥资3亿元买下芒果支付业务",
    "安达集团昨日宣布出资3亿元人民币收购芒果旗下支付业务。芒果2023年曾获5000万元B轮融资。",
  ],
  [
    "vi",
    "Tập đoàn Hải Minh rót 400 tỷ đồng mua lại chuỗi trà Xanh",
    "Tập đoàn Hải Minh hôm qua công bố chi 400 tỷ đồng để mua toàn bộ cổ phần của Xanh. Thương vụ hoàn tất trong quý III.",
  ],
  [
    "id",
    "Gelontorkan Rp 700 Miliar, Surya Abadi Caplok TokoBaru",
    "PT Surya Abadi menggelontorkan Rp 700 miliar untuk mengakuisisi seluruh saham TokoBaru, platform grosir asal Solo, Selasa (12/5).",
  ],
  [
    "th",
    "เครือสยามทอง ทุ่ม 1,200 ล้านบาท ซื้อกิจการ สกายฟาร์ม",
    "เครือสยามทอง แจ้งตลาดหลักทรัพย์ว่าทุ่มเงิน 1,200 ล้านบาทเข้าซื้อหุ้นทั้งหมดของ สกายฟาร์ม คาดแล้วเสร็จไตรมาสสาม",
  ],
  [
    "en",
    "Lotus Care sold for US$60m, early backers cash out",
    "Lotus Care has been sold to a hospital group for US$60 million. Bamboo Capital, which led its Series A, makes four times its money.",
  ],
  [
    "id",
    "Anchor resmi jadi milik grup pelayaran Jepang",
    "Grup pelayaran Jepang Umi Kaiun membeli 100 persen saham Anchor senilai US$45 juta. Sunda Partners, investor seri A, melepas seluruh sahamnya.",
  ],
  [
    "en",
    "Mango opens a service centre in Cebu",
    "Mango has invested P120 million in a service centre in Cebu that will employ 300 people. The centre opened on Monday.",
  ],
  [
    "vi",
    "Thêm một nhà máy tái chế ở Bình Dương",
    "Nhà máy do Xanh đầu tư 180 tỷ đồng vừa đi vào hoạt động tại Bình Dương, công suất 40 tấn mỗi ngày.",
  ],
  [
    "id",
    "TokoBaru Bangun Gudang Rp 80 Miliar di Sidoarjo",
    "TokoBaru menanamkan modal Rp 80 miliar untuk membangun gudang baru di Sidoarjo. Gudang itu menyerap 150 pekerja.",
  ],
  [
    "th",
    "สกายฟาร์ม ลงทุน 150 ล้านบาท สร้างโรงเรือนที่นครราชสีมา",
    "สกายฟาร์ม ลงทุน 150 ล้านบาทสร้างโรงเรือนอัจฉริยะแห่งใหม่ที่นครราชสีมา เริ่มเดินเครื่องเดือนหน้า",
  ],
  [
    "zh",
    "莲护在河内建培训中心",
    "莲护投资2000万元在河内兴建护理培训中心，预计年底启用，可培训护理员500人。",
  ],
  [
    "en",
    "Anchor to spend $8 million on port sensors",
    "Anchor, the maritime software company, is putting $8 million into sensors for six ports, its chief executive said on Tuesday.",
  ],
  [
    "vi",
    "Mango chi 90 tỷ đồng cho trung tâm dữ liệu",
    "Mango cho biết sẽ chi 90 tỷ đồng xây trung tâm dữ liệu ở Hà Nội. Khoản đầu tư lấy từ lợi nhuận giữ lại.",
  ],
  [
    "en",
    "Three weeks after its Series A, Lotus Care enters Laos",
    "Lotus Care opened a clinic in Vientiane on Monday. Late last month the company announced a US$6 million Series A led by Bamboo Capital.",
  ],
  [
    "vi",
    "Xanh mở văn phòng ở Huế sau khi gọi được 2 triệu USD",
    "Xanh vừa mở văn phòng thứ ba tại Huế. Hồi giữa tháng 4, công ty công bố vòng hạt giống 2 triệu USD do Harbour Ventures dẫn dắt.",
  ],
  [
    "id",
    "Sebulan usai dapat Rp 50 miliar, TokoBaru buka cabang Medan",
    "TokoBaru membuka cabang di Medan pada Senin. Awal April lalu, perusahaan mengumumkan pendanaan seri A Rp 50 miliar dari Sunda Partners.",
  ],
  [
    "th",
    "สกายฟาร์ม เปิดสาขาที่ขอนแก่น หลังเพิ่งได้เงินซีรีส์ A",
    "สกายฟาร์ม เปิดฟาร์มสาขาขอนแก่นเมื่อวันจันทร์ เมื่อต้นเดือนเมษายน บริษัทประกาศระดมทุนซีรีส์ A ได้ 90 ล้านบาท",
  ],
  [
    "zh",
    "融资一个月后，芒果进军菲律宾",
    "芒果本周在马尼拉开设办事处。4月初，公司宣布完成1200万美元B轮融资，由港湾创投领投。",
  ],
  [
    "en",
    "The end of SkyFarm",
    "SkyFarm will pull out its last lettuce on Friday. It took in $14 million over six years, including a $9 million Series B in 2022, and never made a profit.",
  ],
  [
    "id",
    "Akhir cerita Mango",
    "Mango menghentikan layanan pekan depan. Dalam lima tahun, perusahaan menghimpun US$22 juta dari Harbour Ventures dan lainnya.",
  ],
  ["zh", "莲护走到终点", "莲护昨日停止接单。六年间，公司共融资1.1亿元，烧掉了大半。"],
  [
    "vi",
    "Anchor và bài học tăng trưởng",
    "Trong bảy năm, Anchor đã huy động được 18 triệu USD rồi đóng cửa tuần trước. Nhân viên nói công ty mở rộng quá nhanh.",
  ],
  [
    "id",
    "Mango salurkan pinjaman Rp 500 miliar ke pedagang pasar",
    "Mango telah menyalurkan pinjaman Rp 500 miliar kepada 40.000 pedagang pasar sepanjang semester pertama. Rasio kredit macet 1,8 persen.",
  ],
  [
    "en",
    "Mango lends $12m to warung owners in Java",
    "Mango, a payments firm, said on Tuesday it had lent $12 million to 30,000 warung owners this year. It plans to double lending.",
  ],
  [
    "vi",
    "Xanh trúng thầu 120 tỷ đồng thu gom rác Đà Nẵng",
    "Xanh vừa trúng gói thầu 120 tỷ đồng thu gom rác tái chế tại Đà Nẵng trong ba năm. Hợp đồng được ký hôm 12/5.",
  ],
  [
    "zh",
    "芒果获东京商社3亿元订单",
    "芒果昨日宣布获得东京一家商社3亿元人民币订单，将在两年内交付支付终端。",
  ],
  [
    "th",
    "สกายฟาร์ม ได้รับคำสั่งซื้อผัก 60 ล้านบาทจากห้างใหญ่",
    "สกายฟาร์ม ได้รับคำสั่งซื้อผักสลัดมูลค่า 60 ล้านบาทจากห้างค้าปลีกรายใหญ่ สัญญามีอายุสองปี",
  ],
  [
    "en",
    "Lotus Care hits $20m in annual revenue",
    "Lotus Care has reached $20 million in annual revenue, the clinic operator said. It was valued at $90 million when Bamboo Capital last invested.",
  ],
  [
    "en",
    "Government sets aside RM200 million for food startups",
    "The government will provide RM200 million in grants to food startups next year, the minister said. SkyFarm and others welcomed the move.",
  ],
  [
    "id",
    "Pemerintah kucurkan Rp 300 miliar untuk UMKM digital",
    "Pemerintah mengucurkan dana Rp 300 miliar untuk UMKM digital. TokoBaru ditunjuk sebagai mitra penyalur.",
  ],
  [
    "vi",
    "Thành phố rót 500 tỷ đồng hỗ trợ startup xanh",
    "Thành phố sẽ rót 500 tỷ đồng hỗ trợ các startup môi trường. Xanh là một trong 12 doanh nghiệp tham gia thí điểm.",
  ],
  ["zh", "政府拨款两亿元扶持护理业", "政府昨天宣布拨款2亿元扶持护理业。莲护等企业表示欢迎。"],
  [
    "th",
    "รัฐอัดฉีด 400 ล้านบาทหนุนเกษตรแนวตั้ง",
    "รัฐบาลอนุมัติงบ 400 ล้านบาทหนุนเกษตรแนวตั้ง โดยผู้ประกอบการอย่าง สกายฟาร์ม เข้าร่วมโครงการ",
  ],
  [
    "en",
    "Mango eyes Nasdaq listing that could value it at $1bn",
    "Mango has hired banks for a Nasdaq listing that could raise $150 million. The firm last raised $12 million in a Series B in 2024.",
  ],
  [
    "en",
    "Harbour Ventures sells Anchor stake for $9m",
    "Harbour Ventures has sold its shares in Anchor to a Japanese shipping group for $9 million. The fund had invested $2 million in 2021.",
  ],
  [
    "id",
    "Anchor digugat Rp 30 miliar oleh mantan mitra",
    "Anchor digugat Rp 30 miliar oleh mantan mitranya di Pengadilan Negeri Surabaya. Perusahaan itu tahun lalu mendapat pendanaan seri A US$4 juta.",
  ],
  [
    "en",
    "Batch five: eight startups join Harbour's accelerator",
    "Eight startups including SkyFarm and Anchor have joined the fifth batch of Harbour Ventures' accelerator. Each receives $100,000 and desk space.",
  ],
  [
    "zh",
    "港湾创投去年投了23家公司",
    "港湾创投昨天公布年度回顾：去年共投资23家公司，金额1.8亿元。其中莲护、芒果各获3000万元。",
  ],
  [
    "vi",
    "Vì sao Xanh từ chối 5 triệu USD?",
    "Nhà sáng lập Xanh kể đã từ chối khoản đầu tư 5 triệu USD từ một quỹ ngoại vì không muốn mất quyền kiểm soát.",
  ],
  [
    "en",
    "Why Lotus Care turned down $10 million",
    "Lotus Care walked away from a $10 million Series B this spring. Its founder explains.",
  ],
  [
    "th",
    "มูลค่า สกายฟาร์ม พุ่งแตะ 2,000 ล้าน",
    "นักวิเคราะห์ประเมินว่า สกายฟาร์ม มีมูลค่า 2,000 ล้านบาท หลังยอดขายโตเท่าตัว บริษัทยังไม่มีแผนระดมทุน",
  ],
  [
    "id",
    "TokoBaru bagikan bonus Rp 8 miliar",
    "TokoBaru membagikan bonus Rp 8 miliar kepada karyawan usai mencetak laba pertama. Modal perusahaan kini Rp 120 miliar.",
  ],
  ["zh", "莲护向灾区捐款500万元", "莲护今天宣布向灾区捐款500万元，并提供200名护理员。"],
  [
    "en",
    "Anchor fined $2 million over data breach",
    "The regulator has fined Anchor $2 million. The company, backed by Sunda Partners, said it would appeal.",
  ],
  [
    "vi",
    "Mango hoàn tiền 30 tỷ đồng cho khách",
    "Mango hôm nay thông báo hoàn 30 tỷ đồng cho khách hàng bị trừ tiền nhầm. Quỹ Harbour Ventures, cổ đông lớn, chưa bình luận.",
  ],
  [
    "en",
    "SkyFarm pays back its $3m loan early",
    "SkyFarm has repaid a $3 million loan from Bank Sinar two years early, it said on Monday.",
  ],
  [
    "id",
    "Laporan: pendanaan startup turun 30 persen",
    "Pendanaan startup di Asia Tenggara turun 30 persen menjadi US$900 juta pada kuartal pertama. Kesepakatan terbesar adalah putaran seri B Mango senilai US$12 juta.",
  ],
])("reads no round in %s: “%s”", (language, title, text) => {
  expect(told(language, title, text)).toBe("none");
});
