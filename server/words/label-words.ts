import { COUNTRIES, FUNDING_KINDS, INDUSTRIES, INVESTOR_TYPES } from "../../contracts/catalogue.ts";
import type { Language } from "../../contracts/languages.ts";
import { countryInSentence } from "../../contracts/within-sentence.ts";
import { serverWords } from "./server-words.ts";

const NAMED = [...COUNTRIES, ...INDUSTRIES, ...FUNDING_KINDS, ...INVESTOR_TYPES] as const;

/** The names of the closed lists. */
export const labelWords = serverWords("labels", NAMED);

/** The label of a closed list's value; any other text stays as it is. */
export function labelOf(value: string, language: Language): string {
  const known = NAMED.find((named) => named === value);
  return known ? labelWords(language)(known) : value;
}

/** A country's name within a sentence. */
export function countryWithin(name: string, language: Language): string {
  return countryInSentence(name, labelOf(name, language), language);
}
