import { fold } from "../../../language/fold.ts";
import { isOpener } from "./sentence-openers.ts";

const NUMBER = /\d+(?:[.,]\d+)*/g;
const CONTACT =
  /https?:|www\.|\w@\w|\b[\w-]+\.(?:com|net|org|io|co|id|vn|th|cn|sg|my|ph|app|xyz)\b/i;
const QUOTED = /["“「『]([^"”」』]{2,})["”」』]/g;
/** Words in Latin letters, also within Thai and Chinese. */
const LATIN = /[\p{Script=Latin}\p{M}\p{Nd}]+/gu;
const HAN_NAME = /\p{Script=Han}{2}(?:资本|创投|集团|控股)/gu;
const SENTENCE_BEGINS = /(?:^|[.!?:;]\s*)["“(]?$/;

/**
 * Whether all names and numbers of a sentence are in the material. Strict rather than clever: in
 * doubt, the rules' own words will do.
 */
export function isGrounded(sentence: string, material: string): boolean {
  const [said, known] = [fold(sentence), fold(material)];
  const numbers = new Set(numbersIn(known));
  const words = new Set(known.match(LATIN) ?? []);
  return (
    !CONTACT.test(sentence) &&
    numbersIn(said).every((number) => numbers.has(number)) &&
    [...said.matchAll(QUOTED)].every(([, quote = ""]) => known.includes(quote.trim())) &&
    (said.match(HAN_NAME) ?? []).every((name) => known.includes(name)) &&
    [...sentence.matchAll(LATIN)]
      .filter(([word]) => /\p{Lu}/u.test(word))
      .every(({ 0: word, index }) => {
        const isFirst = SENTENCE_BEGINS.test(sentence.slice(0, index));
        return words.has(fold(word)) || (isFirst && isOpener(word));
      })
  );
}

/** "1,5" and "1.5", "500.000" and "500,000" are close enough to be the same here. */
function numbersIn(folded: string): string[] {
  return (folded.match(NUMBER) ?? []).map((number) => number.replaceAll(",", "."));
}
