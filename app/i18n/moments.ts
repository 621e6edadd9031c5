import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { dateFormat } from "./formats.ts";

/** A day and its time at the reader's own clock, for lists of what happened. */
export function exactMoment(iso: string, language: Language): string {
  return dateFormat(LANGUAGE_TAGS[language], {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(iso));
}
