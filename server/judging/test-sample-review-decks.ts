import type { Language } from "../../contracts/languages.ts";

/**
 * A made-up deck, as a founder writing in each language would make it: a good business whose figures do not hold
 * up to a second look. Its check is the sample shown before anybody pays (sample-reviews.test.ts).
 */
export const SAMPLE_REVIEW_DECKS: Record<Language, readonly string[][]> = {
  en: [
    [
      "Dapur Dekat",
      "We help food stalls order tonight and cook tomorrow, instead of queueing at the market.",
    ],
    [
      "The problem",
      "Stall owners spend 2.5 hours a day buying ingredients (our survey of 420 stalls, May 2026).",
    ],
    [
      "Our solution",
      "A stall orders by chat before 9 pm. We buy in bulk and deliver before 5 am.",
      "14,300 stalls have signed up since our launch in 2024.",
    ],
    ["Product", "The app learns what each stall buys and suggests tomorrow’s order in one tap."],
    ["Why now", "Since 2025 most stalls take QR payments, so they can pay us on delivery."],
    [
      "Market",
      "TAM $480M: 400,000 stalls × $1,200 a year",
      "SAM $96M: 80,000 stalls in East Java",
      "SOM $12M: 10,000 stalls by 2029",
    ],
    ["Business model", "We keep 9% of each order.", "MRR $75,000 in October 2026"],
    ["Traction", "8,600 active stalls order with us in October 2026.", "ARR $1.9M in October 2026"],
    ["Unit economics", "CAC $42, LTV $171, LTV/CAC 6x (stalls that joined January to June 2026)"],
    [
      "Team",
      "Rina Wijaya, CEO: eight years as head of buying at a chain of 40 supermarkets",
      "Budi Santoso, CTO: built the dispatch system of a courier",
    ],
    ["Financial plan", "Revenue 2026: $0.9M", "Revenue 2027: $2.4M", "Revenue 2028: $5.1M"],
    [
      "The ask",
      "We are raising $800,000 for 18 months.",
      "Use of funds: 50% warehouses, 30% product, 20% sales",
    ],
    ["Contact", "rina@dapurdekat.example"],
  ],
  id: [
    [
      "Dapur Dekat",
      "Kami membantu warung memesan bahan malam ini dan memasak besok, tanpa antre di pasar.",
    ],
    [
      "Masalah",
      "Pemilik warung menghabiskan 2,5 jam sehari untuk berbelanja bahan (survei kami atas 420 warung, Mei 2026).",
    ],
    [
      "Solusi kami",
      "Warung memesan lewat chat sebelum pukul 21.00. Kami membeli dalam jumlah besar dan mengantar sebelum pukul 05.00.",
      "14.300 warung sudah terdaftar sejak kami mulai pada 2024.",
    ],
    [
      "Produk",
      "Aplikasi mempelajari belanja tiap warung dan menyarankan pesanan besok dengan sekali ketuk.",
    ],
    [
      "Mengapa sekarang",
      "Sejak 2025 sebagian besar warung menerima QRIS, jadi mereka bisa membayar saat barang tiba.",
    ],
    [
      "Pasar",
      "TAM Rp7,2 triliun: 400.000 warung × Rp18 juta setahun",
      "SAM Rp1,44 triliun: 80.000 warung di Jawa Timur",
      "SOM Rp180 miliar: 10.000 warung pada 2029",
    ],
    [
      "Model bisnis",
      "Kami mengambil 9% dari setiap pesanan.",
      "MRR Rp1,1 miliar pada Oktober 2026",
    ],
    [
      "Traksi",
      "8.600 pengguna aktif memesan dari kami pada Oktober 2026.",
      "ARR Rp28 miliar pada Oktober 2026",
    ],
    [
      "Unit ekonomi",
      "CAC Rp630.000, LTV Rp2.580.000, LTV/CAC 6x (warung yang masuk Januari–Juni 2026)",
    ],
    [
      "Tim",
      "Rina Wijaya, CEO: delapan tahun menjadi kepala pembelian di jaringan 40 supermarket",
      "Budi Santoso, CTO: membangun sistem pengiriman perusahaan kurir",
    ],
    [
      "Rencana keuangan",
      "Pendapatan 2026: Rp13 miliar",
      "Pendapatan 2027: Rp36 miliar",
      "Pendapatan 2028: Rp76 miliar",
    ],
    [
      "Kebutuhan dana",
      "Kami menggalang Rp12 miliar untuk 18 bulan.",
      "Penggunaan dana: 50% gudang, 30% produk, 20% penjualan",
    ],
    ["Kontak", "rina@dapurdekat.example"],
  ],
  vi: [
    [
      "Bếp Gần",
      "Chúng tôi giúp quán ăn đặt nguyên liệu tối nay, sáng mai nấu, không phải xếp hàng ở chợ.",
    ],
    [
      "Vấn đề",
      "Chủ quán mất 2,5 giờ mỗi ngày để mua nguyên liệu (khảo sát của chúng tôi với 420 quán, tháng 5/2026).",
    ],
    [
      "Giải pháp",
      "Quán đặt hàng qua tin nhắn trước 21 giờ. Chúng tôi mua số lượng lớn và giao trước 5 giờ sáng.",
      "14.300 quán đã đăng ký từ khi chúng tôi ra mắt năm 2024.",
    ],
    ["Sản phẩm", "Ứng dụng ghi nhớ quán hay mua gì và gợi ý đơn ngày mai chỉ với một chạm."],
    [
      "Vì sao là lúc này",
      "Từ năm 2025, hầu hết các quán nhận thanh toán QR nên có thể trả tiền ngay khi nhận hàng.",
    ],
    [
      "Thị trường",
      "TAM 12.000 tỷ đồng: 400.000 quán × 30 triệu đồng mỗi năm",
      "SAM 2.400 tỷ đồng: 80.000 quán ở TP.HCM",
      "SOM 300 tỷ đồng: 10.000 quán vào năm 2029",
    ],
    ["Mô hình kinh doanh", "Chúng tôi giữ 9% mỗi đơn hàng.", "MRR 1,8 tỷ đồng, tháng 10/2026"],
    [
      "Kết quả",
      "8.600 quán đang sử dụng và đặt hàng trong tháng 10/2026.",
      "ARR 48 tỷ đồng, tháng 10/2026",
    ],
    [
      "Hiệu quả trên mỗi khách hàng",
      "CAC 1.050.000 đồng, LTV 4.300.000 đồng, LTV/CAC 6x (các quán tham gia từ tháng 1 đến tháng 6/2026)",
    ],
    [
      "Đội ngũ",
      "Trần Thu Hà, CEO: tám năm làm trưởng phòng mua hàng của chuỗi 40 siêu thị",
      "Lê Minh Đức, CTO: từng xây dựng hệ thống điều phối cho một hãng chuyển phát",
    ],
    [
      "Kế hoạch tài chính",
      "Doanh thu 2026: 22 tỷ đồng",
      "Doanh thu 2027: 60 tỷ đồng",
      "Doanh thu 2028: 127 tỷ đồng",
    ],
    [
      "Gọi vốn",
      "Chúng tôi gọi 20 tỷ đồng cho 18 tháng.",
      "Sử dụng vốn: 50% kho, 30% sản phẩm, 20% bán hàng",
    ],
    ["Liên hệ", "ha@bepgan.example"],
  ],
  th: [
    ["ครัวใกล้", "เราช่วยให้ร้านอาหารสั่งวัตถุดิบคืนนี้ ทำอาหารพรุ่งนี้ โดยไม่ต้องต่อแถวที่ตลาด"],
    ["ปัญหา", "เจ้าของร้านใช้เวลาซื้อวัตถุดิบวันละ 2.5 ชั่วโมง (เราสำรวจ 420 ร้าน พฤษภาคม 2569)"],
    [
      "วิธีแก้ปัญหา",
      "ร้านสั่งทางแชตก่อน 3 ทุ่ม เราซื้อรวมครั้งละมากๆ และส่งก่อนตี 5",
      "มี 14,300 ร้านลงทะเบียนตั้งแต่เราเปิดตัวในปี 2567",
    ],
    ["ผลิตภัณฑ์", "แอปเรียนรู้ว่าแต่ละร้านซื้ออะไร แล้วแนะนำรายการสั่งของพรุ่งนี้ในแตะเดียว"],
    ["ทำไมต้องตอนนี้", "ตั้งแต่ปี 2568 ร้านส่วนใหญ่รับพร้อมเพย์ จึงจ่ายเราได้ตอนรับของ"],
    [
      "ตลาด",
      "TAM 16,000 ล้านบาท: 400,000 ร้าน × 40,000 บาทต่อปี",
      "SAM 3,200 ล้านบาท: 80,000 ร้านในกรุงเทพฯ และปริมณฑล",
      "SOM 400 ล้านบาท: 10,000 ร้านภายในปี 2572",
    ],
    ["โมเดลธุรกิจ", "เราได้ 9% จากทุกคำสั่งซื้อ", "MRR 2.5 ล้านบาท (ตุลาคม 2569)"],
    ["ผลลัพธ์ที่ผ่านมา", "ผู้ใช้งาน 8,600 ร้านสั่งซื้อกับเราในเดือนตุลาคม 2569", "ARR 64 ล้านบาท (ตุลาคม 2569)"],
    [
      "ต้นทุนต่อลูกค้า",
      "CAC 1,400 บาท, LTV 5,740 บาท, LTV/CAC 6 เท่า (ร้านที่เข้าร่วมเดือนมกราคมถึงมิถุนายน 2569)",
    ],
    [
      "ทีม",
      "รินา วงศ์ดี ซีอีโอ: หัวหน้าฝ่ายจัดซื้อของเครือซูเปอร์มาร์เก็ต 40 สาขา 8 ปี",
      "บดินทร์ สุขใจ ซีทีโอ: สร้างระบบจัดส่งของบริษัทขนส่งพัสดุ",
    ],
    ["แผนการเงิน", "รายได้ปี 2569: 30 ล้านบาท", "รายได้ปี 2570: 80 ล้านบาท", "รายได้ปี 2571: 170 ล้านบาท"],
    [
      "เงินทุนที่ต้องการ",
      "เราระดมทุน 27 ล้านบาทสำหรับ 18 เดือน",
      "การใช้เงินทุน: คลังสินค้า 50% ผลิตภัณฑ์ 30% การขาย 20%",
    ],
    ["ติดต่อ", "rina@kruaklai.example"],
  ],
  zh: [
    ["近灶", "我们帮助小餐馆今晚下单、明早开火，不用再去市场排队。"],
    ["痛点", "店主每天花 2.5 小时采购食材（我们 2026 年 5 月对 420 家店的调查）。"],
    [
      "解决方案",
      "店主晚上 9 点前用聊天下单，我们集中采购，凌晨 5 点前送到。",
      "自 2024 年上线以来累计注册 14,300 家店。",
    ],
    ["产品", "应用会记住每家店常买什么，一键推荐明天的订单。"],
    ["为什么是现在", "2025 年起大多数小店支持扫码收付款，可以货到即付。"],
    [
      "市场规模",
      "TAM 34.4 亿元：40 万家店 × 每年 8,600 元",
      "SAM 6.9 亿元：东爪哇 8 万家店",
      "SOM 8,600 万元：到 2029 年 1 万家店",
    ],
    ["商业模式", "我们从每笔订单中收取 9%。", "2026 年 10 月 MRR 55 万元"],
    ["业务进展", "2026 年 10 月，8,600 家活跃客户在我们这里下单。", "2026 年 10 月 ARR 1,500 万元"],
    ["单位经济模型", "CAC 300 元，LTV 1,230 元，LTV/CAC 6 倍（2026 年 1 月至 6 月加入的店）"],
    [
      "团队",
      "林丽娜，CEO：曾任 40 家连锁超市的采购总监 8 年",
      "陈志明，CTO：曾为快递公司搭建调度系统",
    ],
    ["财务规划", "2026 年收入：650 万元", "2027 年收入：1,700 万元", "2028 年收入：3,600 万元"],
    ["融资需求", "本轮融资 570 万元，支持 18 个月。", "资金用途：50% 仓库，30% 产品，20% 销售"],
    ["联系方式", "lina@jinzao.example"],
  ],
};
