import { listFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";

/** Joins names as the language writes a short list. */
export function joinNames(names: string[], language: Language): string {
  // With type "unit" Chinese would put nothing at all between the names.
  return listFormat(LANGUAGE_TAGS[language], {
    type: "conjunction",
    style: "narrow",
  }).format(names);
}
