import type { Language } from "../../contracts/languages.ts";

/** What follows is what they fight, not what they do: "against X", "reduces X". Sources of patterns. */
export const FIGHTING_WORDS: Record<Language, string> = {
  en: "avoids?|against|blocks?|blocked|blocking|filters?|filtering|detects?|detecting|flags?|flagging|prevents?|preventing|protects?|moderates?|moderating|moderation|combats?|fights?|fighting|stops?|reports?|warns?|scams?|fraud|fraudsters?|exposes?|removes?|ending",
  id: "mencegah|cegah|mendeteksi|deteksi|memblokir|blokir|menyaring|saring|melawan|menghapus|penipuan|penipu|anti|menghentikan|melindungi|melaporkan|memperingatkan|memberantas|korban|kecanduan|bahaya",
  vi: "chống|ngăn|ngăn chặn|phát hiện|chặn|lọc|lừa đảo|tránh|cảnh báo|bảo vệ|loại bỏ|tố cáo|phòng",
  th: "ป้องกัน|ตรวจจับ|บล็อก|กรอง|ต่อต้าน|หลอกลวง|เตือน|ปราบ|มิจฉาชีพ|กำจัด|หยุด|ลบ|ปกป้อง|เหยื่อ",
  zh: "防|识别|检测|拦截|过滤|打击|反|骗|避免|杜绝|屏蔽|举报|阻止|警惕|清除",
};
