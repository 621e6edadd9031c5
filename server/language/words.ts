import type { Language } from "../../contracts/languages.ts";

/** Kept, because making one takes longer than segmenting most texts. */
const SEGMENTERS = new Map<Language, Intl.Segmenter>();

/** Splits a text into words, also in languages without spaces. */
export function segmentsOf(text: string, language: Language): Intl.Segments {
  const segmenter =
    SEGMENTERS.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  SEGMENTERS.set(language, segmenter);
  return segmenter.segment(text);
}

/** FNV-1a: two words rarely share a number, and a collision only adds a little likeness. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
