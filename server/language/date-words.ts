/*
 * Words of dates in five languages, as sources of patterns that dates.ts folds. Groups with the same
 * name are in different alternatives of one pattern.
 */

export const MONTH_NAMES: readonly (readonly string[])[] = [
  ["january", "jan", "januari", "มกราคม", "ม.ค."],
  ["february", "feb", "februari", "pebruari", "กุมภาพันธ์", "ก.พ."],
  ["march", "mar", "maret", "มีนาคม", "มี.ค."],
  ["april", "apr", "เมษายน", "เม.ย."],
  ["may", "mei", "พฤษภาคม", "พ.ค."],
  ["june", "jun", "juni", "มิถุนายน", "มิ.ย."],
  ["july", "jul", "juli", "กรกฎาคม", "ก.ค."],
  ["august", "aug", "agustus", "agu", "agt", "สิงหาคม", "ส.ค."],
  ["september", "sept", "sep", "กันยายน", "ก.ย."],
  ["october", "oct", "oktober", "okt", "ตุลาคม", "ต.ค."],
  ["november", "nov", "nopember", "พฤศจิกายน", "พ.ย."],
  ["december", "dec", "desember", "des", "ธันวาคม", "ธ.ค."],
];

/** Ordinals of halves and quarters of a year. */
export const ORDINALS: readonly (readonly string[])[] = [
  // biome-ignore format: a table
  ["1", "i", "first", "1st", "one", "pertama", "satu", "awal", "một", "đầu", "หนึ่ง", "แรก", "一", "上"],
  ["2", "ii", "second", "2nd", "two", "kedua", "dua", "hai", "สอง", "二"],
  ["3", "iii", "third", "3rd", "three", "ketiga", "tiga", "ba", "สาม", "三"],
  ["4", "iv", "fourth", "4th", "four", "keempat", "empat", "tư", "bốn", "สี่", "四"],
];
const LAST = ["last", "final", "latter", "terakhir", "akhir", "cuối", "sau", "สุดท้าย", "หลัง"];

/** The longest first: "iii" is no "i". */
const ordinals = (most: number) =>
  `(?:${[...ORDINALS.slice(0, most).flat(), ...LAST]
    .toSorted((one, other) => other.length - one.length)
    .join("|")})(?!\\p{Script=Latin})`;
const QUARTER = `(?<quarter>${ordinals(4)})`;
const HALF = `(?<half>${ordinals(2)})`;

/** Counts of quarters or months, from two on. */
export const COUNTS: readonly (readonly string[])[] = [
  ["2", "two", "dua", "hai", "สอง", "二", "两"],
  ["3", "three", "tiga", "ba", "สาม", "三"],
  ["4", "four", "empat", "bốn", "สี่", "四"],
  ["5", "five", "lima", "năm", "ห้า", "五"],
  ["6", "six", "enam", "sáu", "หก", "六"],
  ["7", "seven", "tujuh", "bảy", "เจ็ด", "七"],
  ["8", "eight", "delapan", "tám", "แปด", "八"],
  ["9", "nine", "sembilan", "chín", "เก้า", "九"],
  ["10", "ten", "sepuluh", "mười", "สิบ", "十"],
  ["11", "eleven", "sebelas", "mười một", "สิบเอ็ด", "十一"],
];
const counted = (most: number) =>
  COUNTS.slice(0, most - 1)
    .flat()
    .toSorted((one, other) => other.length - one.length)
    .join("|");
const QUARTERS = `(?<quarters>${counted(3)})`;
const MONTHS = `(?<months>${counted(11)})`;

/** Parts of a year, by how the year's number may be attached to them. */
export const PARTS = {
  /** "Q3'25", "ไตรมาส 3/68" */
  short: ["q(?<quarter>[1-4])", "h(?<half>[12])", "ไตรมาส(?:ที่)? ?(?<quarter>[1-4])"],
  /** "1Q26"; but "1h30" is a time. */
  tight: ["(?<quarter>[1-4])q", "(?<half>[12])h(?='?2(?:0|[4-9](?! ?phút)))"],
  written: [
    `(?:quarter|quý|kuartal|triwulan|tw)\\.? (?:ke-? ?)?${QUARTER}`,
    `${QUARTER}[ -]quarter`,
    `ไตรมาส(?:ที่)? ?${QUARTER}`,
    `(?:semester|paruh)\\.? (?:ke-? ?)?${HALF}`,
    `${HALF}[ -]half`,
    `${HALF} (?:6|six) months`,
    `(?:6|sáu|enam) (?:tháng|bulan) ${HALF}`,
    `nửa (?:năm )?${HALF}`,
    `ครึ่ง(?:ปี)?${HALF}`,
    `(?:6|หก) ?เดือน${HALF}`,
    `first ${QUARTERS} quarters`,
    `first ${MONTHS} months`,
    `${QUARTERS} (?:kuartal|triwulan) (?:pertama|awal)`,
    `${MONTHS} bulan (?:pertama|awal)`,
    `${QUARTERS} quý đầu`,
    `${MONTHS} tháng đầu`,
    `${QUARTERS} ?ไตรมาสแรก`,
    `${MONTHS} ?เดือนแรก`,
  ],
  behindYear: [
    "q(?<quarter>[1-4])",
    "h(?<half>[12])",
    "第(?<quarter>[一二三四1-4])季度?",
    "(?<quarter>[一二三四1-4])季度",
    "(?<half>上|下)半年",
    `前${QUARTERS}个?季度?`,
    `前${MONTHS}个月`,
  ],
};

/** Words between a month, or a part of a year, and the year. */
export const TO_YEAR =
  "(?:of |in |của |ของ)?(?:the )?(?:fiscal )?(?:year |năm |tahun |ปี ?)?(?:(?:พ|ค)\\.?ศ\\.? ?)?(?:fy ?)?";

/** Telephone numbers, and standards named by their year. */
export const NO_DATE = [
  "(?<!\\d)0\\d{1,3}(?:-\\d{3,4}){2,3}(?!\\d)",
  "(?<!\\d)0\\d{2,3}(?:[ .]\\d{3,4}){2,3}(?!\\d)",
  "\\+\\d{1,3}(?:[ .-]?\\d{2,4}){2,4}(?!\\d)",
  "(?:hotline|tel|telp|whatsapp|tổng đài|điện thoại|โทร|电话|電話|热线|熱線|专线|專線)\\.?:? ?\\d{3,4}(?:[ .-]\\d{3,4}){1,3}(?!\\d)",
  "(?<!\\p{Script=Latin})iso(?:/iec)? ?\\d{4,5}(?:-\\d)?:\\d{4}(?!\\d)",
].join("|");

/** Things counted or measured, before which a number is no year. */
export const UNITS_BEHIND = [
  "[家个個名间間台辆輛件户戶次位座所款项項吨元](?!庭|居|电|電|人|旦)",
  " ?(?:[万萬亿億]|ล้าน|หมื่น|แสน)",
  " (?:million|billion|triệu|tỷ|nghìn|juta|miliar|ribu)(?!\\p{Script=Latin})",
  " ?(?:usd|sgd|baht|rupiah|đồng|dong|ringgit|km|kg|kwh|mah|m²|บาท|คน(?!ไทย)|ราย(?!ได|จ่าย|ละเอียด)|แห่ง|ครั้ง)(?!\\p{Script=Latin})",
].join("|");
