import type { Language } from "../../../../contracts/languages.ts";

/** How many words there are to read, also where nothing stands between them. */
export function countWords(text: string, language: Language): number {
  const segmenter = new Intl.Segmenter(language, { granularity: "word" });
  let count = 0;
  for (const { isWordLike } of segmenter.segment(text)) if (isWordLike) count += 1;
  return count;
}
