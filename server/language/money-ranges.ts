import { isCurrency, unitsPerDollar } from "../../contracts/currencies.ts";
import { jointOf } from "./figure-joints.ts";
import { type Figure, figuresIn, figureValue } from "./figures.ts";
import { fold, foldWithPlaces } from "./fold.ts";
import { type Told, toldIn } from "./told-currency.ts";
import { wordedMoneyIn } from "./worded-money.ts";
import { numberOf } from "./written-number.ts";

/** An amount of money in US dollars, from a text in any language. */
export type MoneyRange = {
  /** The least and the most that is meant; the same for a single amount. */
  min: number;
  max: number;
  /** Characters of the text, `from` up to `to`. */
  from: number;
  to: number;
};

/** Scales that mean money even without a currency, as investors write; "5 thousand shops" is no money. */
const MONEY_SCALES = new Set(
  [
    "k|m|mn|mm|million|bn|billion|juta|jt|miliar|milyar|triliun",
    "triệu|tỷ|tỉ|trăm tỷ|trăm tỉ|nghìn tỷ|nghìn tỉ|ngàn tỷ|ngàn tỉ",
    "ล้าน|สิบล้าน|ร้อยล้าน|พันล้าน|หมื่นล้าน|แสนล้าน|万|百万|千万|亿",
  ].flatMap((words) => words.split("|").map(fold)),
);
/** Scales that imply a currency: "5 tỷ" are dong, "20 ล้าน" baht. */
const OWN_MONEY: readonly [scale: RegExp, code: string][] = [
  [/(?:^triệu|tỷ|tỉ)$/, "VND"],
  [/ลาน$/, "THB"],
  [/^(?:juta|jt|miliar|milyar|triliun)$/, "IDR"],
];
/** Other things that people count in thousands and millions: "10k users" are no dollars. */
export const COUNTED =
  /^ ?(?:(?:(?:active|registered|paying|monthly) )*(?:users|customers|clients|people|farmers|merchants|shops|households|students|drivers|patients|downloads|views|orders|visits|followers)|người|lượt|khách|nông dân|hộ|học sinh|đơn|cửa hàng|orang|pengguna|pelanggan|petani|pedagang|warung|toko|unduhan|pesanan|คน|ราย|ครั้ง|ครัวเรือน|ร้าน|ผูใช|ลูกคา|用户|客户|人|家|户|次|名|单)/u;

/** Smaller numbers may be a year, or count something. */
const LEAST_BARE = 10_000;
/** If an amount in local money would be too small for a cheque, dollars are meant. */
const LEAST_DOLLARS = 5000;

const NOTHING_TOLD: Told = { named: undefined, beside: undefined };

/**
 * All amounts of money in plain text (fold.ts). A bare number is none; "500k–2M" without a currency is
 * in dollars, as is usual in the field, unless its sentence names another. Money that we cannot convert
 * is left out.
 */
export function moneyRangesIn(text: string): MoneyRange[] {
  const { text: folded, places } = foldWithPlaces(text);
  const figures = [
    ...figuresIn(folded, undefined).filter(({ unit }) => unit === undefined),
    ...wordedMoneyIn(folded),
  ].toSorted((one, other) => one.start - other.start);
  if (figures.length === 0) return [];
  const isWritten = figures.every(({ currency }) => currency !== undefined);
  const toldOf = isWritten ? () => NOTHING_TOLD : toldIn(folded, figures);
  const ranges: MoneyRange[] = [];
  for (let at = 0; at < figures.length; at += 1) {
    const [low, high] = [figures[at], figures[at + 1]];
    if (!low) continue;
    const isRange = high !== undefined && areOneRange(low, high, folded, toldOf(low));
    if (isRange) at += 1;
    const { end } = isRange ? high : low;
    const isCounted = COUNTED.test(folded.slice(end, end + 40));
    const range = rangeOf(low, isRange ? high : low, isCounted, toldOf(low));
    if (!range) continue;
    ranges.push({ ...range, from: places[low.start] ?? 0, to: places[end] ?? text.length });
  }
  return ranges;
}

/** The amount in a field: a number in dollars, or a text. */
export function readMoneyRange(value: number | string | undefined): MoneyRange | undefined {
  if (value === undefined) return undefined;
  const bare = typeof value === "number" ? value : bareNumber(value);
  if (bare !== undefined) return { min: bare, max: bare, from: 0, to: 0 };
  return moneyRangesIn(String(value))[0];
}

function bareNumber(text: string): number | undefined {
  const compact = text.replace(/\s/g, "");
  if (!/^\d[\d.,]*$/.test(compact)) return undefined;
  const number = numberOf(compact, undefined, false);
  return Number.isFinite(number) ? number : undefined;
}

/** "1–2 million", "$500k to $2M", "US$200,000 to 400,000"; but no "$2M and 3 offices". */
function areOneRange(low: Figure, high: Figure, folded: string, told: Told): boolean {
  const joint = jointOf(low, high, folded);
  const isAmount = high.currency !== undefined || high.scale !== undefined;
  const isBare =
    joint === "to" &&
    high.value >= Math.max(LEAST_BARE, low.value) &&
    (low.currency ?? told.named) !== undefined &&
    !COUNTED.test(folded.slice(high.end, high.end + 40));
  return (
    joint !== undefined && (isAmount || isBare || (joint === "dash" && low.scale === undefined))
  );
}

function rangeOf(
  low: Figure,
  high: Figure,
  isCounted: boolean,
  told: Told,
): Omit<MoneyRange, "from" | "to"> | undefined {
  const written = low.isVague ? (high.currency ?? low.currency) : (low.currency ?? high.currency);
  const scale = low.scale ?? high.scale;
  const isMoney = scale !== undefined && MONEY_SCALES.has(scale) && !isCounted;
  const isBare = scale === undefined && high.value >= LEAST_BARE && !isCounted;
  const code = written ?? (isMoney || isBare ? told.named : undefined);
  if (code === undefined && !isMoney) return undefined;
  const currency = code ?? impliedCode(scale, high.value, told.beside);
  if (!isCurrency(currency)) return undefined;
  // "500–1 million" is from five hundred thousand; "1–2 million" is from one million.
  const isSmaller = bareValue(low) <= bareValue(high);
  const least = figureValue(
    { ...low, scale: low.scale ?? (isSmaller ? high.scale : undefined), currency },
    undefined,
  );
  const most = figureValue({ ...high, currency }, undefined);
  const [first, last] = [least, most].map((value) => value / unitsPerDollar(currency));
  if (first === undefined || last === undefined || !(first > 0) || !Number.isFinite(last))
    return undefined;
  return { min: Math.min(first, last), max: Math.max(first, last) };
}

function bareValue(figure: Figure): number {
  return figureValue({ ...figure, part: 0, scale: undefined }, undefined);
}

function impliedCode(scale: string | undefined, most: number, beside: string | undefined): string {
  const code = OWN_MONEY.find(([scales]) => scales.test(scale ?? ""))?.[1] ?? beside ?? "USD";
  return most / unitsPerDollar(code) < LEAST_DOLLARS ? "USD" : code;
}
