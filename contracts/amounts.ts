import { type Currency, isCurrency } from "./currencies.ts";
import { numberFormat } from "./formats.ts";
import { LANGUAGE_TAGS, type Language } from "./languages.ts";

type Written = { before: string } | { after: string };

/**
 * On which side people write a currency, and how. Intl's compact forms are ambiguous: some read "12
 * T ₫" as thousands and others as trillions, while everybody writes "12 tỷ đồng".
 */
const WRITTEN: Record<Language, Partial<Record<Currency, Written>>> = {
  en: {
    USD: { before: "US$" },
    SGD: { before: "S$" },
    IDR: { before: "Rp" },
    VND: { before: "₫" },
    THB: { before: "฿" },
    MYR: { before: "RM" },
    PHP: { before: "₱" },
    HKD: { before: "HK$" },
    EUR: { before: "€" },
    GBP: { before: "£" },
  },
  id: {
    USD: { before: "US$" },
    SGD: { before: "S$" },
    IDR: { before: "Rp" },
    VND: { after: " dong" },
    THB: { after: " baht" },
    MYR: { before: "RM" },
    PHP: { after: " peso" },
    CNY: { after: " yuan" },
    JPY: { after: " yen" },
    EUR: { after: " euro" },
  },
  vi: {
    USD: { after: " USD" },
    IDR: { after: " rupiah" },
    VND: { after: " đồng" },
    THB: { after: " baht" },
    MYR: { after: " ringgit" },
    PHP: { after: " peso" },
    CNY: { after: " nhân dân tệ" },
    JPY: { after: " yên" },
    EUR: { after: " euro" },
  },
  th: {
    USD: { after: "ดอลลาร์สหรัฐ" },
    SGD: { after: "ดอลลาร์สิงคโปร์" },
    IDR: { after: "รูเปียห์" },
    VND: { after: "ดอง" },
    THB: { after: "บาท" },
    MYR: { after: "ริงกิต" },
    PHP: { after: "เปโซ" },
    CNY: { after: "หยวน" },
    HKD: { after: "ดอลลาร์ฮ่องกง" },
    JPY: { after: "เยน" },
    EUR: { after: "ยูโร" },
    GBP: { after: "ปอนด์" },
  },
  zh: {
    USD: { after: "美元" },
    SGD: { after: "新元" },
    IDR: { after: "印尼盾" },
    VND: { after: "越南盾" },
    THB: { after: "泰铢" },
    MYR: { after: "令吉" },
    PHP: { after: "菲律宾比索" },
    CNY: { after: "元人民币" },
    HKD: { after: "港元" },
    TWD: { after: "新台币" },
    JPY: { after: "日元" },
    EUR: { after: "欧元" },
    GBP: { after: "英镑" },
  },
};

export type Digits = { maximumFractionDigits: number } | { maximumSignificantDigits: number };

/** "US$9,500", but "US$12K". */
const IN_FULL_BELOW = 10_000;

/** Chinese counts in 亿, a hundred times other languages' million, so it needs more digits. */
function usualDigits(amount: number, language: Language): Digits {
  const isFine = language === "zh" || (language === "th" && isOfTens(Math.abs(amount)));
  return { maximumFractionDigits: isFine ? 2 : 1 };
}

/** Thai also counts in หมื่น and แสน, and in tens and hundreds of its million. */
function isOfTens(amount: number): boolean {
  return Math.floor(Math.log10(amount)) % 6 > 3;
}

/**
 * An amount in short, as people of that language write it: `US$16M`, `12 tỷ đồng`, `5 พันล้านบาท`,
 * `6700万泰铢`, `Rp1,2 triliun`.
 * @param amount in whole units of the currency.
 * @param currency written as its code unless it is one of ours.
 */
export function shortAmount(
  amount: number,
  currency: string,
  language: Language,
  digits = usualDigits(amount, language),
  written = writtenAs(currency, language),
): string {
  const size = formatOf(language, Math.abs(amount) < IN_FULL_BELOW, digits).format(
    Math.abs(amount),
  );
  return withCurrency(size, amount < 0, currency, language, written);
}

/** A formatted size with its sign, and its currency where the language puts it. */
function withCurrency(
  size: string,
  isNegative: boolean,
  currency: string,
  language: Language,
  written = writtenAs(currency, language),
): string {
  const sign = isNegative ? "−" : "";
  if (written && "before" in written) return `${sign}${written.before}${size}`;
  if (written && language === "th")
    return `${sign}${size}${/\p{L}$/u.test(size) ? "" : " "}${written.after}`;
  if (written) return `${sign}${size}${written.after}`;
  return language === "en" ? `${sign}${currency} ${size}` : `${sign}${size} ${currency}`;
}

/** A dollar without its country is the American one; Thai papers write it like this to save room. */
const THAI_DOLLAR: Written = { after: "ดอลลาร์" };

/** US dollars for a card, a table or a chart, as short as the language allows: `5 ล้านดอลลาร์`. */
export function briefDollars(amount: number, language: Language): string {
  return shortAmount(amount, "USD", language, undefined, briefDollar(language));
}

function briefDollar(language: Language): Written | undefined {
  return language === "th" ? THAI_DOLLAR : undefined;
}

type AxisUnit = { size: number; name: string };

/** Chinese counts in 万 and 亿, and has no million. */
const AXIS_UNITS: Record<Language, readonly [AxisUnit, ...AxisUnit[]]> = {
  en: [{ size: 1e6, name: "US$ million" }],
  vi: [{ size: 1e6, name: "triệu USD" }],
  th: [{ size: 1e6, name: "ล้านดอลลาร์สหรัฐ" }],
  id: [{ size: 1e6, name: "juta dolar AS" }],
  zh: [
    { size: 1e4, name: "万美元" },
    { size: 1e8, name: "亿美元" },
  ],
};

/** The unit of a chart's axis in US dollars, for its title to name once. @param highest in dollars. */
export function axisUnit(highest: number, language: Language): AxisUnit {
  const units = AXIS_UNITS[language];
  return units.findLast(({ size }) => size <= highest) ?? units[0];
}

/**
 * A price, with cents only if it has any: `US$29`, `0,70 USD`. Its page says once whose dollars
 * they are, because in Thai that would fill the line.
 */
export function exactDollars(cents: number, language: Language): string {
  const digits = Math.round(cents) % 100 === 0 ? 0 : 2;
  return dollarsWith(digits, cents, language, briefDollar(language));
}

/** What was paid, as on books and receipts, always with cents: `US$29.00`, `29,00 USD`. */
export function paidDollars(cents: number, language: Language): string {
  return dollarsWith(2, cents, language);
}

function dollarsWith(
  digits: number,
  cents: number,
  language: Language,
  written?: Written | undefined,
): string {
  const size = numberFormat(LANGUAGE_TAGS[language], {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  });
  return withCurrency(size.format(Math.abs(cents) / 100), cents < 0, "USD", language, written);
}

/** A whole amount in its own currency, with all its digits: `5.000.000.000 đồng`. */
export function wholeAmount(amount: number, currency: string, language: Language): string {
  const size = numberFormat(LANGUAGE_TAGS[language], { maximumFractionDigits: 0 });
  return withCurrency(size.format(Math.abs(amount)), amount < 0, currency, language);
}

/** How the language writes a currency; undefined for those written as their code. */
export function writtenAs(currency: string, language: Language): Written | undefined {
  return isCurrency(currency) ? WRITTEN[language][currency] : undefined;
}

function formatOf(language: Language, inFull: boolean, digits: Digits): Intl.NumberFormat {
  return numberFormat(LANGUAGE_TAGS[language], {
    notation: inFull ? "standard" : "compact",
    compactDisplay: language === "en" ? "short" : "long",
    ...digits,
  });
}
