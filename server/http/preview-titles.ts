import { dateFormat } from "../../contracts/formats.ts";
import { type HubKind, readHub } from "../../contracts/hubs.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";
import { isSoFar, type ReportKind } from "../../contracts/market-reports.ts";
import { withinSentence } from "../../contracts/within-sentence.ts";
import { marketReportWords } from "../domain/reports/pdf/report-words.ts";
import { countryWithin, labelOf } from "../words/label-words.ts";
import { serverWords } from "../words/server-words.ts";

const hubWords = serverWords("hub", [
  "titleCountry",
  "titleSector",
  "metaTitle",
  "descriptionCountry",
  "descriptionSector",
  "startups",
  "investorsCountry",
  "investorsSector",
  "latestRounds",
  "noRounds",
  "allRounds",
  "topStartups",
  "topStartupsNote",
  "topInvestors",
  "topInvestorsNote",
  "news",
  "otherCountries",
  "otherSectors",
  "countries",
  "sectors",
  "notFoundTitle",
  "notFoundText",
]);

/** The title in a report's picture. @param to the last day that it counts. */
export function reportTitle(
  { kind, period }: { kind: ReportKind; period: string },
  to: string,
  language: Language,
): string {
  const say = marketReportWords(language);
  const dated = (options: Intl.DateTimeFormatOptions) =>
    dateFormat(LANGUAGE_TAGS[language], { ...options, timeZone: "UTC" }).format(new Date(period));
  return kind === "month"
    ? say("titleMonth", { month: dated({ month: "long", year: "numeric" }) })
    : say(isSoFar(kind, to) ? "titleSoFar" : "titleYear", { year: dated({ year: "numeric" }) });
}

/** The title in a hub's picture; undefined if there is no such hub. */
export function hubTitle(kind: HubKind, slug: string, language: Language): string | undefined {
  const value = readHub(kind, slug);
  if (value === undefined) return undefined;
  const say = hubWords(language);
  if (kind === "countries") return say("titleCountry", { country: countryWithin(value, language) });
  const label = labelOf(value, language);
  return say("titleSector", {
    sector: language === "en" ? label : withinSentence(label, language),
  });
}

/** The kind of report. */
export function reportBadge(language: Language): string {
  return marketReportWords(language)("listTitle");
}
