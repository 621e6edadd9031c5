import { columnIn, DEFAULT_LANGUAGE, type Language } from "../../contracts/languages.ts";

/** A translated column in SQL: the language's own text if there is one, else the original. */
export function inLanguage(column: string, language: Language): string {
  if (language === DEFAULT_LANGUAGE) return column;
  return `coalesce(nullif(${columnIn(language, column)}, ''), ${column})`;
}
