import { LANGUAGES, type Language } from "../../contracts/languages.ts";
import { fold } from "./fold.ts";

/*
 * Words of amounts, for folded text in simplified characters. Alternatives in one string are separated by
 * "|"; words hold no signs with a meaning in patterns, unless they are called patterns.
 */

type Scale = {
  factor: number;
  /** Its language; none for an abbreviation that several languages share. */
  language: Language | undefined;
};

const SHARED_SCALES: Record<string, number> = {
  t: 1e12,
  b: 1e9,
  m: 1e6,
  mm: 1e6,
  mio: 1e6,
  k: 1e3,
};
// biome-ignore format: tables
const SCALES_OF: Record<Language, Record<string, number>> = {
  en: {
    trillion: 1e12, tn: 1e12, billion: 1e9, bn: 1e9, crore: 1e7, million: 1e6, mn: 1e6, mil: 1e6, mln: 1e6,
    lakh: 1e5,
    thousand: 1e3,
  },
  zh: {
    兆: 1e12, 万亿: 1e12, 千亿: 1e11, 百亿: 1e10, 十亿: 1e9, 亿: 1e8, 千万: 1e7, 百万: 1e6, 十万: 1e5,
    万: 1e4, 千: 1e3,
  },
  vi: {
    "nghìn tỷ": 1e12, "nghìn tỉ": 1e12, "ngàn tỷ": 1e12, "ngàn tỉ": 1e12, "trăm tỷ": 1e11,
    "trăm tỉ": 1e11, tỷ: 1e9, tỉ: 1e9, triệu: 1e6, trieu: 1e6, tr: 1e6, nghìn: 1e3, ngàn: 1e3,
  },
  th: {
    ล้านล้าน: 1e12, แสนล้าน: 1e11, หมื่นล้าน: 1e10, พันล้าน: 1e9, ร้อยล้าน: 1e8, สิบล้าน: 1e7,
    ล้าน: 1e6, "ลบ.": 1e6, แสน: 1e5, หมื่น: 1e4, พัน: 1e3,
  },
  id: { triliun: 1e12, miliar: 1e9, milyar: 1e9, juta: 1e6, jt: 1e6, ribu: 1e3, rb: 1e3 },
};

/** Words that multiply a number. */
export const SCALES: ReadonlyMap<string, Scale> = new Map([
  ...scalesOf(SHARED_SCALES, undefined),
  ...LANGUAGES.flatMap((language) => scalesOf(SCALES_OF[language], language)),
]);
/** In rupiah, M is short for miliar, and T for triliun. */
export const SHORT_IN_RUPIAH: Readonly<Record<string, number>> = { m: 1e9, t: 1e12 };
/** Without a currency these are millimetres. */
export const ONLY_OF_MONEY = "mm";

function scalesOf(
  scales: Record<string, number>,
  language: Language | undefined,
): [string, Scale][] {
  return Object.entries(scales).map(([word, factor]) => [fold(word), { factor, language }]);
}

/** Signs shared by several currencies; a code after the number selects one: "$5 million SGD". */
export const OF_SEVERAL: readonly string[] = ["$", "¥", "￥"];
/** Other words begin with these: "3 đồng sáng lập" are founders, "12 đô thị" towns, "310兆瓦" megawatts. */
export const OTHER_WORDS: Readonly<Record<string, string>> = {
  đồng: " (?:sáng lập|nghiệp|hồ|bào|bằng|đội|bộ|tác giả|quản lý|chủ)",
  đô: " thị",
  dong: " (?:xuan|nai|thap|da)",
  pound: " of",
  pounds: " of",
  元: "(?:宇宙|素|件|器|老)",
  币: "(?:圈|安|种|商|民|市)",
  兆: "(?:瓦|赫|帕|焦|伏|欧|字节|比特|位)",
  千: "(?:瓦|米|克|赫|帕|焦|伏|卡|字节|比特)",
};
/** "Won" is also a verb, and a pound a weight; amounts in these coins are never so small. */
export const NEVER_FEW: Readonly<Record<string, number>> = {
  won: 1000,
  pound: 10_000,
  pounds: 10_000,
  bảng: 1000,
};

/** Currencies written with a decimal comma, as in Vietnamese and Indonesian. */
export const WITH_COMMA: readonly string[] = ["IDR", "VND", "EUR"];
/** Nobody counts hundredths of these. */
export const WITHOUT_FRACTION: readonly string[] = ["IDR", "VND"];

export const PERCENT = words("%|percent|per cent|persen|phần trăm|เปอร์เซ็นต์|个百分点");
export const TIMES = words("x|×|times|倍|เท่า|lần|kali|kali lipat");
/** Patterns. */
export const MONTHS = words("months?|mos?\\.?|bulan|tháng|เดือน|个月");
export const YEARS = words("years?|yrs?\\.?|tahun|năm|ปี");

function words(written: string): string[] {
  return written === "" ? [] : written.split("|").map(fold);
}
