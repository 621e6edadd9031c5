import { dateFormat } from "../../contracts/formats.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { briefDay } from "./dates.ts";

/** A day and time in the reader's time zone, for lists of events. */
export function exactMoment(iso: string, language: Language): string {
  return dateFormat(LANGUAGE_TAGS[language], {
    ...briefDay(language),
    hour: language === "en" ? "numeric" : "2-digit",
    minute: "2-digit",
  }).format(new Date(iso));
}
