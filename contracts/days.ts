import { dateFormat } from "./formats.ts";

/** The milliseconds of a day. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment in UTC: `2026-11-26`. */
export function dayOf(at: Date | number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The day of a moment in the local time zone, in a browser the person's own: `2026-11-26`. */
export function dayHere(at: Date | number): string {
  // The Swedish format is that of ISO.
  return dateFormat("sv-SE").format(at);
}

/** When a day begins in UTC. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/**
 * The region's time zone, which dates public pages and counts the market's days
 * (reference.market_day in the database): an article and a round have the same day wherever they
 * are read.
 */
export const REGION_TIME_ZONE = "Asia/Singapore";

/** The day of a moment in the region: `2026-11-26`. */
export function dayInRegion(at: Date | number): string {
  return dateFormat("sv-SE", { timeZone: REGION_TIME_ZONE }).format(at);
}

/** The day a number of days later, or earlier if it is negative. */
export function daysAfter(day: string, days: number): string {
  return dayOf(dateOf(day).getTime() + days * DAY_MS);
}
