import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { listFormat } from "./formats.ts";

/** Names one after the other, as the language writes a short list. */
export function joinNames(names: string[], language: Language): string {
  // Of type "unit" Chinese would get nothing at all between the names.
  return listFormat(LANGUAGE_TAGS[language], {
    type: "conjunction",
    style: "narrow",
  }).format(names);
}
