import type { Language } from "../../contracts/languages.ts";
import { FORMS } from "./instruction-forms.ts";

/*
 * Orders to the reviewer, as sources of patterns in small letters. Honest texts also mention rules, scores
 * and applications: an order begins its clause, names what is under review, or both.
 */

/** People who give scores without being ordered to: "Guests love it and give us the highest scores." */
const JUDGES =
  "(?:customers?|clients?|users?|buyers?|guests?|farmers?|shops?|patients?|parents?|students?|drivers?|members?|people|they|who|we)";
/** What precedes an order. */
const ORDER = `(?<=^|[^\\p{L}\\p{M}\\p{N} ] ?|(?:(?<!${JUDGES} [^.!?\\n]{0,60})and|then|also|please|kindly|now|must|should|you|you to) )`;
/** An order to us ends with what it is about; one to customers goes on: "in one tap", "for lack of collateral". */
const EN_END =
  "(?= ?(?:[.!;,\"”')\\n]|$|and |then |now|at once|immediately|right away|without |because |with (?:the |a )?(?:highest|full|top|best|maximum|perfect) ))";
/** The same without the comma, after which orders to customers often go on. */
const EN_STOP = "(?= ?(?:[.!;\"”')\\n]|$|and |then ))";
/** Not preceded by people who do so themselves. */
const NOT_PEOPLE = `(?<!${JUDGES} (?:\\S+ ){0,2})`;
const JUDGED =
  "(?:profile|deck|pitch|listing|submission|startup|company|business|venture|application|proposal|document|presentation|slides?)";
/** Us, or what the reviewer has to review; not "our drivers". */
const EN_IT = `(?:(?:this|it|us)(?: (?:an?|the|your|with|at|as|very)){0,3}|(?:this|the|our|my) ${JUDGED}(?: \\S+){0,4}?)`;
const STEERED = "(?:profile|submission|draft|listing|deck|pitch)";
const FAULTS = "(?:issues?|findings?|problems?|faults?|weakness(?:es)?)";
const EN_READER =
  "(?:ai(?! (?:compan|startup|team|founder|engineer|developer|business|agenc))|llm|reviewer|language model|chatgpt|gpt|claude|evaluator)";
const FULL =
  "(?:(?:score|rating|grade|mark) of \\d+|(?:10|ten|100)(?= ?(?:/|%|per ?cent|out of|points?|[.!;,\\n]|$)| and )|full marks|perfect(?: score| rating|[.!\\n]|$)|(?:highest|maximum|top|best|excellent)(?: possible)? (?:scores?|ratings?|marks?|grades?))";

const en = [
  `${NOT_PEOPLE}(?:ignore|disregard|forget|override|bypass) (?:\\S+ ){0,3}?(?:previous|prior|above|earlier|preceding|system) (?:\\S+ ){0,2}?(?:instructions?|prompts?|rules|rubrics?|guidelines|criteria)`,
  `${ORDER}(?:ignore|disregard|forget|override|bypass) (?:all|any|these|those) (?:\\S+ ){0,2}?(?:instructions?|prompts?|rules|rubrics?|guidelines|criteria)(?: (?:above|before|given|here))?${EN_END}`,
  `(?:ignore|disregard|forget|override|bypass) your (?:(?:instructions?|prompts?|rubrics?)|(?:rules|guidelines|criteria)${EN_END})`,
  `${ORDER}(?:approve|accept|publish|pass) (?:this|our|my) (?:\\S+ )?(?:(?:profile|deck|pitch)|${JUDGED}${EN_END})`,
  `${ORDER}approve us${EN_STOP}`,
  `${ORDER}(?:approve|publish) the (?:profile|submission)${EN_END}`,
  `(?:this|our|my) (?:${STEERED}|application) (?:must|should|has to|is to|needs to|shall) be (?:approved|accepted|published)${EN_END}`,
  `do(?: not|n't) (?:reject|refuse|flag) (?:us|(?:this|our|my|the) ${JUDGED})${EN_STOP}`,
  `(?:set|mark|return|output|respond with|answer with|report) (?:\\S+ ){0,4}?(?:verdict|status)\\S*(?: \\S+){0,2}? \\W?approved(?:${EN_STOP}| (?:for|to) (?:this|our|us)(?![a-z]))`,
  "verdict\\W{0,4}[:=]\\W{0,4}approved",
  `(?:give|assign|award|rate|score|grade|mark) (?:this|our|my) ${STEERED}(?: \\S+){0,4}? (?:10|ten|full marks|perfect|highest|maximum|top)`,
  `${ORDER}(?:give|assign|award|rate|score|grade|mark) ${EN_IT} ${FULL}`,
  `${ORDER}(?:give|assign|award) (?:the |an? )?${FULL} (?:to|for) (?:us|(?:this|our|my) ${JUDGED})`,
  `${ORDER}(?:score|rate|grade|mark) ${EN_IT} (?:highest|maximum|top|excellent)${EN_END}`,
  `(?:dear|attention),? (?:the )?${EN_READER}`,
  `(?:note|message|instructions?) (?:for|to) (?:the )?${EN_READER}(?= ?:| (?:reading|reviewing|evaluating) )`,
  "you are (?:now )?an? (?:ai(?! (?:compan|startup|team|founder|engineer|developer|business))|helpful assistant|language model|assistant(?! \\p{L})|reviewer(?=[.!,;]|$))",
  `${ORDER}as an ai(?: (?:language )?model| assistant| reviewer)?,?(?= (?:you|please|approve|accept|rate|give|score|ignore|recommend|pass|rank|do not|don't|always|never)(?![a-z]))`,
  `${ORDER}(?:report|return|list|output|respond with) (?:no|zero) ${FAULTS}(?:${EN_STOP}| (?:of|in|with|about|for) (?:us|our|this|it))`,
  `${ORDER}do(?: not|n't) (?:report|list|mention|flag) (?:any )?${FAULTS}(?:${EN_STOP}| (?:of|in|with|about) (?:us|our|this|it))`,
  "system (?:prompt|override) ?[:>]",
  "(?:your|the above) system prompt",
  `(?:mark|set|treat) (?:this|our|my) ${STEERED} as approved`,
  "please (?:mark|set|treat) (?:\\S+ ){0,2}?(?:as|to) approved",
  "as (?:the|an?) (?:ai|llm|reviewer|moderator|language model),? you (?:should|must|will|shall)",
  "(?:for|to) the (?:ai|llm|language model) ?:(?= ?(?:(?:this|you|please|approve|accept|rate|give|score|ignore|recommend|rank)(?![a-z])|our (?:company|startup|profile|deck)))",
];

const ID_BEGUN = "(?<=^|[^\\p{L}\\p{M}\\p{N} ] ?)";
const ID_READER = "(?:ai|peninjau|penilai|model bahasa|asisten ai)";
const ID_END = '(?= ?(?:[.!;,"”\\n]|$|dan |lalu |sekarang|segera|langsung|tanpa |karena ))';
const ID_STEERED = "(?:profil|dek|deck|pitch deck|pengajuan|halaman|permohonan)";
const ID_FULL = "(?:10|sepuluh|sempurna|tertinggi|penuh)";
/** Customers may give a ten. */
const ID_NOT_BUYERS = "(?<!(?:pelanggan|pengguna|pembeli|mitra|petani) )";

const id = [
  "(?<!(?:jangan|tidak) )abaikan (?:\\S+ ){0,3}?(?:instruksi|perintah|aturan|petunjuk|arahan|kriteria)(?: \\S+){0,2}? (?:sebelumnya|di ?atas|tadi)",
  `(?<!(?:jangan|tidak) )abaikan (?:semua|seluruh|segala) (?:instruksi|perintah|aturan|petunjuk|arahan|kriteria)${ID_END}`,
  `(?:mohon|tolong|harap|minta) (?:agar |supaya )?(?:disetujui|di-?acc|diloloskan|setujui|approve|loloskan)(?:${ID_END}| ${ID_STEERED} (?:ini|kami|saya)${ID_END})`,
  `(?:setujui|approve|loloskan|terbitkan|luluskan|terima) (?:saja )?(?:(?:profil|dek|deck|pitch deck) (?:ini|kami|saya)|${ID_STEERED} (?:ini|kami|saya)${ID_END})`,
  `(?:profil|pengajuan|permohonan) (?:ini|kami|saya) (?:harus|wajib|perlu|layak) (?:disetujui|diloloskan|diterbitkan|diterima)${ID_END}`,
  `jangan (?:tolak|menolak|ditolak) (?:(?:kami|(?:profil|pengajuan|halaman|permohonan) (?:ini|kami))${ID_END}|(?:profil|pengajuan)(?= ?(?:[.!;,]|$)))`,
  `${ID_NOT_BUYERS}(?:beri|berikan) (?:${ID_STEERED}|kami)(?: \\S+){0,3}? (?:nilai|skor)(?: \\S+){0,2}? ${ID_FULL}`,
  `${ID_NOT_BUYERS}(?:beri|berikan) (?:(?:skor (?:\\S+ )?${ID_FULL}|nilai (?:10|sepuluh|sempurna))${ID_END}|(?:nilai|skor) (?:\\S+ )?${ID_FULL} (?:untuk|kepada|pada|bagi) (?:kami|(?:${ID_STEERED}|startup|perusahaan) (?:ini|kami)))`,
  "jangan (?:laporkan|sebutkan|tampilkan) (?:\\S+ )?(?:masalah|kekurangan|kesalahan)(?: apa ?pun| profil| dek|(?= ?(?:[.!,;\\n]|$)))",
  `(?:wahai|${ID_BEGUN}kepada yth\\.?) ${ID_READER}`,
  `${ID_BEGUN}(?:kepada|(?:pesan|catatan|perintah) (?:untuk|bagi)) (?:peninjau|penilai|model bahasa) ?[:,]`,
  `(?:kepada|untuk|bagi) ${ID_READER} ?:(?=[^.\\n]{0,60}(?:abaikan|loloskan|setujui|skor|nilai (?:10|sempurna|tertinggi)|(?:profil|dek|deck|startup|perusahaan) (?:ini|kami)))`,
];

const VI_ORDER = "(?<=^|[^\\p{L}\\p{M}\\p{N} ] ?|(?:hãy|xin|và|vui lòng|làm ơn|rồi) )";
const VI_END = '(?= ?(?:[.!;"”\\n]|$|và |rồi |ngay(?:[.!,]|$)|vì ))';
const VI_IT =
  "(?:chúng tôi|(?:hồ sơ|deck|pitch deck|bộ slide|slide|bản giới thiệu|bài thuyết trình|tài liệu|công ty|startup|dự án|trang) (?:này|của chúng tôi|chúng tôi))";
const VI_READER =
  "(?:ai (?:đánh giá|duyệt|kiểm duyệt|xét duyệt)|người (?:đánh giá|duyệt|kiểm duyệt|xét duyệt)|mô hình ngôn ngữ|trợ lý ai)";
const VI_FULL =
  "(?:điểm (?:số )?(?:10|mười|tuyệt đối|tối đa|cao nhất)|(?:10|mười) (?:điểm|trên)|10/10|mức (?:tuyệt đối|cao nhất))";

const vi = [
  "(?:bỏ qua|phớt lờ|quên|lờ đi) (?:\\S+ ){0,3}?(?:hướng dẫn|chỉ dẫn|chỉ thị|quy tắc|lệnh|yêu cầu|tiêu chí)(?: \\S+){0,2}? (?:trước|trên|ở trên|trước đó|trước đây)",
  "(?:bỏ qua|phớt lờ|lờ đi) (?:mọi|tất cả)(?: các)? (?:hướng dẫn|chỉ dẫn|chỉ thị|quy tắc|mệnh lệnh|lệnh)",
  `(?:xin|hãy|vui lòng|làm ơn|nhờ) (?:hãy )?(?:duyệt|phê duyệt|chấp thuận)(?: giúp| cho| ngay)?(?: \\S+)? (?:hồ sơ|bản giới thiệu)(?: (?:này|của chúng tôi|của tôi))?${VI_END}`,
  `(?:phê duyệt|duyệt|chấp thuận|thông qua|đăng) (?:ngay )?(?:hồ sơ|bản giới thiệu|bài đăng|pitch deck) (?:này|của chúng tôi|của tôi)${VI_END}`,
  `hồ sơ (?:này|của chúng tôi|của tôi) (?:phải|cần|nên|xứng đáng) (?:được )?(?:duyệt|phê duyệt|chấp thuận|thông qua|đăng)${VI_END}`,
  `(?:đừng|không được|xin đừng|chớ) từ chối (?:chúng tôi|(?:hồ sơ|bài đăng|đơn)(?: (?:này|của chúng tôi))?)${VI_END}`,
  "(?:chấm|cho) (?:hồ sơ|bản giới thiệu|pitch deck|deck) (?:\\S+ ){0,4}?(?:10|mười|tuyệt đối|tối đa|cao nhất)(?: điểm)?",
  `${VI_ORDER}(?:chấm|cho|đánh giá) (?:cho )?${VI_IT}(?: \\S+){0,3}? ${VI_FULL}`,
  `(?<=^|[^\\p{L}\\p{M}\\p{N} ] ?|(?:hãy|xin|vui lòng|làm ơn) )(?:chấm|cho) (?:điểm )?${VI_FULL}${VI_END}`,
  "không (?:báo cáo|liệt kê|nêu) (?:\\S+ ){0,2}?(?:lỗi|vấn đề|khuyết điểm) (?:nào|của hồ sơ)",
  `${VI_ORDER}không (?:báo cáo|liệt kê|nêu) (?:\\S+ ){0,2}?(?:lỗi|vấn đề|khuyết điểm)${VI_END}`,
  `${VI_ORDER}kính gửi ${VI_READER}`,
  `(?:gửi tới|gửi|lưu ý cho|nhắn) ${VI_READER} ?:(?=[^.\\n]{0,60}(?:bỏ qua|${VI_IT}|${VI_FULL}|phê duyệt|kết luận))`,
];

const TH_STEERED = "(?:โปรไฟล์|ข้อมูลบริษัท|ใบสมัคร|หน้าโปรไฟล์|พิตช์เด็ค|เด็ค)";
const TH_THIS = " ?(?:นี้|ของเรา|ของผม|ของฉัน|ของบริษัทเรา)";
const TH_FULL = "(?:10|เต็ม|สูงสุด)";
const TH_IT = "(?:เรา|(?:เด็ค|โปรไฟล์|บริษัท|ใบสมัคร|สตาร์ทอัพ|เอกสาร|โครงการ|พิตช์เด็ค)(?:นี้|ของเรา|เรา))";
/** Customers may give a ten. */
const TH_NOT_BUYERS = "(?<!(?:ลูกค้า|ผู้ใช้|แขก|เกษตรกร|นักเรียน|ครู)[^\\n ]{0,12})";
const TH_END = "(?= ?(?:[.!,\\n]|$|และ|แล้ว|ด้วย|เลย|หน่อย))";
const TH_FAULTS = "(?:ปัญหา|ข้อผิดพลาด|จุดอ่อน)";

const th = [
  "(?:เพิกเฉย|ละเว้น|ไม่ต้องสนใจ|อย่าสนใจ|ลืม|มองข้าม|ข้าม)[^\\n]{0,14}?(?:คำสั่ง(?!ซื้อ)|คำแนะนำ|กฎ|เกณฑ์)[^\\n]{0,10}?(?:ก่อนหน้า|ทั้งหมด|ข้างต้น|ด้านบน)",
  `(?:อนุมัติ|เผยแพร่) ?${TH_STEERED}${TH_THIS}(?! ?(?:ได้|ผ่าน|ใน))`,
  "(?:ช่วย|โปรด|กรุณา|ขอให้|รบกวน)(?:ช่วย)?อนุมัติ(?:หน่อย|ด้วย|ให้เรา|เลย)",
  `${TH_STEERED}${TH_THIS} ?(?:ต้อง|ควร|สมควร)(?:ได้รับการ|ถูก|ได้รับ)?(?:อนุมัติ|เผยแพร่)`,
  `(?:อย่า|ห้าม|โปรดอย่า)ปฏิเสธ ?(?:${TH_STEERED}(?:${TH_THIS})?|เรา|บริษัทเรา)${TH_END}`,
  "เรียน ?(?:ผู้ประเมิน|ผู้ตรวจสอบ|ผู้รีวิว|ผู้ตรวจ|เอไอผู้)(?= ?(?:[:,.!\\n]|$|โปรด|กรุณา|ขอให้|จง))",
  "เรียน ?ai(?= ?(?:ผู้|ที่|โปรด|กรุณา))",
  `${TH_NOT_BUYERS}ให้คะแนน ?(?:${TH_STEERED}|เรา)[^\\n]{0,12}?${TH_FULL}(?! ?(?:\\d+ ?)?(?:บน|ใน|จาก|หลัง))`,
  `(?:โปรด|กรุณา|ช่วย|ขอ|จง)(?:ช่วย)?(?:ให้|ประเมิน) ?(?:คะแนน)? ?(?:แก่|กับ)? ?${TH_IT}[^\\n]{0,10}?(?:คะแนน)?[^\\n]{0,10}?${TH_FULL}`,
  `(?:โปรด|กรุณา|ช่วย|ขอ|จง)(?:ช่วย)?ให้คะแนน(?:เต็ม|สูงสุด)?(?: ?10)?(?: ?(?:แก่|กับ|แด่)? ?${TH_IT})?${TH_END}`,
  `(?:ห้าม|อย่า|ไม่ต้อง)(?:รายงาน|ระบุ|แจ้ง)${TH_FAULTS}(?:ใด|ของโปรไฟล์|ของเด็ค)`,
  `โปรด(?:ห้าม|อย่า|ไม่ต้อง)(?:รายงาน|ระบุ|แจ้ง)[^\\n]{0,10}?${TH_FAULTS}${TH_END}`,
];

const ZH_STEERED = "(?:资料|档案|简介|企业资料|公司资料|演示文稿|文稿|项目资料)";
const ZH_THIS = "(?:本|此|这份|这个|该|我们的|我的|我司)";
const ZH_IT =
  "(?:(?:本|此|这份|这个|该|这家)(?:公司|项目|企业|团队|资料|档案|简介|文稿|演示文稿|申请)|我司|我们(?!的)|我们的(?:公司|项目|资料|档案|简介|文稿|演示文稿|申请))";
const ZH_END = "(?= ?(?:[。;,!.?\\n]|$))";
const ZH_FULL = "(?:10 ?分(?!钟|之)|十分(?=[。,!. \\n]|$)|满分(?!好评)|最高分)";

const zh = [
  "(?:忽略|无视|忘记|忘掉|不要理会|忽视)[^\\n]{0,6}(?:(?:之前|以上|先前|前面|上述)[^\\n]{0,8}(?:指令|指示|规则|提示|要求|标准)|(?:所有|全部)的?(?:系统)?(?:指令|指示|提示词?)(?!音|灯|牌))",
  `(?:批准|核准|审核通过|发布|请通过|务必通过|必须通过|直接通过)${ZH_THIS}${ZH_STEERED}`,
  `(?:请|务必|必须|直接)(?:批准|核准|通过)${ZH_THIS}?(?:申请|审核|页面的审核)${ZH_END}`,
  "(?:请?(?:评审员|审核员|审核人员|评审老师))(?:请|必须|务必)?(?:直接|立即|给予)*(?:通过|批准)(?:我们|本|该|此|。|\\n|$)",
  `${ZH_THIS}(?:${ZH_STEERED}|申请)(?:必须|应当|应该|应|理应)(?:被|予以|获得)?(?:批准|通过|核准|发布)`,
  `(?:不要|请勿|不得|禁止|别)(?:拒绝|驳回)(?:${ZH_IT}|我)${ZH_END}`,
  "(?:亲爱的|尊敬的|(?<![极精细一景别大])致)(?:ai(?:评审|审核|助手)|评审|审核|人工智能(?:评审|审核|助手))(?:员|系统|老师|模型)?(?= ?[:,。!\\n]| ?$)",
  "你(?:现在)?是(?:一个|一名)?(?:(?:ai|人工智能)(?:评审|审核|助手|模型)?(?:员|系统)?(?= ?[,。.!\\n]| ?$)|(?:助手|评审(?:员|老师)?)(?= ?[。.!\\n]| ?$))",
  `(?:给|打|评)(?:${ZH_THIS})?(?:${ZH_STEERED})[^\\n]{0,6}(?:10 ?分|满分|最高分)`,
  `请[^\\n。,]{0,4}(?:给|为|对)${ZH_IT}[^\\n。]{0,8}?${ZH_FULL}`,
  `请(?:评审|评委|审核)?(?:员|人员|老师)?(?:直接|务必|一律|都)?(?:给|打|评)(?:予|出|上|个)?(?:满分)?${ZH_FULL}`,
  `(?<=^|[。;,.!?\\n] ?)(?:给|为)${ZH_IT}[^\\n。]{0,8}?${ZH_FULL}`,
  "(?:不要|请勿|禁止)(?:报告|列出|指出|提及)(?:任何)?(?:问题|缺点|错误)",
];

export const INSTRUCTIONS: Record<Language, string> = {
  en: [...en, ...FORMS.en].join("|"),
  id: [...id, ...FORMS.id].join("|"),
  vi: [...vi, ...FORMS.vi].join("|"),
  th: [...th, ...FORMS.th].join("|"),
  zh: [...zh, ...FORMS.zh].join("|"),
};
