import { numberFormat } from "../../contracts/formats.ts";
import { joinParts } from "../../contracts/joints.ts";
import { LANGUAGE_TAGS, type Language } from "../../contracts/languages.ts";

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** The size of a file, in kilobytes or megabytes: `12.4 MB`, on one line. */
export function fileSize(bytes: number, language: Language): string {
  const inMegabytes = bytes >= MEGABYTE;
  return numberFormat(LANGUAGE_TAGS[language], {
    style: "unit",
    unit: inMegabytes ? "megabyte" : "kilobyte",
    maximumFractionDigits: inMegabytes ? 1 : 0,
  })
    .format(inMegabytes ? bytes / MEGABYTE : Math.max(1, bytes / KILOBYTE))
    .replace(" ", "\u00a0");
}

/** A part of a whole: `24 %`. */
export function percentage(part: number, language: Language): string {
  return numberFormat(LANGUAGE_TAGS[language], { style: "percent" }).format(part);
}

/** An approximate duration, in hours or, from two days on, in days: `20 hours`. */
export function roughTime(hours: number, language: Language): string {
  const inDays = hours >= 48;
  const format = numberFormat(LANGUAGE_TAGS[language], {
    style: "unit",
    unit: inDays ? "day" : "hour",
    unitDisplay: "long",
    maximumFractionDigits: 0,
  });
  return joinParts(format.formatToParts(inDays ? hours / 24 : Math.max(1, hours)), language);
}
