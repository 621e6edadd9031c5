import { begins, marked, placed, type Query, type Terms, within, words } from "./query.ts";

/** Queries for articles and for startup categories, with the conditions of a right answer. */

type Asked = readonly [text: string, news: Terms];

const news =
  (topic: string, language: Query["language"]) =>
  ([text, terms]: Asked): Query => ({ topic, language, text, news: terms });

/** An article is right if it contains the text itself, ignoring marks. */
const itself = (text: string): Asked => [text, [[words(text)]]];

const ENGLISH: Asked[] = [
  ...["startup", "AI", "fintech", "supply chain", "durian", "seafarers", "crepe", "covid"].map(
    itself,
  ),
  ...["machine learning", "generative AI", "5G", "tourism", "solar panels", "big data"].map(itself),
  ["cafe robots", [[words("cafe"), words("robots")]]],
  ["carbon credits coffee", [[words("carbon credits"), words("coffee")]]],
  ["Da Nang engineers", [[words("da nang"), words("engineers")]]],
  [
    "quantum computing insurance Manila",
    [[words("quantum computing"), words("insurance"), words("manila")]],
  ],
  ["e-commerce", [[words("e commerce")], [words("ecommerce")]]],
  ["ecommerce", [[words("e commerce")], [words("ecommerce")]]],
];

const COMMON_WORDS: [Query["language"], Asked][] = [
  ["en", itself("the")],
  ["en", itself("and")],
  ["en", ["of the", [[words("of"), words("the")]]]],
  ["id", itself("untuk")],
  ["vi", itself("cho")],
  ["vi", itself("va")],
  ["zh", ["的", [[within("的")]]]],
];

/** Vietnamese as it is typed without a Vietnamese keyboard. */
const VIETNAMESE_BARE: Asked[] = [
  ...["cong nghe", "tri tue nhan tao", "khoi nghiep", "goi von", "sau rieng", "dau tu"].map(itself),
  ...["nuoc mam", "thuong mai dien tu", "rung ngap man", "dak nong", "nha dau tu"].map(itself),
  ...["doanh nghiep", "chuyen doi so", "ha noi", "nen tang", "giao hang", "phat trien"].map(itself),
];

const VIETNAMESE: Asked[] = [
  ...["công nghệ", "chuyển đổi số", "xe điện", "sầu riêng", "ĐẦU TƯ", "thị trường"].map(itself),
  ["bản lề", [[marked("bản lề")]]],
  ["bán lẻ", [[marked("bán lẻ")]]],
  ["bất động sản Đà Nẵng", [[words("bat dong san"), words("da nang")]]],
  ["cà phê bền vững", [[words("ca phe"), words("ben vung")]]],
];

const CHINESE: Asked[] = [
  ...["融资", "人工智能", "独角兽", "东南亚", "红树林", "碳信用", "首席执行官", "供应链"].map(
    (word): Asked => [word, [[placed(word)]]],
  ),
  ...["榴莲", "直播带货", "工智能", "新", "榴", "跨境"].map(
    (text): Asked => [text, [[within(text)]]],
  ),
  ["越南金融科技", [[placed("越南"), placed("金融科技")]]],
  ["人工智能 融资", [[placed("人工智能"), placed("融资")]]],
  ["新冠疫情", [[placed("新冠"), placed("疫情")]]],
  ["人工智能，", [[placed("人工智能")]]],
  ["ai翻译", [[words("ai"), within("翻译")]]],
  ["ＡＩ耳机", [[words("ai"), within("耳机")]]],
];

const THAI: Asked[] = [
  ...["สตาร์ทอัพ", "ปัญญาประดิษฐ์", "ทุเรียน", "ป่าชายเลน", "ระดมทุน", "ส้มตำ", "โควิด"].map(
    (word): Asked => [word, [[placed(word)]]],
  ),
  ...["อาหารทะเล", "รถยนต์ไฟฟ้า", "ยูนิคอร์น", "บล็อกเชน", "นักลงทุน"].map(
    (word): Asked => [word, [[placed(word)]]],
  ),
  ["น้ำปลาร้า", [[placed("น้ำปลา"), placed("ร้า")]]],
  ["สตาร์ทอัพฟินเทค", [[placed("สตาร์ทอัพ"), placed("ฟินเทค")]]],
  ["นักลงทุน กาแฟ", [[placed("นักลงทุน"), placed("กาแฟ")]]],
  // A vowel typed as two halves.
  ["เเพลตฟอร์ม", [[placed("แพลตฟอร์ม")]]],
  ["ก", [[within("ก")]]],
];

const INDONESIAN: Asked[] = [
  ...["pendanaan", "perusahaan rintisan", "kecerdasan buatan", "bakau", "bakso", "jamu"].map(
    itself,
  ),
  ...["dompet digital", "nelayan", "pembayaran", "pinjaman"].map(itself),
  ["rantai pasok kopi", [[words("rantai pasok"), words("kopi")]]],
];

const BEGINNINGS: [Query["language"], string][] = [
  ["en", "fundi"],
  ["en", "seafar"],
  ["en", "startu"],
  ["en", "inves"],
  ["id", "pendan"],
  ["id", "teknol"],
];

const SCRIPTS_MIXED: Asked[] = [
  ["AI 融资", [[words("ai"), within("融资")]]],
  ["AI สตาร์ทอัพ", [[words("ai"), placed("สตาร์ทอัพ")]]],
  ["blockchain เวียดนาม", [[words("blockchain"), within("เวียดนาม")]]],
  ["5G 大数据", [[words("5g"), placed("大数据")]]],
  ["Grabeon融资", [[words("grabeon"), placed("融资")]]],
];

const SIGNS: Asked[] = [
  ['"generative AI"', [[words("generative ai")]]],
  ["(fintech)", [[words("fintech")]]],
  ["fintech & !blockchain | ai:*", [[words("fintech"), words("blockchain"), words("ai")]]],
  ["AI-powered", [[words("ai powered")]]],
  ["COVID-19", [[words("covid 19")]]],
  ["C++", [[within("c++")]]],
  ["Q&A", [[within("q&a")]]],
  ["🚀", [[within("🚀")]]],
  ["🦄", [[within("🦄")]]],
];

const LONG: Asked[] = [
  [
    "Durian drone couriers cleared for Penang rooftops the pilot lets hawkers send durian by drone",
    [[words("durian drone couriers")]],
  ],
  ["榴莲外卖无人机获准在槟城试飞试点允许小贩用无人机运送榴莲", [[within("榴莲外卖无人机")]]],
  ["โดรนส่งทุเรียนบินเหนือจันทบุรี", [[within("โดรนส่งทุเรียน")]]],
  ["Máy bay không người lái giao sầu riêng ở Cần Thơ", [[words("giao sau rieng")]]],
];

const LABELS: [Query["language"], string, Terms][] = [
  ["en", "fintech vietnam", [[words("fintech"), words("vietnam")]]],
  ["zh", "越南 物流", [[within("越南"), within("物流")]]],
  ["th", "เกษตรอัจฉริยะ", [[within("เกษตรอัจฉริยะ")]]],
  ["vi", "chuoi khoi singapore", [[words("chuoi khoi"), words("singapore")]]],
  ["id", "asuransi digital", [[words("asuransi digital")]]],
];

const EVERYWHERE = ["news", "startup", "investor"] as const;

const FOUND_NOWHERE: [Query["language"], string, Query["nothing"]][] = [
  ...["!!!", "%", "_", "'", "\\", "' or 1=1 --", "🙈", "qzxwvkjy", "*:* & !()"].map(
    (text): [Query["language"], string, Query["nothing"]] =>
      text === "' or 1=1 --" ? ["en", text, ["startup", "investor"]] : ["en", text, EVERYWHERE],
  ),
  ["en", "'; drop table news; --", ["news"]],
  ["en", "mangrove unicorn durian seafarers", ["news"]],
  ["en", "lorem ".repeat(1000), ["news"]],
  ["zh", "魑魅魍魉", EVERYWHERE],
  ["th", "ฆฏฐฌ", EVERYWHERE],
  ["vi", "hươu cao cổ", ["news"]],
  ["id", "penyelam mutiara", ["news"]],
  ["mixed", "series a งานวิจัย", ["news"]],
];

/** Their answers are unknown: they only have to be as fast as the others. */
const ONLY_TIMED: [Query["language"], string][] = [
  ["en", "5"],
  ["th", "ปัญญาประดิษฐ์".repeat(100)],
  ["en", "a b c d e f g h i j k l m n o p q r s t u v w x y z ".repeat(40)],
];

export const TEXT_QUERIES: Query[] = [
  ...ENGLISH.map(news("English", "en")),
  ...COMMON_WORDS.map(([language, asked]) => news("common words", language)(asked)),
  ...VIETNAMESE_BARE.map(news("Vietnamese without marks", "vi")),
  ...VIETNAMESE.map(news("Vietnamese", "vi")),
  ...CHINESE.map(news("Chinese", "zh")),
  ...THAI.map(news("Thai", "th")),
  ...INDONESIAN.map(news("Indonesian", "id")),
  ...BEGINNINGS.map(([language, text]) =>
    news("beginning of a word", language)([text, [[begins(text)]]]),
  ),
  ...SCRIPTS_MIXED.map(news("scripts mixed", "mixed")),
  ...SIGNS.map(news("signs", "en")),
  ...LONG.map(news("long", "mixed")),
  ...LABELS.map(
    ([language, text, startupTexts]): Query => ({ topic: "labels", language, text, startupTexts }),
  ),
  ...FOUND_NOWHERE.map(
    ([language, text, nothing]): Query => ({ topic: "nothing to find", language, text, nothing }),
  ),
  ...ONLY_TIMED.map(([language, text]): Query => ({ topic: "only timed", language, text })),
];
