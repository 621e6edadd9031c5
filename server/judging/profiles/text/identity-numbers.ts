/** Numbers of persons and cards, told from other figures by their structure and check digits. */

export type IdentityKind = "identity_number" | "account_number";

/** What a complete number can be; its letters are small. */
export function identityOf(written: string, country: string): IdentityKind | undefined {
  const compact = written.replace(/[ .-]/g, "");
  if (isSingaporean(compact) || isThai(compact) || isIndonesian(compact)) return "identity_number";
  // A mobile number of Indonesia looks like one of these.
  const isOfVietnam = country === "Vietnam" && isVietnamese(compact);
  if (isChinese(compact) || isOfVietnam) return "identity_number";
  return isCard(compact) ? "account_number" : undefined;
}

const NRIC_WEIGHTS = [2, 7, 6, 5, 4, 3, 2];
const NRIC_LETTERS = { st: "jzihgfedcba", fg: "xwutrqpnmlk", m: "xwutrqpnjlk" };

/** NRIC and FIN. */
function isSingaporean(written: string): boolean {
  const [, first = "", digits = "", last = ""] = /^([stfgm])(\d{7})([a-z])$/.exec(written) ?? [];
  if (first === "") return false;
  const sum = weighted(digits, NRIC_WEIGHTS);
  if (first === "m") return NRIC_LETTERS.m[10 - ((sum + 3) % 11)] === last;
  const isLater = first === "t" || first === "g";
  const letters = first === "s" || first === "t" ? NRIC_LETTERS.st : NRIC_LETTERS.fg;
  return letters[(sum + (isLater ? 4 : 0)) % 11] === last;
}

/** Numbers of companies begin with 0. */
function isThai(digits: string): boolean {
  if (!/^[1-8]\d{12}$/.test(digits)) return false;
  const sum = weighted(digits.slice(0, 12), [13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2]);
  return (11 - (sum % 11)) % 10 === Number(digits[12]);
}

const PROVINCES_OF_INDONESIA = /^(?:1[1-9]|21|3[1-6]|5[1-3]|6[1-5]|7[1-6]|8[12]|9[1-7])/;

/** NIK: province, district, then the day of birth, 40 later for women. */
function isIndonesian(digits: string): boolean {
  if (!/^\d{16}$/.test(digits) || !PROVINCES_OF_INDONESIA.test(digits)) return false;
  const day = Number(digits.slice(6, 8)) % 40;
  const month = Number(digits.slice(8, 10));
  const isDay = Number(digits.slice(6, 8)) <= 71 && day >= 1 && day <= 31;
  return isDay && month >= 1 && month <= 12 && digits.slice(12) !== "0000";
}

const CHINESE_WEIGHTS = [7, 9, 10, 5, 8, 4, 2, 1, 6, 3, 7, 9, 10, 5, 8, 4, 2];

function isChinese(written: string): boolean {
  if (!/^[1-8]\d{5}(?:19|20)\d{2}(?:0[1-9]|1[0-2])(?:[0-2]\d|3[01])\d{3}[\dx]$/.test(written)) {
    return false;
  }
  return "10x98765432"[weighted(written.slice(0, 17), CHINESE_WEIGHTS) % 11] === written[17];
}

const LAST_PROVINCE_OF_VIETNAM = 96;

/** CCCD: province, then century and sex, year of birth. No figure of money begins with a zero. */
function isVietnamese(digits: string): boolean {
  if (!/^0\d{2}[0-3]\d{8}$/.test(digits)) return false;
  const province = Number(digits.slice(0, 3));
  return province >= 1 && province <= LAST_PROVINCE_OF_VIETNAM;
}

function isCard(digits: string): boolean {
  if (!/^(?:4\d{15}|5[1-5]\d{14}|2[2-7]\d{14}|6\d{15}|3[47]\d{13})$/.test(digits)) return false;
  const sum = [...digits].toReversed().reduce((total, digit, at) => {
    const doubled = Number(digit) * (at % 2 === 0 ? 1 : 2);
    return total + (doubled > 9 ? doubled - 9 : doubled);
  }, 0);
  return sum % 10 === 0;
}

function weighted(digits: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(digits[at] ?? 0), 0);
}
