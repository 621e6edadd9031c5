import type { Language } from "../../../contracts/languages.ts";
import type { Template } from "./vocabulary/vocabulary.ts";

export type PlantedStory = {
  language: Language;
  title: Template;
  excerpt: Template;
  /** Days before the last day of the content. */
  age: number;
};

/** Stories known to the measurements: each has words that hardly any other story has. */
export const PLANTED_STORIES: readonly PlantedStory[] = [
  {
    language: "en",
    title: "Durian drone couriers cleared for Penang rooftops",
    excerpt: "The pilot lets hawkers send durian by drone between rooftops.",
    age: 40,
  },
  {
    language: "en",
    title: "Mangrove-credit exchange opens in Cebu",
    excerpt: "Fisherfolk can sell mangrove credits on a mobile exchange.",
    age: 400,
  },
  {
    language: "en",
    title: "Can café robots survive Singapore rents?",
    excerpt: "Naïve unit economics sank the first crêpe robot.",
    age: 900,
  },
  {
    language: "en",
    title: "Stablecoin payroll arrives for seafarers",
    excerpt: "Seafarers in Batam are paid in stablecoins every Friday.",
    age: 12,
  },
  {
    language: "zh",
    title: "榴莲|外卖|无人机|获准|在|槟城|试飞",
    excerpt: "试点|允许|小贩|用|无人机|运送|榴莲|。",
    age: 41,
  },
  {
    language: "zh",
    title: "红树林|碳信用|交易所|在|宿务|开业",
    excerpt: "渔民|可以|通过|手机|出售|红树林|碳信用|。",
    age: 401,
  },
  {
    language: "zh",
    title: "跨境|直播|带货|进入|柬埔寨|夜市",
    excerpt: "摊贩|借助|直播|把|胡椒|卖到|深圳|。",
    age: 7,
  },
  {
    language: "zh",
    title: "ＡＩ|翻译|耳机|走红|曼谷|地铁",
    excerpt: "全角|标题|测试|：|５Ｇ|耳机|。",
    age: 77,
  },
  {
    language: "vi",
    title: "Máy bay không người lái giao sầu riêng ở Cần Thơ",
    excerpt: "Thí điểm cho phép tiểu thương gửi sầu riêng qua mái nhà.",
    age: 42,
  },
  {
    language: "vi",
    title: "Sàn tín chỉ rừng ngập mặn khai trương tại Cà Mau",
    excerpt: "Ngư dân bán tín chỉ rừng ngập mặn bằng điện thoại.",
    age: 402,
  },
  {
    language: "vi",
    title: "Startup bản lề cửa thông minh từ Đắk Nông",
    excerpt: "Bản lề cảm biến giúp tiết kiệm điện.",
    age: 500,
  },
  {
    language: "vi",
    title: "Nước mắm truy xuất nguồn gốc bằng mã QR ở Phú Quốc",
    excerpt: "Mỗi chai nước mắm có một mã QR riêng.",
    age: 3,
  },
  {
    language: "th",
    title: "โดรน|ส่ง|ทุเรียน|บิน|เหนือ|จันทบุรี",
    excerpt: "โครงการ|นำร่อง|ให้|พ่อค้า|ส่ง|ทุเรียน|ผ่าน|ดาดฟ้า",
    age: 43,
  },
  {
    language: "th",
    title: "ตลาด|คาร์บอน|ป่าชายเลน|เปิด|ที่|กระบี่",
    excerpt: "ชาวประมง|ขาย|คาร์บอน|ป่าชายเลน|ผ่าน|มือถือ",
    age: 403,
  },
  {
    language: "th",
    title: "รถเข็น|ส้มตำ|อัจฉริยะ|รับ|พร้อมเพย์",
    excerpt: "แม่ค้า|ส้มตำ|ใน|อุดรธานี|ใช้|เซนเซอร์",
    age: 9,
  },
  { language: "th", title: "น้ำปลา|ร้า|เดลิเวอรี|โตไว", excerpt: "ออเดอร์|น้ำปลา|ร้า|พุ่ง| |300%", age: 15 },
  {
    language: "id",
    title: "Kurir drone durian mengudara di Pontianak",
    excerpt: "Uji coba mengizinkan pedagang mengirim durian lewat atap.",
    age: 44,
  },
  {
    language: "id",
    title: "Bursa kredit bakau dibuka di Balikpapan",
    excerpt: "Nelayan menjual kredit bakau lewat ponsel.",
    age: 404,
  },
  {
    language: "id",
    title: "Gerobak bakso pintar terima QRIS",
    excerpt: "Pedagang bakso di Malang memakai sensor suhu.",
    age: 5,
  },
  {
    language: "id",
    title: "Jamu kekinian tembus Rp100 miliar",
    excerpt: "Merek jamu asal Solo menggandakan omzet.",
    age: 20,
  },
  {
    language: "en",
    title: "Q&A: why C++ engineers move to Da Nang",
    excerpt: "Pay for C++ and Rust engineers doubled.",
    age: 33,
  },
  {
    language: "en",
    title: "WhatsApp-based co-working bookings take off 🦄",
    excerpt: "Co-working operators sell desks in chat.",
    age: 25,
  },
];
