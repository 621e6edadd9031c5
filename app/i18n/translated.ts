import type { Language } from "../../contracts/languages.ts";

type Translated<F extends string> = Record<F, string> &
  Partial<Record<`${F}_${Exclude<Language, "en">}`, string | null>>;

/** A text of a record in the reader's language, else the original. */
export function translated<F extends string>(
  record: Translated<F>,
  field: F,
  language: Language,
): string {
  const original: string = record[field];
  if (language === "en") return original;
  const columns: Partial<Record<string, string | null>> = record;
  return columns[`${field}_${language}`] || original;
}
