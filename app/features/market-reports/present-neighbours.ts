import { isSoFar, reportAddress } from "../../../contracts/market-reports.ts";
import type { ListedReport } from "./read-reports.ts";
import type { ReportWords } from "./report-words.ts";

/** Another report, by its name. */
export type Neighbour = { to: string; text: string };

/** Reports by their names in a list. */
export function presentListed(words: ReportWords, reports: ListedReport[]): Neighbour[] {
  return reports.map((report) => ({
    to: reportAddress(report.kind, report.period),
    text: nameOf(words, report),
  }));
}

/** The reports before and after one, and the one of its year. */
export function presentNeighbours(
  words: ReportWords,
  reports: ListedReport[],
  own: Pick<ListedReport, "kind" | "period">,
): Neighbour[] {
  const alike = reports.filter(({ kind }) => kind === own.kind);
  const at = alike.findIndex(({ period }) => period === own.period);
  const [later, earlier] = [alike[at - 1], alike[at + 1]];
  const year = reports.find(
    ({ kind, period }) => kind === "year" && period.slice(0, 4) === own.period.slice(0, 4),
  );
  return [
    ...(earlier
      ? [
          {
            to: reportAddress(earlier.kind, earlier.period),
            text: words.r("earlierReport", { title: nameOf(words, earlier) }),
          },
        ]
      : []),
    ...(later
      ? [
          {
            to: reportAddress(later.kind, later.period),
            text: words.r("laterReport", { title: nameOf(words, later) }),
          },
        ]
      : []),
    ...(year && own.kind === "month" ? presentListed(words, [year]) : []),
  ];
}

function nameOf(words: ReportWords, { kind, period, to }: ListedReport): string {
  if (kind === "month") return words.r("titleMonth", { month: words.month(period) });
  return words.r(isSoFar(kind, to) ? "soFarName" : "titleYear", { year: words.year(period) });
}
