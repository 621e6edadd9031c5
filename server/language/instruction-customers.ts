import type { Language } from "../../contracts/languages.ts";

/*
 * How a sentence asks customers, and not the reviewer, to rate, publish or mark something: it names a place other
 * than ours, what they get or who will find them, or what somebody else does first. Sources of patterns in lower
 * case; the order is on a line of its own between the text before it and the text after it.
 */

type Asking = {
  /** Which orders customers are given, too. */
  asked: string;
  /** The text before such an order, or at its beginning. */
  first?: string;
  behind: readonly string[];
};

/** So far behind the order; "rate us 10" goes on with "/10". */
const NEAR = "[^.!?\\n]{0,24}?";

const ASKING: Record<Language, Asking> = {
  en: {
    asked:
      "(?:please )?(?:give|assign|award|rate|score|grade|mark|approve|accept|publish|pass|set|treat)",
    behind: [
      " on (?!(?:every|each|all|any|both|your|our|this|its|the|top|merit)(?![a-z]))[a-z]",
      " (?:on|in) the (?:\\S+ )?store",
      " (?:and|to) (?:get|receive|win|earn|claim|collect|enjoy)(?! us)",
      " and (?!we |i |our )(?:\\S+ ){1,4}will (?:\\S+ ){1,2}you(?![a-z])",
      " (?:once|after|when|as soon as|if|until) (?:the|an?|its|their|both|all) (?:\\S+ ){1,4}?(?:is|are|has|have|signs?|pays?|agrees?)(?![a-z])",
    ],
  },
  id: {
    asked: "(?:beri|berikan|setujui|approve|loloskan|terbitkan|luluskan|terima|tandai)",
    behind: [
      " di (?!(?:ringkasan|ulasan|laporan|penilaian|evaluasi|semua|setiap|sini|urutan|posisi)(?![a-z]))[a-z]",
      " (?:dan|lalu|untuk|agar) (?:dapatkan|dapat|raih|nikmati|menangkan|klaim|mendapat(?:kan)?)(?![a-z])",
      " (?:dan|lalu) (?!kami )(?:\\S+ ){1,4}akan (?:\\S+ ){1,3}(?:anda|kamu)(?![a-z])",
      " (?:setelah|sesudah|begitu|jika|bila|ketika|apabila) (?!(?:anda|kamu) )(?:\\S+ ){1,4}?(?:di[a-z]{3,}|selesai|lengkap|sudah|telah)",
    ],
  },
  vi: {
    asked:
      "(?:(?:xin|hãy|vui lòng|làm ơn|nhờ) )?(?:phê duyệt|duyệt|chấp thuận|thông qua|đăng|chấm|cho|đánh giá|đánh dấu|gắn nhãn|phân loại)",
    behind: [
      " trên (?!(?:mọi|tất cả|từng|mỗi|thang|báo cáo|đây|10)(?!\\p{L}))\\p{L}",
      " (?:và|để|rồi) (?:nhận|hưởng|trúng|đổi)(?!\\p{L})",
      " (?:và|rồi) (?!chúng tôi )(?:\\S+ ){1,5}sẽ (?:\\S+ ){1,4}bạn(?!\\p{L})",
      " (?:sau khi|ngay khi|khi|nếu) (?!(?:bạn|đánh giá|tóm tắt|thẩm định) )(?:\\S+ ){1,4}?(?:được|xong|đã|ký)(?!\\p{L})",
    ],
  },
  th: {
    asked: "(?:โปรด|กรุณา|ช่วย|ขอ|จง)*(?:ให้|ประเมิน|อนุมัติ|เผยแพร่|ทำเครื่องหมาย|จัดประเภท|ติดป้าย)",
    behind: [
      "บน ?(?!ทุก|เกณฑ์)[a-z\\p{Script=Thai}]",
      "(?:แล้ว|และ|เพื่อ) ?(?:รับ|ได้รับ|ลุ้น|แลก)",
      "(?:แล้ว|และ) ?(?!เรา)[^\\n]{1,16}จะ[^\\n]{1,10}(?:คุณ|ท่าน)",
      "(?:เมื่อ|หลัง|หาก|ถ้า)(?!คุณ|ท่าน|ประเมิน|สรุป|อ่าน)[^\\n]{1,24}(?:แล้ว|เสร็จ|ครบ|เรียบร้อย)",
    ],
  },
  zh: {
    asked: "[^\\n]{0,8}?(?:批准|核准|通过|发布|给|打|评|将|把)",
    first:
      "\\n请?在[^,。\\n]{1,8}[上里]|(?:核对|核实|检查|验证|签字|签署|付款)(?:完成|完毕|无误)?之?后,?\\n",
    behind: [
      ",?(?:即可|就能|就可|便可|可以?)(?:获|领|得到|享|抽)",
      ",(?!我们)[^。,\\n]{1,14}(?:能|会|将)[^。,\\n]{0,10}[你您]",
      ",?[^。,\\n]{1,10}后(?:即可|方可)",
    ],
  },
};

const sourceOf = ({ asked, first, behind }: Asking): string =>
  [...(first ? [first] : []), `\\n${asked}[^\\n]*\\n${NEAR}(?:${behind.join("|")})`].join("|");

export const CUSTOMERS: Record<Language, string> = {
  en: sourceOf(ASKING.en),
  id: sourceOf(ASKING.id),
  vi: sourceOf(ASKING.vi),
  th: sourceOf(ASKING.th),
  zh: sourceOf(ASKING.zh),
};
