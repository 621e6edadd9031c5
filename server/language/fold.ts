/** Thai tone marks and the like: often drawn away from their letter, or lost, and seldom needed. */
const THAI_TONES = /[\u0e47-\u0e4c]/g;

/** Text for looking words up in: small letters, plain digits, Thai without tone marks. */
export function fold(text: string): string {
  return text
    .normalize("NFC")
    .replace(/[\uFF01-\uFF5E]/g, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u0e50-\u0e59]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50))
    .replace(/[\u2018\u2019]/g, "'")
    .toLowerCase()
    .replace(THAI_TONES, "");
}
