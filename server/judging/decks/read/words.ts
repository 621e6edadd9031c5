import type { Language } from "../../../../contracts/languages.ts";
import { segmentsOf } from "../../../language/words.ts";

/** How many words there are to read, also where nothing stands between them. */
export function countWords(text: string, language: Language): number {
  let count = 0;
  for (const { isWordLike } of segmentsOf(text, language)) if (isWordLike) count += 1;
  return count;
}
