import { describe, expect, it } from "vitest";
import { evidenceOf, rejectedBy, STORIES } from "./test-evidence.ts";

/** Honest words that look like something else at first sight. */
const TEMPTING: Record<string, string[]> = {
  offensive: [
    "Nguyễn Văn Phúc, Dung Tran, Trần Thị Bích and Dick Chong from Scunthorpe, Penistone and Phuket.",
    "We analyse cocktails, peacocks, assets, titles and Essex grapes.",
    "Security escort services for vessels in the Malacca Strait, in Ford Escort vans.",
    "We block porn sites, fight paid sex with minors, and never show nude photos.",
    "We moderate posts such as “death to all foreigners”.",
    "A clinic for sexual health that talks about sex without shame.",
    "Pakan anjing, babi panggang, monyet sirkus dan tai chi.",
    "Kike Reyes closes the chinks in supply chains and kills the Chinese knotweed.",
    "Con gái gọi cho mẹ, đồ mọi người cần, xe đưa khách đi khách sạn, các bé gái bao nhiêu tuổi cũng học.",
    "โหดเหี้ยม อ่างนวดน้ำวน นวดนาบหม้อเกลือ งานเสริม มีดอกเบี้ยต่ำ",
    "一次性服务费、弹性服务与综合性服务；生日你妈妈会喜欢；热狗日的促销。",
    "Memek muka penari, perekrutan, kontolan tidak ada.",
    "Lon nước, các loại bưởi, đĩa cơm, cặp sách, chị Lộn, chó mèo.",
    "หีบห่อ เหี่ยวเฉา กะหรี่ปั๊บ ขายตัวอย่าง สัตว์เลี้ยง ดอกไม้ กล้วยแขก ช่วยควบคุม",
    "妈妈的味道，炸鸡巴士，体操你可以学，支那么多费用，过去死亡率，鬼斧神工。",
  ],
  gibberish: [
    "Xendit, Tmrw, Hmlet, Grblk, Mstrpc, Flckr, BPJS, SMRT, KPMG and HTTPS are brands.",
    "Strengths: rhythms, catchphrases, Knightsbridge, Nguyễn, Ngkhar, Dharma, Bhakti, Mrauk.",
    "555555555 ฮ่าฮ่า 哈哈, say our users after 24/7/365 support (98.7% – 4.9★, #1).",
    "A/B, B2B, B2C, D2C, P2P, O2O, SKU, MRR, ARR, LTV/CAC = 4.2, NPS +61, Q3/Q4.",
    "Gado-gado, cumi-cumi, kupu-kupu, laba-laba, oleh-oleh, sayur-mayur, warna-warni.",
    "Xanh xanh, thỉnh thoảng, nghiêng nghiêng, khuya khuya, nguệch ngoạc, trườn.",
    "มาก ๆ เร็ว ๆ ช้า ๆ ดี ๆ ทุก ๆ วัน ๆ ครับ ๆ ค่ะ",
    "天天向上，家家户户，星星点点，马马虎虎，试试看看，平平安安。",
  ],
  placeholder_text: [
    "We test water in 12 farms; this is a test of patience for our rivals.",
    "We help your company file taxes, and put your company name on the invoice.",
    "Coming soon to Cebu. The date is to be announced by the ministry.",
    "Uji coba di 12 pabrik; nama perusahaan Anda tampil di kemasan.",
    "Thử nghiệm tại 3 tỉnh; tên công ty của bạn được in trên bao bì.",
    "ทดสอบกับเกษตรกร 200 ราย และพิมพ์ชื่อบริษัทของคุณบนกล่อง",
    "在十二家工厂测试，公司名称印在包装上，填写表格只需一分钟。",
  ],
  advertising: [
    "We never promise guaranteed returns, nor does anybody honest.",
    "Our model detects guaranteed profits, risk-free income and other scams.",
    "We guarantee farmers a profit, and guaranteed income for 300 drivers.",
    "Chúng tôi đảm bảo lợi nhuận cho nông dân; menjamin keuntungan petani sejak awal.",
    "เรารับประกันรายได้ให้เกษตรกร 400 ราย",
    "确保农户收益，保证农民赚钱，包装回报率提升。",
    "Free and guaranteed returns of goods within 30 days.",
    "100% of profits go to the village; returns of 12% a year on average.",
    "Members earn $12 a day by sorting plastic; margins doubled to 24%.",
    "Interest is 0.05% daily interest at most; shoppers get risk-free returns.",
    "Rasanya pasti kaya, hasil dijamin segar; bunga 0,1% per hari sesuai OJK; kami mendampingi korban judi online.",
    "Giá bán đảm bảo lợi nhuận gộp 24%, luôn đảm bảo giữ lời; lãi suất 0,05% mỗi ngày.",
    "คนขับมีรายได้แน่นอน ร้านได้กำไรวันละ 300 บาท ดอกเบี้ย 0.05% ต่อวัน ประกันรายได้เมื่อเจ็บป่วย",
    "研发投资翻倍，日利润率15%，帮助农民稳赚每一季。",
    "Kami tidak menjanjikan untung pasti; margin 12% per bulan.",
    "Không cam kết lợi nhuận; lãi gộp 24% mỗi năm, giảm hao hụt 30%.",
    "เราไม่การันตีกำไร ส่วนลดร้อยละ 12 ต่อปี รายได้วันละ 300 บาท",
    "我们不承诺收益，也不保证赚钱；毛利率百分之二十四。",
    "Bought by Booking.com, Tiki.vn and Lazada; told in Node.js and ASP.NET.",
    "Our site is https://sariloka.co.id, our shop https://shop.sariloka.co.id",
    "The story was told at https://news.example/2025/sariloka",
  ],
  not_a_business: [
    "Our app is for anyone looking for a job in a kitchen, and prints a resume.",
    "Looking for a job? 38,000 cooks found one through us.",
    "Chúng tôi đang tìm việc làm cho 300 người; các em tìm việc nhanh hơn; số hóa sơ yếu lý lịch.",
    "Sistem kami memeriksa daftar riwayat hidup pelamar.",
    "为求职者自动生成个人简历。",
    "Kami membantu lulusan yang sedang mencari pekerjaan dan menulis daftar keahlian.",
    "Ứng dụng giúp sinh viên tìm việc làm và viết CV.",
    "แอปช่วยให้แม่ครัวหางานและเขียนเรซูเม่",
    "我们帮助厨师找工作，自动生成简历。",
  ],
};

describe.each(Object.entries(TEMPTING))("no %s is", (_rule, sentences) => {
  it.each(sentences)("“%s”", (words) => {
    expect(rejectedBy(evidenceOf({ description: `${STORIES.en}\n${words}` }))).toEqual([]);
  });
});

it.each([
  "Phuc Long",
  "Qwerty",
  "Xxl Foods",
  "99.co",
  "Grblk",
  "ABC Pte. Ltd.",
  "Test Kitchen Asia",
  "Sample Sugar",
  "Null Island Coffee",
  "TBWA",
  "ทดสอบดี",
  "测试云",
  "Thử Là Ghiền",
  "Coba Rasa",
  "Coba",
  "ToDo",
  "Thử",
  "ABC Công ty Cổ phần",
  "Zzz",
  "Aaa Ventures",
  "1337",
])("“%s” may be a name", (name) => {
  expect(rejectedBy(evidenceOf({ name }))).toEqual([]);
});

it.each(["", "Bandung", "Nan", "N/A", "Ha Noi"])("“%s” may be a city", (city) => {
  expect(rejectedBy(evidenceOf({ city }))).toEqual([]);
});
