import { withoutUnseen } from "../../../../contracts/unseen-signs.ts";
import { segmentsOf } from "../../../language/words.ts";

const LIGATURES = /[\uFB00-\uFB06]/g;
/** Programs that draw with Skia (such as browsers) give no character for a mark that they moved. */
const UNMAPPED = "\u0000";
const THAI_MARKS = ["\u0e48", "\u0e49", "\u0e4c", "\u0e47", "\u0e4b", "\u0e4a"];
const THAI = /\p{Script=Thai}/u;
const AROUND = 10;

/**
 * Browsers print some characters with the code of their radical, and Unicode cannot map the modern forms
 * back: pairs of a radical and the character that is meant.
 */
const RADICALS =
  "⻓长⻋车⻔门⻅见⻉贝⻛风⻢马⻚页⻥鱼⻦鸟⻩黄⻬齐⻮齿⻰龙⻆角⻝食⻄西⻁虎⺠民⻘青⻨麦⻜飞⻤鬼⺟母⻳龟⻣骨⻙韦⻧卤⻑長";
const CHARACTERS = new Map(
  [...RADICALS.matchAll(/(.)(.)/gu)].map(([, radical = "", character = ""]) => [
    radical,
    character,
  ]),
);

/**
 * Text as somebody would have typed it: composed marks, no ligatures, no soft hyphens, no invisible
 * characters.
 */
export function mendText(drawn: string): string {
  const plain = withoutUnseen(drawn)
    .replace(LIGATURES, (ligature) => ligature.normalize("NFKC"))
    .replace(/[\u00A0\u2000-\u200A\u202F\u205F\t]/g, " ")
    .replace(/[\u2E80-\u2FDF]/g, (radical) => CHARACTERS.get(radical) ?? radical.normalize("NFKC"));
  return mendThai(plain)
    .replaceAll(/(?<=\p{Script=Latin})\0(?=\p{Script=Latin})/gu, "fi")
    .replace(/[\p{Cc}\p{Co}\p{Cn}\p{Cs}\uFFFD]/gu, "")
    .normalize("NFC");
}

function mendThai(text: string): string {
  if (!THAI.test(text)) return text;
  let mended = text;
  for (let at = mended.indexOf(UNMAPPED); at !== -1; at = mended.indexOf(UNMAPPED, at + 1)) {
    if (!THAI.test(mended[at - 1] ?? "")) continue;
    mended = asCommonWord(mended, at) ?? withLikeliestMark(mended, at);
  }
  // Sara am is drawn as two parts, with a tone mark between or before them.
  return mended
    .replace(/\u0e4d([\u0e48-\u0e4b]?)\u0e32/g, "$1\u0e33")
    .replace(/([\u0e48-\u0e4b])\u0e4d\u0e32/g, "$1\u0e33")
    .replace(/\u0e33([\u0e48-\u0e4b])/g, "$1\u0e33");
}

/** Common words with a mark that is drawn moved: short ones, which a dictionary cannot decide. */
const COMMON =
  "ปัญหา ปัจจุบัน พื้นที่ เครื่อง เปลี่ยน เป้าหมาย เลี้ยง เฉลี่ย เยี่ยม เสี่ยง เที่ยว เนื่อง เรื่อง เพิ่ม เริ่ม เมื่อ เพื่อ เชื่อ เปิด เป็น เป้า เบี้ย ขึ้น ครั้ง พื้น ซื้อ สิ่ง ยิ่ง หนี้ ชื่อ อื่น ดื่ม สั่ง ตั้ง ทั้ง ชั้น ขั้น สั้น นั้น ทั่ว ฝั่ง ฟ้า ปิด ปี ที่ นี้ น\u0e4d้า ซ\u0e4d้า ต\u0e4d่า".split(
    " ",
  );

function asCommonWord(text: string, at: number): string | undefined {
  for (const word of COMMON) {
    for (let within = 1; within < word.length; within += 1) {
      const begin = at - within;
      const drawn = text.slice(begin, begin + word.length);
      const isIt = drawn === `${word.slice(0, within)}${UNMAPPED}${word.slice(within + 1)}`;
      if (isIt && begin >= 0) return text.slice(0, begin) + word + text.slice(begin + word.length);
    }
  }
  return undefined;
}

/** The mark was probably the one with which the letters around it split into the fewest words. */
function withLikeliestMark(text: string, at: number): string {
  const before = text.slice(0, at);
  const after = text.slice(at + 1);
  const nearBy = after.slice(0, AROUND).replaceAll(UNMAPPED, "");
  const pieces = (mark: string) => {
    const around = `${before.slice(-AROUND)}${mark}${nearBy}`;
    // Known words on both sides keep the segmenter from seeing words that reach beyond the text.
    const whole = WORD + around.replace(/\u0e4d(.?)\u0e32/g, "$1\u0e33") + WORD;
    return [...segmentsOf(whole, "th")].length;
  };
  const counted = candidates(before).map((mark) => ({ mark, count: pieces(mark) }));
  const best = counted.reduce((one, other) => (other.count < one.count ? other : one));
  return before + best.mark + after;
}

const WORD = "กับ";
/** Above these letters every mark is moved to the left, even vowels. */
const TALL = /[ปฝฟฬ]$/;
const THAI_VOWELS = ["\u0e31", "\u0e35", "\u0e34", "\u0e37", "\u0e36"];
/** Syllables of common words that have the second tone much more often than the first. */
const SECOND_TONE = /(?:นี|ซื|[ตท]ั|ขึ|ครั|ชั|\u0e4d)$/;

/** Likeliest first. */
function candidates(before: string): string[] {
  const [first = "", second = "", ...rest] = THAI_MARKS;
  const tones = SECOND_TONE.test(before) ? [second, first, ...rest] : THAI_MARKS;
  return TALL.test(before) ? [...tones, ...THAI_VOWELS] : tones;
}
