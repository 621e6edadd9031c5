import { COUNTRIES, FUNDING_KINDS, INDUSTRIES, INVESTOR_TYPES } from "../../contracts/catalogue.ts";
import type { Language } from "../../contracts/languages.ts";
import { serverWords } from "./server-words.ts";

const NAMED = [...COUNTRIES, ...INDUSTRIES, ...FUNDING_KINDS, ...INVESTOR_TYPES] as const;
/** "Based in the Philippines". */
const WITH_ARTICLE = new Set(["Philippines", "USA", "UK", "UAE", "Netherlands", "Czech Republic"]);

/** The names of the closed lists. */
export const labelWords = serverWords("labels", NAMED);

/** What a value of a closed list is called; any other text as it is. */
export function labelOf(value: string, language: Language): string {
  const known = NAMED.find((named) => named === value);
  return known ? labelWords(language)(known) : value;
}

/** A country as it stands within a sentence. */
export function countryWithin(name: string, language: Language): string {
  return `${language === "en" && WITH_ARTICLE.has(name) ? "the " : ""}${labelOf(name, language)}`;
}
