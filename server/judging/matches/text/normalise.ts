/** Characters of no width hide words from a reader that compares. */
const INVISIBLE = /[\u00ad\u200b-\u200f\u2060-\u2064\ufeff\u202a-\u202e]/g;
const FULL_WIDTH = /[\uff01-\uff5e]/g;

/** Text in one form: composed, full-width letters and marks in ASCII, nothing invisible. */
export function normalise(text: string): string {
  return text
    .normalize("NFC")
    .replace(INVISIBLE, "")
    .replace(FULL_WIDTH, (wide) => String.fromCharCode(wide.charCodeAt(0) - 0xfee0))
    .replace(/[\u2018\u2019]/g, "'")
    .replace(/\bU\.S\.(A\.)?/g, "USA")
    .replace(/\bUS\$/g, "USD")
    .replace(/[๐-๙]/g, (digit) => String(digit.charCodeAt(0) - 0x0e50));
}

/** A word without marks and case: Vietnamese is often typed without its marks. */
export function fold(word: string): string {
  const lower = word.toLowerCase();
  if (/^[\x20-\x7e]*$/.test(lower)) return lower;
  return lower
    .normalize("NFD")
    .replace(/[\u0300-\u036f]/g, "")
    .replaceAll("đ", "d");
}

/** The plural of English and its singular are one word here; other words may lose their s too. */
export function stem(word: string): string {
  if (word.length < 4 || !word.endsWith("s") || word.endsWith("ss")) return word;
  if (word.endsWith("ies") && word.length > 4) return `${word.slice(0, -3)}y`;
  if (/(ss|ch|sh|x)es$/.test(word)) return word.slice(0, -2);
  return word.slice(0, -1);
}
