import { datesIn } from "../../language/dates.ts";
import { fold } from "../../language/fold.ts";
import { inParagraphs } from "./plain-text.ts";

const LONGEST = 60;
/** How many years Thai calendars are ahead. */
const BUDDHIST_YEARS = 543;
/** "01/12/2026": `Date` would read the month first, as January. */
const IN_FIGURES = /^\D*\d{1,2}[./-]\d{1,2}[./-]\d/;
/** Zones that `Date` does not know by name. */
const ZONES = new Map([
  ["WIB", "+0700"],
  ["ICT", "+0700"],
  ["WITA", "+0800"],
  ["SGT", "+0800"],
  ["WIT", "+0900"],
]);
const CAPITALS = /\b[A-Z]{3,4}\b/;

/**
 * Reads a date of a feed or page: by the standards, or as written in the five languages, with the day before
 * the month, also of the Thai calendar. Undefined if it is none.
 */
export function readDate(written: string | undefined): Date | undefined {
  const text = inParagraphs(written ?? "", LONGEST);
  const at = byStandard(text) ?? byWords(text);
  if (at === undefined) return undefined;
  const year = at.getUTCFullYear();
  if (year > 2500) at.setUTCFullYear(year - BUDDHIST_YEARS);
  return at.getUTCFullYear() < 1990 ? undefined : at;
}

function byStandard(text: string): Date | undefined {
  if (IN_FIGURES.test(text)) return undefined;
  const at = new Date(text.replace(CAPITALS, (zone) => ZONES.get(zone) ?? zone));
  return Number.isNaN(at.getTime()) ? undefined : at;
}

/** The first day that the text names, without its time, whose time zone we do not know. */
function byWords(text: string): Date | undefined {
  const day = datesIn(fold(text)).find(({ from, to }) => from === to);
  return day && new Date(`${day.from}T00:00:00Z`);
}
