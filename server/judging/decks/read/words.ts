import type { Language } from "../../../../contracts/languages.ts";
import { segmentsOf } from "../../../language/words.ts";

/** Counts the words of a text, also in scripts without spaces. */
export function countWords(text: string, language: Language): number {
  let count = 0;
  for (const { isWordLike } of segmentsOf(text, language)) if (isWordLike) count += 1;
  return count;
}
