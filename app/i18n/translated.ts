import { columnIn, isLanguage, type Language } from "../../contracts/languages.ts";

type Translated<F extends string> = Record<F, string> &
  Partial<Record<`${F}_${Exclude<Language, "en">}`, string | null>>;

/** A text of a record in the reader's language, else the original. */
export function translated<F extends string>(
  record: Translated<F>,
  field: F,
  language: Language,
): string {
  const columns: Partial<Record<string, string | null>> = record;
  return columns[columnIn(language, field)] || record[field];
}

/**
 * The language of what `translated` gives of a company: the reader's, else English, else that of
 * its people, whose words stand in English's place until somebody has translated them.
 */
export function languageShown<F extends string>(
  record: Translated<F> & { text_language: string },
  field: F,
  language: Language,
): Language {
  const columns: Partial<Record<string, string | null>> = record;
  if (language !== "en" && columns[columnIn(language, field)]) return language;
  const own = record.text_language;
  return isLanguage(own) && columns[columnIn(own, field)] === record[field] ? own : "en";
}
