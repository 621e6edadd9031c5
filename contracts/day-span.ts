import { dateOf } from "./days.ts";
import { dateFormat } from "./formats.ts";
import { LANGUAGE_TAGS, type Language } from "./languages.ts";

/**
 * Consecutive days, as people write them: `November 16 – 22, 2026`. @param from as `to`:
 * `2026-11-16`
 */
export function daySpan(from: string, to: string, language: Language): string {
  if (language === "zh") return chineseSpan(from, to);
  const long = dateFormat(LANGUAGE_TAGS[language], { dateStyle: "long", timeZone: "UTC" });
  return long.formatRange(dateOf(from), dateOf(to));
}

/** 2026年11月16日至22日; `Intl` would use slashes. */
function chineseSpan(from: string, to: string): string {
  const format = (day: string, options: Intl.DateTimeFormatOptions) =>
    dateFormat(LANGUAGE_TAGS.zh, { ...options, timeZone: "UTC" }).format(dateOf(day));
  const first = format(from, { dateStyle: "long" });
  if (from === to) return first;
  const isSameYear = from.slice(0, 4) === to.slice(0, 4);
  const isSameMonth = from.slice(0, 7) === to.slice(0, 7);
  const end = format(to, {
    day: "numeric",
    ...(!isSameMonth && { month: "long" }),
    ...(!isSameYear && { year: "numeric" }),
  });
  return `${first}至${end}`;
}
