/**
 * Small words that belong to the next one: a line may end before them, not after. The first are
 * parts of longer words, such as the ผู้ of ผู้ก่อตั้ง.
 */
const FORWARD =
  /^(?:การ|ความ|ผู้|นัก|ชาว|ช่าง|คุณ|ใบ|ร้าน|โรง|ห้อง|เครื่อง|ที่|ซึ่ง|ใน|ของ|และ|หรือ|กับ|แก่|แต่|จาก|ถึง|โดย|เพื่อ|สำหรับ|ให้|จะ|ไม่|ก็|เมื่อ|ถ้า|เพราะ|คือ|เป็น|มี|ว่า|ยัง|กำลัง|ต้อง|ควร|อาจ|สู่|บน|ตาม|ระหว่าง|ผ่าน|ทุก|หลัง|ก่อน)$/;
/** Belongs to the word before it: ดอลลาร์สหรัฐ. */
const BACKWARD = /^(?:ๆ|ฯ|สหรัฐ)$/;
/**
 * At least this many letters on both sides of any other break: anything shorter is often half a
 * word.
 */
const LEAST = 4;
/** And this many in the piece right before it. */
const LEAST_PIECE = 3;
/** Anything longer might not fit on a phone's line. */
const MOST = 16;

/** `isJoined`: a browser might break it. */
export type ThaiPart = { text: string; isJoined: boolean };

/**
 * The words of a Thai text that browsers, with their small dictionary, would break: they split loan
 * words, names and compounds. Only grammar is listed here: a piece too short to be a word belongs
 * to its neighbours.
 * @param text letters only, without spaces.
 * @returns all of it; each part should stay on one line.
 */
export function thaiParts(text: string): ThaiPart[] {
  // Not in every browser yet.
  if (!("Segmenter" in Intl)) return [{ text, isJoined: false }];
  const words = new Intl.Segmenter("th", { granularity: "word" }).segment(text);
  const parts: string[][] = [];
  for (const { segment } of words) {
    const last = parts.at(-1);
    if (last && !mayBreak(last, segment)) last.push(segment);
    else parts.push([segment]);
  }
  return parts.flatMap(fitting);
}

function mayBreak(before: string[], next: string): boolean {
  const piece = before.at(-1) ?? "";
  if (FORWARD.test(piece) || BACKWARD.test(next)) return false;
  const whole = lettersOf(before.join(""));
  if (FORWARD.test(next)) return whole >= LEAST_PIECE;
  return whole >= LEAST && lettersOf(piece) >= LEAST_PIECE && lettersOf(next) >= LEAST;
}

/** Split in two where its longest pieces meet, until each part is short enough. */
function fitting(pieces: string[]): ThaiPart[] {
  const text = pieces.join("");
  if (pieces.length < 2 || lettersOf(text) <= MOST) return [{ text, isJoined: pieces.length > 1 }];
  let at = 1;
  for (let place = 2; place < pieces.length; place += 1) {
    if (strength(pieces, place) > strength(pieces, at)) at = place;
  }
  return [...fitting(pieces.slice(0, at)), ...fitting(pieces.slice(at))];
}

/** How surely a break before that piece is not within a word. */
function strength(pieces: string[], at: number): number {
  const before = pieces[at - 1] ?? "";
  const isWithin = FORWARD.test(before) || BACKWARD.test(pieces[at] ?? "");
  return isWithin ? 0 : Math.min(lettersOf(before), lettersOf(pieces[at] ?? ""));
}

/** Signs above and below a letter take no room. */
function lettersOf(text: string): number {
  return text.replace(/\p{Mn}/gu, "").length;
}
