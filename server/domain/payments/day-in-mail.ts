import { REGION_TIME_ZONE } from "../../../contracts/days.ts";
import { LANGUAGE_TAGS, type Language } from "../../../contracts/languages.ts";

/** The day in the site's time zone, as the person's is unknown. */
export function dayInMail(moment: Date, language: Language): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: "long",
    timeZone: REGION_TIME_ZONE,
  }).format(moment);
}
