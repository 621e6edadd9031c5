import type { Language } from "../../../contracts/languages.ts";
import { plainYear } from "../../i18n/dates.ts";
import { type Messages, type Translate, translator } from "../../i18n/messages.ts";
import { type TrackerWords, trackerWords } from "../funding/tracker-words.ts";

/** The words and formats of a report, made on the server. */
export type ReportWords = TrackerWords & {
  r: Translate<"marketReport">;
  year(day: string): string;
};

/** @param messages with `funding`, `labels` and `marketReport`. */
export function reportWords(language: Language, messages: Messages): ReportWords {
  if (!messages.marketReport) throw new Error("The words of reports are missing");
  return {
    ...trackerWords(language, messages),
    r: translator<"marketReport">(language, messages.marketReport),
    year: (day) => plainYear(Number(day.slice(0, 4)), language),
  };
}
