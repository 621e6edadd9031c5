import { z } from "zod";
import { LANGUAGES, type Language } from "../languages.ts";

/** Readers of other languages see the original where there is no translation. */
export const ORIGINAL: Language = "en";

/** A text of a draft: it may be empty. */
export const draftText = (longest: number) =>
  z
    .string()
    .max(longest, { error: `tooLong:${longest}` })
    .default("");

/** What is kept with the texts of one language, so that their state can be told. */
export const translationMark = {
  /** When they were last changed or found right, by the server's clock; null while there are none. */
  at: z.iso.datetime().nullable().default(null),
  /** Nobody has read what a machine wrote. */
  isMachine: z.boolean().default(false),
};

type Marked = { at: string | null; isMachine: boolean };

/** How a translation stands beside its original. */
export type TranslationState = "original" | "missing" | "machine" | "outdated" | "read";

/** The state of a language; it is missing while a text is that readers have in the original. */
export function stateOfTranslation<Name extends string>(
  texts: Record<Language, Marked & Record<Name, string>>,
  language: Language,
  names: readonly Name[],
): TranslationState {
  const [own, original] = [texts[language], texts[ORIGINAL]];
  // Who wrote a page in another language may have had its English made by a machine.
  if (language === ORIGINAL) return own.isMachine ? "machine" : "original";
  const isBlank = (text: string) => text.trim() === "";
  const lacks = names.some((name) => isBlank(own[name]) && !isBlank(original[name]));
  if (lacks || names.every((name) => isBlank(own[name]))) return "missing";
  if (own.at !== null && original.at !== null && own.at < original.at) return "outdated";
  return own.isMachine ? "machine" : "read";
}

/** The state of a language of an article or a page. */
export function translationState(
  { texts }: { texts: Record<Language, Marked & Record<"title" | "body", string>> },
  language: Language,
): TranslationState {
  return stateOfTranslation(texts, language, ["title", "body"]);
}

/** Each language whose texts have changed is of this moment. */
export function stampTranslations<Text extends Marked>(
  before: Record<Language, Text>,
  after: Record<Language, Text>,
  now: string,
  wordsOf: (text: Text) => string[],
): Record<Language, Text> {
  const texts = { ...after };
  for (const language of LANGUAGES) {
    const [was, is] = [wordsOf(before[language]), wordsOf(after[language])];
    // Whoever finds an unchanged translation still right sends it without a moment.
    const isConfirmed = after[language].at === null && is.join("").trim() !== "";
    if (isConfirmed || is.some((word, at) => word !== was[at])) {
      texts[language] = { ...after[language], at: now };
    }
  }
  return texts;
}
