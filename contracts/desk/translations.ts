import { z } from "zod";
import { LANGUAGES, type Language } from "../languages.ts";
import { withoutControls } from "../unseen-signs.ts";

/** Readers of other languages get the original where there is no translation. */
export const ORIGINAL: Language = "en";

/** A text of a draft: it may be empty. */
export const draftText = (longest: number) =>
  z
    .string()
    .overwrite(withoutControls)
    .max(longest, { error: `tooLong:${longest}` })
    .default("");

/** Kept with the texts of one language, to tell their state. */
export const translationMark = {
  /** When they last changed or were confirmed, by the server's clock; null while there are none. */
  at: z.iso.datetime().nullable().default(null),
  /** Written by a machine, and read by nobody yet. */
  isMachine: z.boolean().default(false),
};

type Marked = { at: string | null; isMachine: boolean };

/** How a translation compares with its original. */
export type TranslationState = "original" | "missing" | "machine" | "outdated" | "read";

/** The state of a language; it is missing while it lacks a text that the original has. */
export function stateOfTranslation<Name extends string>(
  texts: Record<Language, Marked & Record<Name, string>>,
  language: Language,
  names: readonly Name[],
): TranslationState {
  const [own, original] = [texts[language], texts[ORIGINAL]];
  // A page written in another language may have had its English made by a machine.
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
    // Confirming an unchanged translation sends it without a moment.
    const isConfirmed = after[language].at === null && is.join("").trim() !== "";
    if (isConfirmed || is.some((word, at) => word !== was[at])) {
      texts[language] = { ...after[language], at: now };
    }
  }
  return texts;
}
