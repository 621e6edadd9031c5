/** Amounts of money as people of our languages write them, in US dollars. */

export type Amount = {
  /** The least and the most that is meant; the same where one amount stands. */
  min: number;
  max: number;
  /** Characters of the text, `from` up to `to`. */
  from: number;
  to: number;
};

/**
 * Units of each currency for one US dollar, roughly as in 2026: sizes of rounds and cheques are
 * compared by their magnitude, so a few percent do not matter.
 */
const PER_DOLLAR: Readonly<Record<string, number>> = {
  USD: 1,
  SGD: 1.3,
  IDR: 16_300,
  VND: 25_800,
  THB: 33,
  MYR: 4.2,
  PHP: 57,
  CNY: 7.1,
  HKD: 7.8,
  TWD: 31,
  JPY: 150,
  KRW: 1_400,
  INR: 86,
  AUD: 1.5,
  EUR: 0.87,
  GBP: 0.76,
};

/** Longer spellings first: the first that fits is taken. */
const CURRENCIES: readonly [words: string, code: string][] = [
  [
    "us\\$|usd|u\\.s\\. dollars?|us dollars?|đô la mỹ|đô la|đô|dolar as|dolar amerika|dolar|dollars?|美元|美金|ดอลลาร์สหรัฐฯ?|ดอลลาร์|เหรียญสหรัฐ|เหรียญ",
    "USD",
  ],
  [
    "s\\$|sgd|singapore dollars?|新元|新币|坡币|新幣|坡幣|ดอลลาร์สิงคโปร์|đô la singapore|dolar singapura",
    "SGD",
  ],
  ["hk\\$|hkd|港元|港币|港幣", "HKD"],
  ["nt\\$|twd|新台币|台币|新台幣|新臺幣|台幣|臺幣", "TWD"],
  ["a\\$|aud|澳元", "AUD"],
  ["rp\\.?|idr|rupiahs?|印尼盾|印尼卢比|รูเปียห์", "IDR"],
  ["vnd|vnđ|₫|đồng|dong|越南盾|ดอง", "VND"],
  ["thb|฿|bahts?|บาท|泰铢", "THB"],
  ["rm|myr|ringgits?|令吉|马币|馬幣|ริงกิต", "MYR"],
  ["php|₱|pesos?|比索|เปโซ", "PHP"],
  ["cny|rmb|人民币|人民幣|元|yuan|หยวน|nhân dân tệ", "CNY"],
  ["jpy|日元|日圓|yen|เยน", "JPY"],
  ["krw|韩元|韓元|won", "KRW"],
  ["inr|₹|rupees?|卢比", "INR"],
  ["eur|€|euros?|欧元|歐元|ยูโร", "EUR"],
  ["gbp|£|英镑|英鎊", "GBP"],
  ["\\$", "USD"],
];

const SCALES: readonly [words: string, factor: number][] = [
  ["thousand|ribu|nghìn|ngàn|千|พัน|rb|k", 1e3],
  ["หมื่น|万|萬", 1e4],
  ["แสน|十万|十萬", 1e5],
  ["million|mio|mn|mm|juta|jt|triệu|tr|百万|百萬|ล้าน|m", 1e6],
  ["千万|千萬", 1e7],
  ["亿|億", 1e8],
  ["billion|bn|miliar|milyar|tỷ|tỉ|พันล้าน|十亿|十億|b", 1e9],
  ["trillion|triliun|ล้านล้าน|兆", 1e12],
];

/** Whose money a scale names by itself: "5 tỷ" are dong, "20 ล้าน" baht. */
const OWN_MONEY: readonly [scale: RegExp, code: string][] = [
  [/^(triệu|tr|tỷ|tỉ)$/i, "VND"],
  [/^(ล้าน|แสน|พันล้าน)$/, "THB"],
  [/^(juta|jt|miliar|milyar)$/i, "IDR"],
];
/** Less than this in its own money would be no cheque: dollars are meant. */
const LEAST_DOLLARS = 5000;

/** Longest first, since "万" begins "万亿" and "พัน" "พันล้าน". */
const scaleWords = SCALES.flatMap(([words, factor]) =>
  words.split("|").map((word): [string, number] => [word, factor]),
).sort(([one], [other]) => other.length - one.length);
const FACTORS = new Map(scaleWords);
const currencyWords = CURRENCIES.flatMap(([words, code]) =>
  words.split("|").map((word): [string, string] => [word, code]),
).sort(([one], [other]) => other.length - one.length);
const CODES = currencyWords.map(([word, code]): [RegExp, string] => [
  new RegExp(`^(?:${word})$`, "iu"),
  code,
]);

const NUMBER = "\\d+(?:[.,]\\d+)*";
const SCALE = `(?:${scaleWords.map(([word]) => (/^[a-z]+$/.test(word) ? `${word}(?![\\p{L}])` : word)).join("|")})`;
const CURRENCY = `(?:${currencyWords.map(([word]) => (/^[a-z]+$/.test(word) ? `${word}(?!\\p{L})` : word)).join("|")})`;
const ONE = `(?:(?<!\\p{Script=Latin})(${CURRENCY})\\s*)?(${NUMBER})\\s*(${SCALE})?\\s*(${CURRENCY})?`;
const RANGE = "\\s*(?:-|–|—|~|to|and|until|đến|tới|và|hingga|sampai|dan|ถึง|และ|至|到)\\s*";
const AMOUNT = new RegExp(`${ONE}(?:${RANGE}${ONE})?`, "giu");

/**
 * All amounts of money in a text. A bare number is none; "500k–2M" without a currency is in
 * dollars, as people of the field write it.
 */
export function findAmounts(text: string): Amount[] {
  if (!/\d/.test(text)) return [];
  const amounts: Amount[] = [];
  for (const match of text.matchAll(AMOUNT)) {
    const [whole, before, low, lowScale, after, before2, high, highScale, after2] = match;
    const code = codeOf(after2 ?? after ?? before ?? before2);
    const scale = lowScale ?? highScale;
    if (!code && !isMoneyScale(scale)) continue;
    const least = value(low, lowScale ?? (isSmaller(low, high) ? highScale : undefined));
    const most = high === undefined ? least : value(high, highScale);
    const rate = PER_DOLLAR[code ?? impliedCode(scale, most)] ?? 1;
    const [first, last] = [least / rate, most / rate];
    if (!Number.isFinite(first) || !Number.isFinite(last) || first <= 0) continue;
    const to = match.index + whole.trimEnd().length;
    amounts.push({ min: Math.min(first, last), max: Math.max(first, last), from: match.index, to });
  }
  return amounts;
}

/** One amount of a field: a number in dollars, or as people write it. */
export function readAmount(value: number | string | undefined): Amount | undefined {
  if (value === undefined) return undefined;
  const plain = typeof value === "number" ? value : plainNumber(value);
  if (plain !== undefined) return { min: plain, max: plain, from: 0, to: 0 };
  return findAmounts(String(value))[0];
}

function plainNumber(text: string): number | undefined {
  if (!/^\s*\d[\d.,\s]*$/.test(text)) return undefined;
  const number = value(text.replace(/\s/g, ""), undefined);
  return Number.isFinite(number) ? number : undefined;
}

/** "1–2 million" means one million to two; "500–1 million" would be five hundred thousand. */
function isSmaller(low: string | undefined, high: string | undefined): boolean {
  return high !== undefined && value(low, undefined) <= value(high, undefined);
}

/** Without a currency only these are money; "10k users" and "5 thousand shops" are not. */
function isMoneyScale(scale: string | undefined): boolean {
  return (
    scale !== undefined &&
    /^(k|m|mn|mm|million|bn|billion|juta|miliar|milyar|triệu|tỷ|tỉ|ล้าน|万|萬)$/iu.test(scale)
  );
}

function impliedCode(scale: string | undefined, most: number): string {
  const code = OWN_MONEY.find(([scales]) => scales.test(scale ?? ""))?.[1] ?? "USD";
  return most / (PER_DOLLAR[code] ?? 1) < LEAST_DOLLARS ? "USD" : code;
}

function codeOf(word: string | undefined): string | undefined {
  if (word === undefined) return undefined;
  return CODES.find(([spelling]) => spelling.test(word))?.[1];
}

function value(digits: string | undefined, scale: string | undefined): number {
  return Number(decimal(digits ?? "")) * (FACTORS.get((scale ?? "").toLowerCase()) ?? 1);
}

/** "1.500.000" and "1,500" have thousands, "1,5" and "1.5" a fraction. */
function decimal(digits: string): string {
  if (/^\d{1,3}([.,]\d{3})+$/.test(digits)) return digits.replace(/[.,]/g, "");
  const last = Math.max(digits.lastIndexOf("."), digits.lastIndexOf(","));
  if (last < 0) return digits;
  return `${digits.slice(0, last).replace(/[.,]/g, "")}.${digits.slice(last + 1)}`;
}
