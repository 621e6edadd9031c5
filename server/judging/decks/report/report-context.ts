import { REGION_TIME_ZONE } from "../../../../contracts/days.ts";
import { LANGUAGE_TAGS } from "../../../../contracts/languages.ts";
import type { Typesetter } from "../../../typesetting/lettering/typesetter.ts";
import type { Element } from "../../../typesetting/pdf/structure.ts";
import { sectionWords } from "../review-words.ts";
import type { ReportInput } from "./report-input.ts";
import { reportWords } from "./report-words.ts";
import type { Density } from "./review-format.ts";

/** What every part of a report needs. */
export type ReportContext = {
  input: ReportInput;
  typesetter: Typesetter;
  say: ReturnType<typeof reportWords>;
  sayOfSections: ReturnType<typeof sectionWords>;
  /** A score in its language's style, with one decimal. */
  score(value: number): string;
  /** How much a score changed, with its sign. */
  difference(value: number): string;
  count(value: number): string;
  document: Element;
  density: Density;
};

export function reportContext(
  input: ReportInput,
  typesetter: Typesetter,
  document: Element,
  density: Density,
): ReportContext {
  const tag = LANGUAGE_TAGS[input.language];
  const oneDecimal = { minimumFractionDigits: 1, maximumFractionDigits: 1 };
  const scores = new Intl.NumberFormat(tag, oneDecimal);
  const differences = new Intl.NumberFormat(tag, { ...oneDecimal, signDisplay: "exceptZero" });
  const counts = new Intl.NumberFormat(tag);
  return {
    input,
    typesetter,
    say: reportWords(input.language),
    sayOfSections: sectionWords(input.language),
    score: (value) => scores.format(value),
    difference: (value) => differences.format(value),
    count: (value) => counts.format(value),
    document,
    density,
  };
}

/** The day in the site's time zone, as on receipts: the person's is not known here. */
export function reviewDay({ reviewedAt, language }: ReportInput): string {
  return new Intl.DateTimeFormat(LANGUAGE_TAGS[language], {
    dateStyle: "long",
    timeZone: REGION_TIME_ZONE,
  }).format(reviewedAt);
}
