import {
  columnIn,
  DEFAULT_LANGUAGE,
  isLanguage,
  LANGUAGE_TAGS,
  LANGUAGES,
  type Language,
} from "../../contracts/languages.ts";

type Translated<F extends string> = Record<F, string | null> &
  Partial<Record<`${F}_${Exclude<Language, "en">}`, string | null>>;

/** A text of a record in the reader's language, else the original; empty where there is neither. */
export function translated<F extends string>(
  record: Translated<F>,
  field: F,
  language: Language,
): string {
  const columns: Partial<Record<string, string | null>> = record;
  return columns[columnIn(language, field)] || record[field] || "";
}

/**
 * The language of the text that `translated` returns: the reader's, else English, else the
 * company's own, whose words fill the English column until somebody has translated them. Where the
 * record does not say what that is, it is the language whose column holds the same words.
 */
export function languageShown<F extends string>(
  record: Translated<F> & { text_language?: string },
  field: F,
  language: Language,
): Language {
  const columns: Partial<Record<string, string | null>> = record;
  if (language !== DEFAULT_LANGUAGE && columns[columnIn(language, field)]) return language;
  const own = record.text_language;
  const writers = isLanguage(own) ? [own] : LANGUAGES.filter((one) => one !== DEFAULT_LANGUAGE);
  return writers.find((one) => columns[columnIn(one, field)] === record[field]) ?? DEFAULT_LANGUAGE;
}

/**
 * The attribute `lang` of the text that `translated` returns, so that it is not read aloud in the
 * voice of another language; undefined if it is in the page's own, so that no other page gets
 * heavier.
 */
export function langShown<F extends string>(
  record: Translated<F> & { text_language?: string },
  field: F,
  language: Language,
): string | undefined {
  const shown = languageShown(record, field, language);
  return shown === language ? undefined : LANGUAGE_TAGS[shown];
}

/** A company's tagline for this reader, and its language if that is not the page's. */
export function taglineShown(
  record: Translated<"tagline"> & { text_language?: string },
  language: Language,
): { tagline: string; taglineLang?: string } {
  const taglineLang = langShown(record, "tagline", language);
  return { tagline: translated(record, "tagline", language), ...(taglineLang && { taglineLang }) };
}
