import { z } from "zod";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";

const NAMES = new Intl.DisplayNames(["en"], { type: "language" });
/** Letters that every longer text in these languages has. */
const LETTERS: Partial<Record<Language, RegExp>> = {
  th: /\p{Script=Thai}/u,
  zh: /\p{Script=Han}/u,
  vi: /đ|\p{M}/iu,
};
/** Shorter ones may be a name or a figure. */
const SHORT = 20;

/** A language's name for a model: "Simplified Chinese". */
export function languageName(language: Language): string {
  return NAMES.of(LANGUAGE_TAGS[language]) ?? language;
}

/** Text for a person, checked to be in their language as far as letters can tell. */
export function writtenIn(language: Language, most: number): z.ZodType<string> {
  const letters = LETTERS[language];
  return z
    .string()
    .trim()
    .refine((text) => text !== "", "must not be empty")
    .refine((text) => text.length <= most, `must have at most ${most} characters`)
    .refine(
      (text) => text.length < SHORT || !letters || letters.test(text.normalize("NFD")),
      `must be written in ${languageName(language)}`,
    );
}
