import type { Language } from "../../contracts/languages.ts";

/** Kept, because making one takes longer than parting most texts. */
const SEGMENTERS = new Map<Language, Intl.Segmenter>();

/** A text parted where its language's words end, also where no blanks part them. */
export function segmentsOf(text: string, language: Language): Intl.Segments {
  const segmenter =
    SEGMENTERS.get(language) ?? new Intl.Segmenter(language, { granularity: "word" });
  SEGMENTERS.set(language, segmenter);
  return segmenter.segment(text);
}

/** FNV-1a: two words rarely share a number, and a clash only lends a little likeness. */
export function hashOf(word: string): number {
  let hash = 0x811c9dc5;
  for (let at = 0; at < word.length; at += 1)
    hash = Math.imul(hash ^ word.charCodeAt(at), 0x01000193);
  return hash >>> 0;
}
