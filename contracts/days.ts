import { dateFormat } from "./formats.ts";

/** The milliseconds of a day. */
export const DAY_MS = 24 * 60 * 60 * 1000;

/** The day of a moment in UTC: `2026-11-26`. */
export function dayOf(at: Date | number): string {
  return new Date(at).toISOString().slice(0, 10);
}

/** The day of a moment where this runs, in a browser the person's own: `2026-11-26`. */
export function dayHere(at: Date | number): string {
  // Swedes write a day as ISO does.
  return dateFormat("sv-SE").format(at);
}

/** When a day begins in UTC. */
export function dateOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`);
}

/**
 * The region's time zone, in which public pages are dated and the market's days are counted (reference.market_day in
 * the database): an article and a round have one day, wherever they are read.
 */
export const REGION_TIME_ZONE = "Asia/Singapore";

/** The day of a moment in the region: `2026-11-26`. */
export function dayInRegion(at: Date | number): string {
  return dateFormat("sv-SE", { timeZone: REGION_TIME_ZONE }).format(at);
}

/** The day some days after another, or before it if they are less than none. */
export function daysAfter(day: string, days: number): string {
  return dayOf(dateOf(day).getTime() + days * DAY_MS);
}
