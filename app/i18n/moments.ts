import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { dateFormat } from "./formats.ts";

/** A day and time in the reader's time zone, for lists of events. */
export function exactMoment(iso: string, language: Language): string {
  return dateFormat(LANGUAGE_TAGS[language], {
    dateStyle: "medium",
    timeStyle: "short",
  }).format(new Date(iso));
}
