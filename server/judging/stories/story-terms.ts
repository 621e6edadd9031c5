import { folded, withoutMarks } from "../../language/fold.ts";
import { hashOf, segmentsOf } from "../../language/words.ts";

const LEAST_LETTERS = 4;

/** Content words of a text as numbers: longer words in Latin letters, in others words of two signs or more. */
export function termsOf(text: string): number[] {
  const plain = folded(text);
  const words = (plain.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}]+/gu) ?? [])
    .map(withoutMarks)
    .filter((word) => word.length >= LEAST_LETTERS);
  const dense = (plain.match(/[\p{Script=Thai}]{2,}|[\p{Script=Han}]{2,}/gu) ?? []).flatMap((run) =>
    [...segmentsOf(run, /\p{Script=Thai}/u.test(run) ? "th" : "zh")]
      .map(({ segment }) => segment)
      .filter((segment) => segment.length > 1),
  );
  return [...new Set([...words, ...dense].map(hashOf))];
}
