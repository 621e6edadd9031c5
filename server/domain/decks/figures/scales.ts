import { fold } from "../outline/fold.ts";

/** What multiplies a number, as the five languages write it. */
export const SCALES: Record<string, number> = folded({
  trillion: 1e12, tn: 1e12, triliun: 1e12, t: 1e12, "nghìn tỷ": 1e12, "ngàn tỷ": 1e12, "nghìn tỉ": 1e12, ล้านล้าน: 1e12, 万亿: 1e12, 萬億: 1e12,
  แสนล้าน: 1e11, 千亿: 1e11,
  หมื่นล้าน: 1e10, 百亿: 1e10,
  billion: 1e9, bn: 1e9, b: 1e9, miliar: 1e9, milyar: 1e9, tỷ: 1e9, tỉ: 1e9, พันล้าน: 1e9, 十亿: 1e9,
  亿: 1e8, 億: 1e8, ร้อยล้าน: 1e8,
  千万: 1e7, สิบล้าน: 1e7,
  million: 1e6, mn: 1e6, mio: 1e6, m: 1e6, juta: 1e6, jt: 1e6, triệu: 1e6, tr: 1e6, ล้าน: 1e6, 百万: 1e6,
  แสน: 1e5, 十万: 1e5,
  หมื่น: 1e4, 万: 1e4, 萬: 1e4,
  thousand: 1e3, k: 1e3, ribu: 1e3, rb: 1e3, nghìn: 1e3, ngàn: 1e3, พัน: 1e3, 千: 1e3,
});

/** How currencies are written, before or behind the number. */
export const CURRENCIES: Record<string, string> = folded({
  "us$": "USD", usd: "USD", "$": "USD", dollars: "USD", dollar: "USD", "đô la": "USD", "đô la mỹ": "USD", "đô": "USD", ดอลลาร์: "USD", ดอลลาร์สหรัฐ: "USD", ดอลลาร์สหรัฐฯ: "USD", 美元: "USD", 美金: "USD", "dolar as": "USD", dolar: "USD",
  "s$": "SGD", sgd: "SGD", 新元: "SGD", 新币: "SGD",
  rp: "IDR", "rp.": "IDR", idr: "IDR", rupiah: "IDR", 印尼盾: "IDR",
  vnd: "VND", vnđ: "VND", "₫": "VND", đ: "VND", đồng: "VND", 越南盾: "VND",
  thb: "THB", "฿": "THB", บาท: "THB", baht: "THB", 泰铢: "THB",
  "¥": "CNY", "￥": "CNY", rmb: "CNY", cny: "CNY", 元: "CNY", 人民币: "CNY",
  rm: "MYR", myr: "MYR", ringgit: "MYR", 令吉: "MYR", 马币: "MYR",
  "₱": "PHP", php: "PHP", peso: "PHP", pesos: "PHP", 比索: "PHP",
  "hk$": "HKD", hkd: "HKD", 港元: "HKD", 港币: "HKD",
  "€": "EUR", eur: "EUR", euro: "EUR", euros: "EUR", 欧元: "EUR", "£": "GBP", gbp: "GBP",
});

export const PERCENT = ["%", "percent", "per cent", "persen", "phần trăm", "เปอร์เซ็นต์", "个百分点"].map(fold);
export const TIMES = ["x", "×", "times", "倍", "เท่า", "lần", "kali", "kali lipat"].map(fold);
export const MONTHS = ["months?", "mos?\\.?", "bulan", "tháng", "เดือน", "个月", "月"].map(fold);
export const YEARS = ["years?", "yrs?\\.?", "tahun", "năm", "ปี"].map(fold);

function folded<Value>(table: Record<string, Value>): Record<string, Value> {
  return Object.fromEntries(Object.entries(table).map(([key, value]) => [fold(key), value]));
}
