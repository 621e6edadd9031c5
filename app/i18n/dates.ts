import { dateFormat, relativeTimeFormat } from "../../contracts/formats.ts";
import { joinParts } from "../../contracts/joints.ts";
import type { Language } from "../../contracts/languages.ts";
import { LANGUAGE_TAGS } from "../../contracts/languages.ts";

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** For tight places: there Vietnamese writes 20/11/2026, not "20 thg 11, 2026". */
export function briefDay(language: Language): Intl.DateTimeFormatOptions {
  return { day: "numeric", month: briefMonth(language), year: "numeric" };
}

export function briefMonth(language: Language): "numeric" | "short" {
  return language === "vi" ? "numeric" : "short";
}

/**
 * A month for the axis of a chart, with its year on a line of its own. "Tháng 10" is wider than a
 * bar: Vietnamese charts write T10.
 */
export function axisMonth(day: string, language: Language): { month: string; year: string } {
  const date = new Date(day);
  const tag = LANGUAGE_TAGS[language];
  const year = dateFormat(tag, { year: "numeric", timeZone: "UTC" })
    .formatToParts(date)
    .find(({ type }) => type === "year");
  return {
    month:
      language === "vi"
        ? `T${date.getUTCMonth() + 1}`
        : dateFormat(tag, { month: "short", timeZone: "UTC" }).format(date),
    year: year?.value ?? "",
  };
}

/**
 * The age of something, as the feed shows it (spec §9): under 24 hours the minutes (at least 1) or
 * hours, otherwise the long month and day, with the year only if it is not the current one.
 * @param timeZone undefined: the reader's own.
 */
export function relativeDate(
  iso: string,
  now: number,
  language: Language,
  timeZone: string | undefined,
): string {
  const date = new Date(iso);
  const age = now - date.getTime();
  const tag = LANGUAGE_TAGS[language];
  if (age < DAY) {
    const relative = relativeTimeFormat(tag, { numeric: "always" });
    const hours = Math.floor(age / HOUR);
    const parts =
      hours >= 1
        ? relative.formatToParts(-hours, "hour")
        : relative.formatToParts(-Math.max(1, Math.floor(age / MINUTE)), "minute");
    return joinParts(parts, language);
  }
  const yearOf = (when: Date | number) =>
    dateFormat("en", { year: "numeric", timeZone }).format(when);
  const sameYear = yearOf(date) === yearOf(now);
  return dateFormat(tag, {
    month: "long",
    day: "numeric",
    year: sameYear ? undefined : "numeric",
    timeZone,
  }).format(date);
}

/** A whole date for the article page. */
export function fullDate(iso: string, language: Language, timeZone: string | undefined): string {
  return dateFormat(LANGUAGE_TAGS[language], {
    dateStyle: "long",
    timeZone,
  }).format(new Date(iso));
}

/**
 * A day without a time, such as the announcement of a round.
 * @param day in the database's format, `2026-11-20`.
 */
export function plainDay(day: string, language: Language): string {
  return dateFormat(LANGUAGE_TAGS[language], {
    ...briefDay(language),
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * A day in a list beside news, without the year where it is obvious. Vietnamese names the month, as
 * the feed does, so that a page writes its days in one way.
 */
export function dayBesideNews(day: string, language: Language, withYear: boolean): string {
  return dateFormat(LANGUAGE_TAGS[language], {
    day: "numeric",
    month: language === "vi" ? "long" : "short",
    ...(withYear && { year: "numeric" }),
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * A whole date on a page whose tables have short days, such as the account's: Vietnamese writes
 * both as 20/11/2026, so that a page writes its days in one way. In sentences it stays on one line.
 */
export function dateBesideTables(
  iso: string,
  language: Language,
  timeZone: string | undefined,
): string {
  const date =
    language === "vi"
      ? dateFormat(LANGUAGE_TAGS.vi, { ...briefDay("vi"), timeZone }).format(new Date(iso))
      : fullDate(iso, language, timeZone);
  return date.replaceAll(" ", "\u00a0");
}

/** The month of a day, for dense tables. */
export function plainMonth(day: string, language: Language): string {
  return dateFormat(LANGUAGE_TAGS[language], {
    month: briefMonth(language),
    year: "numeric",
    timeZone: "UTC",
  }).format(new Date(`${day}T00:00:00Z`));
}

/**
 * A year alone, such as a company's first. The Thai interface counts in พ.ศ. everywhere, as its
 * readers do. Exceptions are fields that ask for a year in ค.ศ., and say so, and what a review says
 * about a deck's years, since most decks write ค.ศ.: 2025 cannot be mistaken for พ.ศ.
 */
export function plainYear(year: number, language: Language): string {
  return dateFormat(LANGUAGE_TAGS[language], { year: "numeric", timeZone: "UTC" }).format(
    Date.UTC(year, 0),
  );
}
