import { DAY_MS } from "../../../contracts/days.ts";

const LONGEST_MS = 7 * DAY_MS;

/** The time in a Retry-After header, which has seconds or a date; a week ahead at most. */
export function readRetryAfter(header: string, now: Date): Date | undefined {
  const at = /^\d{1,9}$/.test(header) ? now.getTime() + Number(header) * 1000 : Date.parse(header);
  if (Number.isNaN(at) || at <= now.getTime()) return undefined;
  return new Date(Math.min(at, now.getTime() + LONGEST_MS));
}
