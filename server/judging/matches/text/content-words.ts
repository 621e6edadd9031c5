import type { Language } from "../../../../contracts/languages.ts";
import { singular, withoutMarks } from "../../../language/fold.ts";
import { hashOf, segmentsOf } from "../../../language/words.ts";

/** Words of a text as numbers, to compare texts by words that the lists do not have. */

const LATIN_WORD = /\p{Script=Latin}{4,}/gu;
const THAI_RUN = /\p{Script=Thai}{2,}/gu;
const HAN_RUN = /\p{Script=Han}{2,}/gu;

/** Words of profiles that say nothing about a company. */
const EMPTY = new Set(
  (
    "this that with from have they their them which what when where will would could should about into over more than most " +
    "also only each every some such other our your been being were does company startup investor invest fund team founder business " +
    "platform service product customer market help make build work year month first yang untuk dengan dari pada adalah kami akan oleh " +
    "dalam serta lebih bagi perusahaan bisnis usaha layanan pelanggan tahun bulan cong nhung trong duoc chung khach hang nghiep doanh " +
    "nguoi cung nham theo hien dang"
  )
    .split(" ")
    .map(singular),
);

/** The distinct content words of a text, as ascending numbers. */
export function contentWords(text: string): Int32Array {
  const words = new Set<number>();
  for (const [word] of text.matchAll(LATIN_WORD)) {
    const plain = singular(withoutMarks(word.toLowerCase()));
    if (!EMPTY.has(plain)) words.add(hashOf(plain));
  }
  addSegments(text, THAI_RUN, "th", words);
  addSegments(text, HAN_RUN, "zh", words);
  return Int32Array.from(words).sort();
}

function addSegments(text: string, run: RegExp, language: Language, words: Set<number>) {
  for (const [stretch] of text.matchAll(run)) {
    for (const { segment } of segmentsOf(stretch, language)) {
      if (segment.length > 1) words.add(hashOf(segment));
    }
  }
}
