import type { Language } from "../../../../contracts/languages.ts";
import type { NamedReport } from "../../../../contracts/market-reports.ts";

/** What the PDF of a month is made of. */
export type MonthInput = {
  report: NamedReport;
  language: Language;
  /** Where its page is. */
  address: string;
};
