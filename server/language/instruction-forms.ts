import type { Language } from "../../contracts/languages.ts";

/*
 * Orders to a reviewer who reads for a fund or for us, by their form, in five languages: an address to the
 * reviewer, a rule to ignore, or a rank, verdict, answer, silence, role or belief that is asked for. Sources
 * of patterns in small letters. No company calls itself "this company"; if a sentence could be about
 * customers, it must begin with the order, or plead.
 */

export const START = "(?<=^|[^\\p{L}\\p{M}\\p{N} '’-] ?)";
const EN_START =
  "(?<=^|[^\\p{L}\\p{M}\\p{N} '’-] ?|(?:please|kindly|(?:reviewers?|assistants?|ai|evaluators?|you) (?:must|should|will|shall)) )";
const EN_PLEA = "(?:please|kindly|you must|you should|you shall)";
const EN_READER =
  "(?:large )?(?:language models?|llms?|chat ?bots?|(?:ai|automated|virtual|screening|review|reviewing|scoring|matching|evaluation) (?:models?|assistants?|reviewers?|evaluators?|systems?|agents?|graders?|judges?|bots?|screeners?))";
const EN_US =
  "(?:us|our (?:company|startup|profile|deck|application|submission)|this (?:company|startup|venture|project|profile|deck|document|application|submission|proposal|candidate))";
const EN_REVIEW = "(?:scoring|grading|rating|evaluation|reviewing|review|screening|judging)";
/** The end of an order to us; one to customers goes on. */
const EN_END = "(?= ?(?:[.!;,\"”')\\n]|$|and |then |now|at once))";
/** A reviewer who is to take sides. */
const EN_FAVOURS =
  "(?:who|that) (?:always (?:approves?|agrees?|recommends?|says? yes|invests?|supports?|favou?rs?|loves?)|(?:approves?|agrees? with|recommends?|supports?|favou?rs?|loves?|believes? in) (?:us|our|this (?:company|startup|profile|deck|pitch)))";
const EN_HIDDEN =
  "(?:weakness(?:es)?|lawsuits?|litigation|disputes?|debts?|losses|risks?|red flags|missing|shortcomings|complaints)";
const SCORE_KEY = "(?:score|rating|verdict|decision|recommendation|grade|rank|status|result|match)";

const en = [
  // Address
  `(?:dear|attention),? (?:the |all |any )?${EN_READER}`,
  `${EN_START}(?:note|message|instructions?) (?:to|for) (?:the |all |any )?${EN_READER}(?= ?[:,]| (?:reading|reviewing|that|who))`,
  `(?:if|since|because|as) you are (?:an? )?(?:${EN_READER}(?! \\p{L}*(?:maker|vendor|developer|compan|provider|builder|team|startup))|ai(?= (?:reading|reviewing|processing|evaluating|that)|,))`,
  `${START}(?:for|to) (?:the |any |all )?(?:ai|${EN_READER}) (?:reading|reviewing|processing|evaluating|that|who)(?: \\S+){0,5}? (?:this|our) (?:profile|deck|document|application|submission|page|text)`,
  `${START}system(?:\\]|(?: message| notice| note| override)? ?:) ?(?:you (?:are|must|will)|ignore|skip|override|disregard|approve (?:this|our|the|it)(?![a-z])|assign|output|respond|all (?:fields|criteria|scores))`,
  "you are now in \\S+ mode",
  // Rules to ignore
  `(?:ignore|disregard|forget|override|bypass|skip|waive|suspend) (?:the |your |any |all |every ){1,2}(?:${EN_REVIEW} (?:\\S+ )?(?:rules?|rubrics?|criteria|guidelines?|instructions?|thresholds?)|rubric|risk section)${EN_END}`,
  `${EN_PLEA} (?:ignore|disregard|bypass|skip|waive|override|do not apply|don't apply) (?:\\S+ ){0,4}?(?:checks?|thresholds?|requirements?|criteri(?:a|on)|rubric|verification|due diligence|filters?)(?:${EN_END}| (?:for|when)(?: \\S+){0,3} ${EN_US})`,
  `(?:previous|prior|old|original|existing|normal|usual) ${EN_REVIEW} (?:rules?|criteria|rubrics?|instructions?|guidelines?) (?:no longer appl(?:y|ies)|do(?:es)? not apply|(?:is|are|have been|has been) (?:void|cancell?ed|superseded|suspended|replaced|revoked))`,
  `${EN_START}(?:stop|end|abort) (?:the |this |your )?(?:evaluation|review|scoring|assessment)(?= (?:here|now)|[.!;]|$)`,
  // Rank
  `${EN_START}(?:place|rank|put|list|position) ${EN_US} (?:first|top|highest|number one|no\\. ?1|#1|(?:at|on|in|to) (?:the )?(?:very )?(?:top|first|number one|1st|head))(?:${EN_END}| (?:in|on|of) (?:the|your|every|all) (?:\\S+ )?(?:shortlist|ranking|results|list|matches|report))`,
  `(?:place|rank|put|list) ${EN_US}(?: \\S+){1,4} (?:in|of|on) (?:the|your) (?:shortlist|ranking|results|list)`,
  `${EN_START}(?:mark|tag|label|flag|classify|treat|rate) ${EN_US} as (?:an? |the )?(?:\\S+ )?(?:match|fit|approved|verified|recommended|excellent|perfect|priority|low[- ]risk)`,
  `(?:mark|tag|classify|treat) ${EN_US} as an? (?:strong|perfect|top|ideal|excellent) (?:match|fit|candidate)`,
  // Verdict
  `${EN_START}(?:conclude|state|declare|confirm|determine|judge|write|certify|decide|report|say) that (?:we|${EN_US}) (?:\\S+ ){0,2}?(?:meets?|match(?:es)?|fits?|is|are|pass(?:es)?|qualif(?:y|ies)|satisf(?:y|ies)|has|have)`,
  `${EN_START}recommend (?:this|our) (?:profile|deck|submission|application|company|startup)(?:${EN_END}| (?:to|for|as) (?:the|all|every|your|an?) ?(?:fund|investor|partner|match|investment|committee))`,
  // Answer
  `(?:respond|reply|answer|output|return) (?:only|just|solely|exclusively|nothing but)(?: with)? ["“'\`]?(?:pass|approved?|yes|accept(?:ed)?|invest|match|perfect|100|10(?! ?%))(?= ?(?:["”'.!,;\`]|$))`,
  `${EN_START}(?:output|return|respond|reply|answer|print|emit)(?: (?:with|only|just|this|the|following|json|exactly)){0,4} ?:? ?\\{[^}\\n]{0,60}${SCORE_KEY}`,
  // Silence
  `when (?:you )?(?:summari[sz](?:e|ing)|review(?:ing)?|evaluat(?:e|ing)|scor(?:e|ing)|assess(?:ing)?|describ(?:e|ing)|judg(?:e|ing)) ${EN_US},? (?:please )?(?:do not|don't|never|avoid|omit|skip|ignore|leave out|only|always)`,
  `${EN_START}(?:do not|don't|never) (?:mention|reveal|disclose|discuss|cite|report|list|flag|include|show)(?: \\S+){1,8} in your (?:summary|review|report|evaluation|assessment|feedback)`,
  `${EN_START}(?:do not|don't|never) (?:mention|reveal|disclose|discuss|cite|report|list|flag|include|show)(?: \\S+){0,4}? ${EN_HIDDEN}(?: \\S+){0,3}? in the (?:summary|review|report|evaluation|assessment|feedback)${EN_END}`,
  `${EN_START}(?:do not|don't|never) (?:mention|reveal|disclose|discuss|cite|report|list|flag|include|show) (?:our|this company's|this startup's|the company's|any) ${EN_HIDDEN}${EN_END}`,
  // Role
  `you are (?:now )?(?:an? |the |our )(?:\\S+ ){0,2}?(?:analyst|reviewer|evaluator|expert|judge|assistant|investor|advocate|model|ai) ${EN_FAVOURS}`,
  `${EN_START}(?:act as|pretend to be|play the role of) (?:an? |our |the )(?:\\S+ ){0,2}?(?:analyst|reviewer|evaluator|judge|advocate|investor) (?:${EN_FAVOURS}|and (?:approve|recommend|rate|score|rank|accept|pass) (?:it|us|this|our))`,
  // Belief
  `${EN_START}(?:treat|consider|regard|accept|assume) (?:every|all|any|each|the|our)(?: \\S+){0,2}? (?:claims?|statements?|figures?|numbers?|data|information|facts?|metrics?)(?: (?:here|above|below|made|(?:made )?(?:in|of|on|by|about) (?:this|our|the|us)(?: (?:company|startup|deck|profile|document|page|pitch|text|submission|application|founders?|pitch deck))?))? (?:as|to be|are|is) (?:\\S+ )?(?:verified|audited|true|proven|confirmed|accurate|facts?|validated)${EN_END}`,
];

const ID_PLEA = "(?:mohon|tolong|harap|silakan)(?: untuk)?";
const ID_READER =
  "(?:ai|llm|model bahasa|model ai|asisten(?: ai)?|sistem ai|peninjau|penilai|reviewer|evaluator|juri|kurator)";
const ID_US =
  "(?:kami|(?:perusahaan|startup|profil|dek|deck|proposal|pengajuan|permohonan|dokumen|usaha) (?:ini|kami))";
const ID_ROLE = "(?:analis|asisten|penilai|peninjau|juri|investor|pakar|model bahasa|evaluator)";
const ID_FAVOURS =
  "yang (?:\\S+ ){0,2}?(?:merekomendasikan|menyetujui|setuju|mendukung|menyukai|meloloskan|percaya|berpihak)";
const ID_FULL = "(?:maksimal|maksimum|tertinggi|sempurna|penuh)";
const ID_END = '(?= ?(?:[.!;,"”\\n]|$|dan |lalu ))';
const ID_TELL =
  "(?:laporkan|sebutkan|sebut|tampilkan|singgung|cantumkan|ungkapkan|tuliskan|tulis|bahas|menyebutkan)";

const id = [
  `${START}(?:untuk|kepada|bagi) ${ID_READER} (?:yang|pembaca|penilai|peninjau)(?:[^.:\\n]{0,40}:|(?: \\S+)? (?:dokumen|profil|dek|proposal|halaman|teks) ini)`,
  "(?:jika|kalau|apabila|bila) (?:anda|kamu) (?:adalah |merupakan )?(?:sebuah |suatu |seorang )?(?:model bahasa|model ai|asisten ai|llm|chatbot|sistem ai|ai(?= (?:yang|penilai)|,))",
  `${START}(?:lewati|abaikan|kesampingkan|hiraukan) (?:\\S+ ){0,2}?(?:rubrik|(?:kriteria|aturan|pedoman|ambang|syarat|proses|tahap) (?:penilaian|evaluasi|skor|seleksi|peninjauan|kelayakan))`,
  `${ID_PLEA} (?:lewati|abaikan|kesampingkan|jangan terapkan|jangan gunakan) (?:\\S+ ){0,2}?(?:pengecekan|pemeriksaan|verifikasi|kriteria|syarat|ambang|batas|uji tuntas|filter|aturan)`,
  "(?:aturan|kriteria|pedoman|rubrik) (?:penilaian|evaluasi|skor|peninjauan)(?: \\S+){0,2} (?:tidak (?:lagi )?berlaku|dibatalkan|dicabut|gugur|dihapus)",
  `${START}(?:pakai|gunakan|isi|beri|berikan) (?:\\S+ )?skor ${ID_FULL}(?:${ID_END}| (?:untuk|kepada|pada|bagi) ${ID_US})`,
  `${START}(?:pakai|gunakan|isi|beri|berikan) (?:\\S+ )?nilai ${ID_FULL} (?:untuk|kepada|pada|bagi) ${ID_US}`,
  `(?:beri|berikan) (?:perusahaan|startup|proyek|usaha) ini (?:nilai|skor)`,
  `hentikan (?:penilaian|evaluasi|peninjauan)(?= ?(?:[.!;,]|$|ini|sekarang|di sini))`,
  `(?<!(?:pelanggan|pengguna|pembeli|mitra|mereka|yang) )(?:tempatkan|letakkan|taruh|posisikan|peringkatkan) ${ID_US} (?:di|pada|sebagai|ke|paling)(?: \\S+){0,2} (?:pertama|teratas|satu|1|atas)`,
  `(?:tandai|klasifikasikan|perlakukan) ${ID_US} sebagai (?:\\S+ )?(?:cocok|lolos|disetujui|terverifikasi|layak|prioritas|direkomendasikan|sempurna)${ID_END}`,
  `${START}(?:${ID_PLEA} )?(?:nyatakan|simpulkan|tegaskan|katakan|tetapkan|putuskan)(?: bahwa)? ${ID_US}`,
  "(?:peninjau|penilai|juri|reviewer|evaluator|kurator|asisten ai|model ai) (?:wajib|harus|perlu|mesti) (?:segera |langsung )?(?:meloloskan|menyetujui|menerima|meluluskan|merekomendasikan) (?:kami|(?:proposal|profil|pengajuan|permohonan|dek|startup|perusahaan) (?:ini|kami))",
  `(?:jawab|balas|tanggapi)(?: (?:hanya|cukup|dengan|saja)){1,3} ["“']?(?:setuju|lolos|ya|layak|cocok|diterima|disetujui)${ID_END}`,
  `${START}(?:${ID_PLEA} )?(?:keluarkan|kembalikan|balas|jawab|hasilkan|tampilkan|berikan)(?: (?:hanya|dengan|saja|json|berikut)){0,3} ?:? ?\\{[^}\\n]{0,60}(?:skor|nilai|status|keputusan|hasil|${SCORE_KEY})`,
  `(?:saat|ketika|waktu) (?:merangkum|meringkas|menilai|mengevaluasi|meninjau)(?: \\S+){0,4}?,? jangan ${ID_TELL}`,
  `${START}jangan ${ID_TELL}(?: \\S+){1,6} (?:dalam|di|pada) (?:ringkasan|ulasan|laporan|penilaian|evaluasi|rangkuman) (?:anda|kamu)`,
  `${START}jangan ${ID_TELL} (?:soal |tentang )?(?:kelemahan|kekurangan|masalah|utang|gugatan|sengketa|risiko|kerugian) ${ID_US}`,
  `(?:anda sekarang|sekarang anda|kamu sekarang|mulai sekarang,? (?:anda|kamu))(?: (?:adalah|berperan|bertindak|sebagai|seorang)){0,3} (?:\\S+ )?${ID_ROLE} ${ID_FAVOURS}`,
  `${START}(?:bertindaklah|berperanlah|berpura-puralah)(?: (?:sebagai|menjadi|seorang)){1,2} (?:\\S+ )?${ID_ROLE} ${ID_FAVOURS}`,
  `(?:anggap|perlakukan|terima) (?:bahwa )?(?:semua|seluruh|setiap|segala) (?:klaim|data|angka|informasi|pernyataan|isi|fakta)(?: (?:di|dalam|pada|dari|milik)(?: \\S+)? (?:ini|kami))?(?: (?:sudah|telah|sebagai|adalah|itu|sebagai yang)){0,3} (?:terverifikasi|diverifikasi|diaudit|benar|fakta|sah|tervalidasi)`,
];

const VI_PLEA = "(?:hãy|xin|vui lòng|làm ơn|yêu cầu|đề nghị)";
const VI_READER =
  "(?:ai|trợ lý|trợ lý ai|mô hình|mô hình ngôn ngữ|mô hình ai|hệ thống ai|hệ thống|người)";
const VI_READS =
  "(?:đánh giá|thẩm định|duyệt|kiểm duyệt|xét duyệt|chấm điểm|chấm|sàng lọc|đọc|phân tích)";
const VI_US =
  "(?:chúng tôi|công ty chúng tôi|(?:công ty|startup|dự án|hồ sơ|đề xuất|tài liệu|đơn|pitch deck|bản giới thiệu) (?:này|của chúng tôi|chúng tôi))";
const VI_TELL = "(?:nhắc|đề cập|nêu|nói|ghi|liệt kê|tiết lộ|báo cáo)";
const VI_NOT = "(?:đừng|không được|xin đừng|chớ|tuyệt đối không|vui lòng không)";
const VI_FAVOURS =
  "(?:\\S+ ){0,3}?(?:thích|ủng hộ|tin tưởng|đồng ý với|phê duyệt|khuyến nghị|đánh giá cao) (?:\\S+ )?(?:chúng tôi|công ty này|hồ sơ này|dự án này)";
const VI_ROLE =
  "(?:chuyên gia|nhà phân tích|chuyên viên|trợ lý|giám khảo|người đánh giá|mô hình|nhà đầu tư)";

const vi = [
  `${START}(?:kính gửi|gửi tới|gửi đến|gửi|lưu ý cho|nhắn|dành cho) (?:(?:ai|trợ lý ai|mô hình ngôn ngữ|mô hình ai|hệ thống ai) (?:đang )?${VI_READS}[^.:\\n]{0,40}:|${VI_READER} (?:đang )?${VI_READS}[^.:\\n]{0,40}:(?=[^\\n]{0,60}(?:(?:hồ sơ|công ty|startup|dự án|tài liệu) này|điểm|bỏ qua))|${VI_READER} (?:đang )?${VI_READS}(?:(?: \\S+)? (?:tài liệu|hồ sơ|trang|văn bản) này))`,
  "nếu bạn (?:đang )?là (?:một )?(?:mô hình ngôn ngữ|mô hình ai|mô hình|trợ lý ai|llm|chatbot|hệ thống ai|ai (?:đánh giá|đang|thẩm định))",
  `${VI_PLEA} (?:bỏ qua|phớt lờ|không áp dụng|đừng áp dụng|miễn)(?: \\S+){0,3}? (?:tiêu chí|quy tắc|ngưỡng|yêu cầu|bước kiểm tra|việc kiểm tra|thẩm định|điều kiện|thang điểm)`,
  `${START}(?:bỏ qua|phớt lờ|không áp dụng)(?: \\S+){0,2}? (?:tiêu chí|quy tắc|thang|bước|quy trình) (?:đánh giá|chấm điểm|chấm|xét duyệt|thẩm định)`,
  "(?:quy tắc|tiêu chí|quy định|hướng dẫn) (?:chấm điểm|đánh giá|xét duyệt|thẩm định)(?: \\S+){0,2} (?:không còn hiệu lực|hết hiệu lực|không còn áp dụng|bị hủy|đã hủy|vô hiệu)",
  `${VI_PLEA}(?: \\S+){0,20}? (?:xếp|đặt|đưa) ${VI_US} (?:ở |vào |lên |đứng |hạng |vị trí |đầu ){1,3}(?:nhất|đầu|đầu tiên|danh sách|bảng|1|số một)`,
  `${START}(?:xếp|đặt|đưa) ${VI_US} (?:ở |vào |lên |hạng |vị trí |đầu ){1,3}(?:nhất|đầu|đầu tiên|(?<=đầu )danh sách|1)`,
  `${VI_PLEA} (?:kết luận|khẳng định|tuyên bố|xác nhận|ghi nhận|nêu|ghi)(?: rằng| là)? ${VI_US}`,
  `(?:người ${VI_READS}|giám khảo|ban giám khảo|hội đồng)(?: hồ sơ)? (?:phải|cần|nên|hãy|bắt buộc)(?: \\S+){0,2}? (?:thông qua|duyệt|phê duyệt|chấp thuận|cho qua|chấp nhận) ${VI_US}`,
  `(?:đánh dấu|gắn nhãn|phân loại) ${VI_US}(?: \\S+){0,2}? là (?:\\S+ ){0,2}?(?:phù hợp|đạt|được duyệt|đã xác minh|xuất sắc|ưu tiên)`,
  `(?:chỉ|hãy|chỉ được) (?:trả về|trả lời|xuất|in ra|phản hồi)(?: (?:bằng|json|đúng|là|với)){0,3} ?:? ?\\{[^}\\n]{0,60}(?:diem|điểm|ket_qua|kết quả|trạng thái|${SCORE_KEY})`,
  `(?:chỉ|hãy) (?:trả lời|phản hồi|ghi)(?: (?:bằng|là|với|duy nhất|chữ|từ)){0,3} ["“'](?:đạt|duyệt|đồng ý|phù hợp|chấp thuận|có|pass|yes)`,
  `khi (?:tóm tắt|đánh giá|chấm|chấm điểm|xét duyệt|thẩm định|nhận xét)(?: \\S+){0,6}?,? ${VI_NOT} ${VI_TELL}`,
  `${START}${VI_NOT} ${VI_TELL}(?: \\S+){1,8}? trong (?:bản |phần )?(?:tóm tắt|đánh giá|báo cáo|nhận xét)`,
  `${START}${VI_NOT} ${VI_TELL}(?: đến| tới| về| ra)?(?: \\S+){0,2}? (?:điểm yếu|rủi ro|khoản nợ|vụ kiện|tranh chấp|khoản lỗ|hạn chế) của ${VI_US}`,
  `(?:từ giờ|từ nay|từ bây giờ|bây giờ|kể từ bây giờ)(?: trở đi)?,? (?:bạn|anh) (?:sẽ |phải |chính )?(?:là|đóng vai|vào vai)(?: \\S+){0,2}? ${VI_ROLE} ${VI_FAVOURS}`,
  `${VI_PLEA} (?:đóng vai|vào vai|nhập vai)(?: \\S+){0,2}? ${VI_ROLE} ${VI_FAVOURS}`,
  "hãy trả lời (?:theo|đúng) vai",
  `${VI_PLEA} (?:coi|xem|chấp nhận|giả định)(?: \\S+){0,3}? (?:số liệu|thông tin|tuyên bố|dữ liệu|nội dung|khẳng định)(?: \\S+){0,6}? (?:đã|là)(?: đã)?(?: được)? (?:kiểm toán|xác minh|xác thực|kiểm chứng|đúng|chính xác|sự thật)`,
];

const TH_PLEA = "(?:โปรด|กรุณา|จง|ขอให้|รบกวน|คุณต้อง)";
const TH_US = "(?:เรา|ของเรา|บริษัทนี้|บริษัทเรา|โปรไฟล์นี้|ใบสมัครนี้|สตาร์ทอัพนี้|เอกสารนี้|โครงการนี้|เด็คนี้)";
const TH_TELL = "(?:พูดถึง|กล่าวถึง|เอ่ยถึง|อ้างถึง|ระบุ|แสดง|รายงาน|แจ้ง|เขียนถึง|เปิดเผย)";
const TH_NOT = "(?:ห้าม|อย่า|ไม่ต้อง)";
const TH_FAVOURS =
  "[^\\n]{0,10}(?:เห็นด้วย|สนับสนุน|ชื่นชอบ|เชื่อมั่น|แนะนำ|อนุมัติ)[^\\n]{0,8}(?:เรา|บริษัทนี้|โปรไฟล์นี้|เสมอ)";
const TH_ROLE = "(?:นักวิเคราะห์|ผู้ประเมิน|ผู้ช่วย|ผู้เชี่ยวชาญ|กรรมการ|นักลงทุน|โมเดล)";

const th = [
  `${START}(?:ถึง|เรียน|สำหรับ) ?(?:ai|เอไอ|โมเดล|ผู้ประเมิน|ผู้พิจารณา|ผู้ช่วย)[^\\n:]{0,6}(?:ที่|ผู้|ซึ่ง)?(?:กำลัง)?(?:อ่าน|ประเมิน|ตรวจ|พิจารณา|คัดกรอง|วิเคราะห์)[^\\n:]{0,30}(?::|นี้)`,
  "(?:หาก|ถ้า)(?:คุณ|ท่าน)(?:คือ|เป็น) ?(?:โมเดลภาษา|แบบจำลองภาษา|llm|แชตบอต|ผู้ช่วย ?ai|(?:ai|เอไอ)(?= ?(?:ที่|ผู้|ซึ่ง)))",
  `(?:ข้อความจากระบบ|ข้อความระบบ|ประกาศจากระบบ|system) ?[:\\]][^\\n]{0,30}(?:กฎ|เกณฑ์|คะแนน|อนุมัติ|เพิกเฉย)`,
  `${TH_PLEA}(?:ช่วย)?(?:ข้าม|มองข้าม|ละเว้น|ยกเว้น|ไม่ใช้|อย่าใช้)[^\\n]{0,12}(?:เกณฑ์|กฎ|ขั้นตอน|การตรวจสอบ|เงื่อนไข|ข้อกำหนด)`,
  "(?:ยกเลิก|เลิกใช้|ไม่ต้องใช้|เพิกเฉยต่อ)(?:กฎ|เกณฑ์|กติกา|หลักเกณฑ์)(?:การ)?(?:ให้คะแนน|ประเมิน|พิจารณา|คัดเลือก)",
  `${TH_PLEA}[^\\n]{0,60}จัด(?:อันดับ)?(?:ให้)? ?${TH_US}[^\\n]{0,8}(?:อันดับ|ที่)(?:หนึ่ง|แรก|1)`,
  `${TH_PLEA}(?:ช่วย)?(?:สรุป|ระบุ|ยืนยัน|ประกาศ|ตัดสิน|รายงาน)ว่า ?${TH_US}[^\\n]{0,24}(?:ตรง|ผ่าน|เหมาะ|ดี|สมควร|เกณฑ์|คุณสมบัติ)`,
  `(?:ผู้ประเมิน|ผู้พิจารณา|ผู้ตรวจสอบ|กรรมการ|ผู้รีวิว)(?:ต้อง|ควร|จะต้อง)(?:ให้)?(?:อนุมัติ|รับ|ผ่าน|เห็นชอบ) ?(?:ใบสมัคร|โปรไฟล์|บริษัท|โครงการ|ข้อเสนอ|เรา)(?:นี้|ของเรา|เรา|ทันที)`,
  `(?:ทำเครื่องหมาย|จัดประเภท|ติดป้าย) ?(?:ให้)?${TH_US}[^\\n]{0,6}(?:ว่า|เป็น)[^\\n]{0,8}(?:ผ่าน|อนุมัติ|ตรง|เหมาะสม|ยืนยัน)`,
  `(?<=^|[\\n.] ?|แล้ว|และ|จง|โปรด|กรุณา)(?:ให้|ประเมิน)คะแนน(?:เต็ม|สูงสุด|10)[^\\n]{0,4}(?:แก่|กับ|แด่|สำหรับ)? ?(?:บริษัทนี้|โปรไฟล์นี้|ใบสมัครนี้|สตาร์ทอัพนี้|เอกสารนี้|โครงการนี้)`,
  `(?<=^|[\\n,:;] ?|โปรด|กรุณา|จง|ให้)(?:ตอบกลับ|ตอบ|ส่งคืน|ส่งกลับ|แสดง)[^\\n{]{0,16}\\{[^}\\n]{0,60}(?:คะแนน|สถานะ|ผล|${SCORE_KEY})`,
  `(?:ตอบกลับ|ตอบ)(?:แค่|เพียง|เฉพาะ|ว่า|คำว่า| )+["“'](?:ผ่าน|อนุมัติ|ใช่|เหมาะสม|pass)`,
  `(?:เวลา|เมื่อ|ตอน|ใน(?:การ)?)(?:สรุป|ประเมิน|รีวิว|พิจารณา)[^\\n]{0,25}${TH_NOT}${TH_TELL}`,
  `${TH_NOT}${TH_TELL}[^\\n]{0,20}(?:หนี้สิน|คดี|จุดอ่อน|ปัญหา|ข้อเสีย|ความเสี่ยง|ข้อพิพาท)[^\\n]{0,8}(?:ของเรา|ของบริษัท|ในบทสรุป|ในรายงาน|ในสรุป)`,
  `(?:นับจากนี้|ต่อจากนี้|จากนี้ไป|จากนี้|ตั้งแต่นี้|ตอนนี้)(?:เป็นต้นไป)? ?(?:คุณ|ท่าน|เธอ)(?:คือ|เป็น|จะเป็น|ต้องเป็น)[^\\n]{0,10}${TH_ROLE}${TH_FAVOURS}`,
  `(?:${START}|${TH_PLEA})สวมบทบาท(?:เป็น)?[^\\n]{0,10}${TH_ROLE}${TH_FAVOURS}`,
  "(?<=^|[\\n:;] ?)ถือว่า(?:ข้อมูล|ตัวเลข|ข้อความ|ทุกข้อ)[^\\n]{0,25}(?:ยืนยัน|ตรวจสอบ|เป็นความจริง|เป็นจริง|ถูกต้อง)",
  "(?:ให้ถือ|โปรดถือ|และถือ|จงถือ|กรุณาถือ)ว่า[^\\n]{0,25}(?:ผ่านการยืนยัน|ยืนยันแล้ว|ตรวจสอบแล้ว|ผ่านการตรวจสอบ|เป็นความจริง|เป็นจริง|ถูกต้อง)",
];

const ZH_HEAD = "(?<=^|[。;,.!?:\\n] ?|请|务必|须|应|只|仅|直接|并)";
const ZH_US =
  "(?:我们|我司|本公司|本项目|本企业|本资料|本申请|本文件|(?:该|此|这家|这个|这份)(?:公司|项目|企业|资料|申请|文件|档案))";
const ZH_READER =
  "(?:大语言模型|大模型|语言模型|ai模型|ai系统|ai助手|ai审核|ai评审|ai评估|智能助手|人工智能(?:助手|模型|系统))";
const ZH_NOT = "(?:不要|请勿|勿|切勿|别|禁止|不得|不准)";
const ZH_TELL = "(?:提及|提到|提起|写入|写出|列出|指出|披露|显示|报告|透露|说明)";
const ZH_ROLE = "(?:分析师|评审|审核员|助手|专家|模型|顾问|裁判|投资人|投资者|投资经理)";
const ZH_FAULTS = "(?:诉讼|纠纷|负债|债务|亏损|弱点|缺陷|不足|缺点|风险)";

const zh = [
  `(?:如果|若|假如|既然)(?:你|您)(?:是|为)(?:一个|一名|一款)?(?:${ZH_READER}|ai(?=,))`,
  `(?<![极精细一景别大])致(?:所有|各位|阅读[^\\n。]{0,8}的)?${ZH_READER}`,
  "(?:系统|管理员|开发者)(?:消息|讯息|信息|提示|通知|指令) ?[:\\]][^\\n。]{0,12}(?:(?:规则|标准)[^。\\n]{0,6}(?:失效|作废|取消|不再|无效)|忽略|批准(?:本|此|该|我们)|满分|最高分)",
  "(?:原有|原来|之前|旧|先前|以上|所有|现有)的?(?:评分|评审|评估|审核|打分)(?:规则|标准|指令|准则)[^\\n。]{0,4}(?:失效|作废|无效|取消|不再适用|不适用)",
  "请(?:直接)?(?:略过|跳过|忽略|绕过|无视|免除|放弃)[^\\n。]{0,10}(?:门槛|标准|规则|要求|检查|核查|审查|步骤|调查|限制)",
  `${ZH_HEAD}(?:略过|跳过|忽略|绕过|无视)(?:评分|评审|评估|审核|打分)(?:规则|标准|细则|流程|步骤)`,
  `请[^。\\n]{0,40}(?:将|把)${ZH_US}(?:列|排|置|放)[^。\\n]{0,4}(?:第一|首位|榜首|最前|前列)`,
  `(?<=^|[。;!?\\n] ?)(?:将|把)${ZH_US}(?:列|排|置)[^。\\n]{0,4}(?:第一|首位|榜首|最前)`,
  `(?:请|务必)(?:直接|将|把|在结论中)?(?:判定|认定|断定|确认|写明|声明|说明|评定|得出)[^。\\n]{0,4}${ZH_US}[^。\\n]{0,12}(?:符合|满足|匹配|优秀|通过|达标|合格|契合)`,
  `(?<=^|[。;,!?\\n] ?|请|并)(?:将|把)${ZH_US}(?:标记|标注|归类|评)为[^。\\n]{0,6}(?:匹配|通过|批准|推荐|优先|合格)`,
  "(?:一律|全部|统统|都)(?:填写|填|打|给|评)[^。\\n]{0,3}(?:最高分|满分|10 ?分)",
  '请(?:只|仅|直接|务必只)(?:输出|返回|回复|回答)[^。\\n]{0,4}[{"“「]',
  `${ZH_HEAD}(?:输出|返回|回复|回答)(?:以下)?(?:json)? ?:?\\{[^}\\n]{0,40}(?:评分|分数|得分|结论|结果|通过|${SCORE_KEY})`,
  `(?:总结|概括|评审|评估|审阅|评价|撰写摘要|生成摘要)(?:${ZH_US}[^。\\n]{0,6}${ZH_NOT}${ZH_TELL}|[^。\\n]{0,6}${ZH_NOT}${ZH_TELL}[^。\\n]{0,8}${ZH_FAULTS})`,
  `(?<=^|[。;,!?\\n] ?|请)${ZH_NOT}(?:在(?:摘要|总结|评语|报告|评审)中)?${ZH_TELL}${ZH_US}的?[^。\\n]{0,6}${ZH_FAULTS}`,
  `${ZH_NOT}在(?:摘要|总结|评语|报告|评审意见)(?:中|里)${ZH_TELL}`,
  `(?:从现在起|从现在开始|从此刻起|现在起),?(?:请)?(?:你|您)(?:就|将)?(?:是|扮演|作为)[^。\\n]{0,6}(?:支持|看好|偏爱|喜欢|推荐|批准|认同)[^。\\n]{0,10}${ZH_ROLE}`,
  `(?:你|您)(?:现在)?(?:是|扮演)一[名位个][^。\\n]{0,6}(?:支持|看好|偏爱|喜欢)(?:我们|本公司|本项目)[^。\\n]{0,4}${ZH_ROLE}`,
  `请(?:你|您)?扮演[^。\\n]{0,6}(?:支持|看好|偏爱|喜欢|推荐|认同)[^。\\n]{0,10}${ZH_ROLE}`,
  "(?:请|务必|一律)(?:将|把)?(?:(?:所有|全部|一切|以下|本资料|文中|文件中?|资料中?)的?){1,2}(?:数据|数字|信息|内容|说法|声明|陈述|资料|指标)?(?:都|均|一律)?(?:视为|当作|视作|认定为)[^。\\n]{0,4}(?:核实|验证|审计|属实|真实|确认)",
];

/** Sources of patterns, one of each form. */
export const FORMS: Record<Language, readonly string[]> = { en, id, vi, th, zh };
