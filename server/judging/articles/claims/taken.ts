import type { Language } from "../../../../contracts/languages.ts";
import { datesIn } from "../../../language/dates.ts";
import { foldWithPlaces, plain } from "../../../language/fold.ts";
import { monthDaysIn } from "../../../language/month-days.ts";
import { monthsNamedIn } from "./days.ts";
import { figuresStated } from "./figures.ts";

/** The places of figures and days in a text, whose words are no names. */
export function placesTaken(text: string, language: Language): { start: number; end: number }[] {
  const written = plain(text);
  const { text: folded, places } = foldWithPlaces(written);
  const days = [...datesIn(folded), ...monthDaysIn(folded)].map(({ start, end }) => ({
    start: places[start] ?? 0,
    end: (places[end - 1] ?? written.length) + 1,
  }));
  return [...figuresStated(text, language), ...days, ...monthsNamedIn(written, language)];
}
