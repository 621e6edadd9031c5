import { axisUnit, shortAmount } from "../../../../contracts/amounts.ts";
import { REGION_TIME_ZONE } from "../../../../contracts/days.ts";
import { dateFormat, numberFormat } from "../../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../../contracts/languages.ts";
import type { Typesetter } from "../../../typesetting/lettering/typesetter.ts";
import type { Element } from "../../../typesetting/pdf/structure.ts";
import { labelOf } from "../../../words/label-words.ts";
import type { MonthInput } from "./month-input.ts";
import { marketReportWords, reportNames } from "./report-words.ts";

/** What every part of the PDF needs. */
export type MonthContext = ReturnType<typeof monthContext>;

export function monthContext(input: MonthInput, typesetter: Typesetter, document: Element) {
  const { language, report } = input;
  const tag = LANGUAGE_TAGS[language];
  const dated =
    (options: Intl.DateTimeFormatOptions, timeZone = "UTC") =>
    (day: string) =>
      dateFormat(tag, { ...options, timeZone }).format(new Date(day));
  const brief = language === "vi" ? "numeric" : "short";
  const say = marketReportWords(language);
  const month = dated({ month: "long", year: "numeric" });
  const highest = Math.max(0, ...report.figures.months.map(({ usdThousand }) => usdThousand));
  const amountUnit = axisUnit(highest * 1000, language);
  return {
    input,
    report,
    figures: report.figures,
    typesetter,
    document,
    say,
    nameOf: reportNames(language),
    title: say("titleMonth", { month: month(report.figures.from) }),
    count: (value: number) => numberFormat(tag).format(value),
    /** @param thousands thousand US dollars. */
    dollars: (thousands: number) => shortAmount(thousands * 1000, "USD", language),
    /** The unit of the months' amounts, which their chart's title names. */
    amountUnit,
    /** @param thousands thousand US dollars. */
    inUnit: (thousands: number) =>
      numberFormat(tag, { maximumFractionDigits: language === "zh" ? 2 : 1 }).format(
        (thousands * 1000) / amountUnit.size,
      ),
    /** The pages' short form of a day. */
    day: dated({ day: "numeric", month: brief, year: "numeric" }),
    /** @param time a moment, whose day is the region's, as on the page. */
    dayOf: dated({ dateStyle: "long" }, REGION_TIME_ZONE),
    month,
    year: dated({ year: "numeric" }),
    /** A month's name below its bar. */
    shortMonth: dated({ month: brief }),
    label: (value: string) => labelOf(value, language),
    /** Joins sentences. */
    sentences: (parts: string[]) =>
      parts.filter((part) => part !== "").join(language === "zh" ? "" : " "),
  };
}
