import { DAY_MS } from "../../../contracts/days.ts";
import type { TrackerWords } from "./tracker-words.ts";

type Days = { from: string; to: string };

/** A month that is not over, or that a period has cut, is named by its days. */
export function nameMonth(words: TrackerWords, days: Days): string {
  return isWholeMonth(days) ? words.month(days.from) : words.span(days.from, days.to);
}

export function isWholeMonth({ from, to }: Days): boolean {
  const dayAfter = new Date(Date.parse(to) + DAY_MS).toISOString();
  return from.endsWith("-01") && dayAfter.slice(8, 10) === "01";
}
