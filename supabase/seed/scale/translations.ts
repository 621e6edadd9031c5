import { LANGUAGES, type Language } from "../../../contracts/languages.ts";
import type { Random } from "./random.ts";

export type Texts = Partial<Record<Language, string>>;

const IN_ALL = 0.15;

/** The languages that a text is there in: English and its own, and now and then all five. */
export function drawLanguages(random: Random, own: Language): readonly Language[] {
  if (random() < IN_ALL) return LANGUAGES;
  return own === "en" ? ["en"] : ["en", own];
}

/** English in the plain column, each translation in its own column. */
export function inColumns(column: string, texts: Texts): Record<string, string | null> {
  return {
    [column]: texts.en ?? "",
    [`${column}_zh`]: texts.zh ?? null,
    [`${column}_vi`]: texts.vi ?? null,
    [`${column}_th`]: texts.th ?? null,
    [`${column}_id`]: texts.id ?? null,
  };
}
