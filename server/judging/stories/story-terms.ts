import { folded, withoutMarks } from "../../language/fold.ts";

const SEGMENTERS = {
  th: new Intl.Segmenter("th", { granularity: "word" }),
  zh: new Intl.Segmenter("zh", { granularity: "word" }),
};
const LEAST_LETTERS = 4;

/** Content words of a text as numbers: longer words of Latin letters, words of two signs and more of others. */
export function termsOf(text: string): number[] {
  const plain = folded(text);
  const words = (plain.match(/\p{Script=Latin}[\p{Script=Latin}\p{M}]+/gu) ?? [])
    .map(withoutMarks)
    .filter((word) => word.length >= LEAST_LETTERS);
  const dense = (plain.match(/[\p{Script=Thai}]{2,}|[\p{Script=Han}]{2,}/gu) ?? []).flatMap((run) =>
    [...SEGMENTERS[/\p{Script=Thai}/u.test(run) ? "th" : "zh"].segment(run)]
      .map(({ segment }) => segment)
      .filter((segment) => segment.length > 1),
  );
  return [...new Set([...words, ...dense].map(hashOf))];
}

function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
