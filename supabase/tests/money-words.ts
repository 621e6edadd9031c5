import type { Language } from "../../contracts/languages.ts";

/**
 * The ways in which an article may write an amount in the given language.
 * @param thousands the amount in thousand US dollars.
 */
export function moneyWords(thousands: number): Record<Language, string[]> {
  const millions = digits(thousands / 1000);
  const comma = millions.replace(".", ",");
  return {
    en: [`US$${millions} million`, `US$${thousands},000`],
    id: [`US$${comma} juta`, `US$${thousands}.000`, `US$${thousands} ribu`],
    vi: [`${comma} triệu USD`, `${thousands}.000 USD`],
    th: [`${millions} ล้านดอลลาร์`, `${thousands},000 ดอลลาร์`],
    zh: [`${digits(thousands / 10)}万美元`, `${digits(thousands / 100_000)}亿美元`],
  };
}

/** Up to three decimals, no zero at the end, no separator of thousands. */
function digits(value: number): string {
  return String(Number(value.toFixed(3)));
}
