import type { Language } from "../../../../contracts/languages.ts";
import type { NamedReport } from "../../../../contracts/market-reports.ts";

/** The input of a month's PDF. */
export type MonthInput = {
  report: NamedReport;
  language: Language;
  /** The address of its page. */
  address: string;
};
