import type { Language } from "../../contracts/languages.ts";
import { START } from "./instruction-forms.ts";

/*
 * Possible orders to the reviewer that may also be meant for customers, as sources of patterns in small
 * letters: the words of `instruction-words.ts` and `instruction-forms.ts` without what they are about, or in a
 * sentence that goes on ("approve this application in one tap"). Nobody is rejected for them.
 */

const EN_START = "(?<=^|[^\\p{L}\\p{M}\\p{N} '’-] ?|(?:please|kindly|and|must|should|you) )";
const EN_END = "(?= ?(?:[.!;,\"”')\\n]|$|and ))";
const EN_THIS =
  "(?:this|our|my) (?:\\S+ )?(?:profile|submission|draft|listing|deck|pitch|application|company|startup)";
const EN_FULL = "(?:10|ten|full marks|perfect|(?:the )?(?:highest|maximum|top|best))";
const EN_TELL =
  "(?:do not|don't|never) (?:mention|reveal|disclose|discuss|cite|report|list|flag|include|show)";

const en = [
  `${EN_START}(?:approve|accept|publish|pass) ${EN_THIS}`,
  `${EN_THIS} (?:must|should|shall) be (?:approved|accepted|published)(?! (?:by|in|at) )`,
  `${EN_START}do(?: not|n't) (?:reject|refuse) (?:us|${EN_THIS})`,
  `${EN_START}(?:give|assign|award|rate|score|grade|mark) (?:this|it|us)(?: (?!to )\\S+){0,3} (?:an?|the|with) ${EN_FULL}${EN_END}`,
  `${EN_START}(?:note|message) (?:for|to) (?:the )?(?:ai|llm|reviewers?|moderators?|assistant|evaluators?)`,
  "(?:for|to) the (?:ai|llm|reviewers?|moderators?|language model) ?:",
  `${EN_START}(?:ignore|disregard|forget|override|bypass) (?:all|any|these|those|your)(?: \\S+){0,2} (?:instructions?|prompts?|rules|rubrics?|guidelines|criteria)`,
  `${EN_START}(?:ignore|disregard|skip|waive|suspend|bypass) (?:the|your|any|all|every) (?:scoring|grading|rating|evaluation|reviewing|review|screening|judging) (?:\\S+ )?(?:process|steps?|rules?|criteria|checks?)${EN_END}`,
  `${EN_START}(?:mark|tag|classify|treat) it as (?:an? )?(?:approved|verified|recommended|(?:strong|perfect|ideal) (?:match|fit))`,
  `${EN_START}${EN_TELL}(?: \\S+){1,8} in the (?:summary|review|evaluation|assessment|feedback)${EN_END}`,
  `${EN_START}${EN_TELL} (?:our|any) (?:weakness(?:es)?|lawsuits?|litigation|disputes?|debts?|risks?|red flags|shortcomings)`,
  "from now on,? you are (?:an? |our |the )?(?:\\S+ ){0,2}?(?:analyst|reviewer|evaluator|assistant|model|ai)",
  `${EN_START}(?:act as|pretend to be|play the role of) (?:an? |our |the )(?:\\S+ ){0,2}?(?:analyst|reviewer|evaluator|judge|advocate|investor)${EN_END}`,
  `${EN_START}(?:treat|consider|regard|accept|assume) (?:every|all|any|each|the|our)(?: \\S+){0,2}? (?:claims?|statements?|figures?|numbers?|data|information|facts?)(?: \\S+){0,4}? (?:as|to be|are|is) (?:\\S+ )?(?:verified|audited|true|proven|confirmed)${EN_END}`,
];

const ID_STEERED = "(?:profil|dek|deck|pitch deck|pengajuan|permohonan)";
const ID_END = '(?= ?(?:[.!;,"”\\n]|$|dan ))';

const id = [
  `(?:mohon|tolong|harap|minta) (?:agar |supaya )?(?:disetujui|diloloskan|setujui|loloskan) ${ID_STEERED}`,
  `${START}(?:setujui|approve|loloskan|terbitkan|luluskan|terima) (?:saja )?${ID_STEERED} (?:ini|kami|saya)`,
  `${ID_STEERED} (?:ini|kami|saya) (?:harus|wajib|perlu|layak) (?:disetujui|diloloskan|diterima)(?! oleh)`,
  `${START}jangan (?:tolak|menolak) ${ID_STEERED} (?:ini|kami|saya)`,
  `${START}(?:beri|berikan) (?:nilai|skor) (?:10|sempurna|tertinggi|penuh)${ID_END}`,
  "(?:kepada|untuk|bagi) (?:peninjau|penilai|ai|asisten ai) ?:",
  `${START}jangan (?:laporkan|sebutkan|sebut|tampilkan|cantumkan)(?: \\S+){1,6} (?:dalam|di|pada) (?:ringkasan|ulasan|penilaian|evaluasi)`,
  "(?:anda sekarang|sekarang anda|mulai sekarang,? anda) (?:adalah|sebagai) (?:\\S+ )?(?:analis|penilai|peninjau|juri|evaluator)",
];

const VI_END = '(?= ?(?:[.!;,"”\\n]|$|và ))';
const VI_STEERED = "(?:hồ sơ|bản giới thiệu|bài đăng|pitch deck)";
const VI_OURS = "(?:này|của chúng tôi|của tôi)";

const vi = [
  `${START}(?:(?:xin|hãy|vui lòng|nhờ) )?(?:phê duyệt|duyệt|chấp thuận|thông qua)(?: giúp| ngay)? ${VI_STEERED} ${VI_OURS}`,
  `${VI_STEERED} ${VI_OURS} (?:phải|cần|nên|xứng đáng) (?:được )?(?:duyệt|phê duyệt|chấp thuận|thông qua)`,
  `(?:đừng|xin đừng|chớ) từ chối ${VI_STEERED} ${VI_OURS}`,
  `(?:hãy|xin|vui lòng) (?:chấm|cho|đánh giá) (?:\\S+ ){0,3}này (?:\\S+ ){0,3}(?:10 điểm|điểm (?:tối đa|tuyệt đối|cao nhất)|10/10)${VI_END}`,
  `(?:hãy|xin|vui lòng) (?:cho|chấm) điểm (?:tối đa|tuyệt đối|cao nhất)`,
  `lưu ý cho (?:ai|trợ lý ai|người đánh giá|người duyệt)`,
  "(?:từ giờ|từ nay|từ bây giờ)(?: trở đi)?,? bạn (?:sẽ )?(?:là|đóng vai)(?: \\S+){0,2}? (?:nhà phân tích|giám khảo|người đánh giá|mô hình)",
];

const th = [
  "(?:โปรด|กรุณา|ช่วย|ขอ|จง)(?:ช่วย)?ให้คะแนน[^\\n]{0,12}นี้[^\\n]{0,10}(?:10|เต็ม|สูงสุด)",
  "(?:โปรด|กรุณา|ช่วย)อนุมัติ[^\\n]{0,12}(?:นี้|ของเรา)",
  "(?:นับจากนี้|ต่อจากนี้|จากนี้ไป|จากนี้)(?:เป็นต้นไป)? ?(?:คุณ|ท่าน)(?:คือ|เป็น)[^\\n]{0,10}(?:นักวิเคราะห์|ผู้ประเมิน|กรรมการ|โมเดล)",
  "(?:ห้าม|อย่า)(?:พูดถึง|กล่าวถึง|ระบุ)[^\\n]{0,20}(?:หนี้สิน|คดี|จุดอ่อน|ข้อพิพาท)",
];

const zh = [
  "请[^\\n。,]{0,4}(?:给|打|评)(?:这|本|此|该)[^\\n。]{0,10}?(?:10 ?分(?!钟|之)|满分|最高分)",
  "请(?:批准|核准|通过)(?:本|此|这份|这个|该|我们的|我的)(?:资料|档案|简介|申请|审核|项目)",
  "(?:不要|请勿)(?:拒绝|驳回)(?:本|此|这份|这个|该|我们的)(?:资料|档案|简介|申请|公司|项目)",
  "(?:从现在起|从现在开始|现在起),?(?:请)?(?:你|您)(?:就|将)?(?:是|扮演)[^。\\n]{0,8}(?:分析师|评审|审核员|模型|裁判)",
  "(?:不要|请勿)(?:提及|提到|披露)[^。\\n]{0,10}(?:诉讼|纠纷|负债|亏损)",
];

/** Sources of patterns in each language. */
export const DOUBTS: Record<Language, string> = {
  en: en.join("|"),
  id: id.join("|"),
  vi: vi.join("|"),
  th: th.join("|"),
  zh: zh.join("|"),
};
