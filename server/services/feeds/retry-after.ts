import { DAY_MS } from "../../../contracts/days.ts";

const LONGEST_MS = 7 * DAY_MS;

/** When a host wants to be asked again, of a Retry-After header: seconds or a date; a week at most. */
export function readRetryAfter(header: string, now: Date): Date | undefined {
  const at = /^\d{1,9}$/.test(header) ? now.getTime() + Number(header) * 1000 : Date.parse(header);
  if (Number.isNaN(at) || at <= now.getTime()) return undefined;
  return new Date(Math.min(at, now.getTime() + LONGEST_MS));
}
