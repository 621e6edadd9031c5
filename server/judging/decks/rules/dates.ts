import type { Dated } from "../../../language/dates.ts";
import { quoteOf } from "../text/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/** Projections that end before the year of the review; ending within that year is no fault. */
export const outdatedProjections: Rule = ({ outline, context }) =>
  outline.deck.pages.flatMap(({ number }): Finding[] => {
    const there = outline.onPage(number);
    const title = there.find(({ isTitle }) => isTitle);
    if (!title || !outline.says(title, "projection")) return [];
    const latest = latestOf(there.flatMap(({ dates }) => dates));
    const [date, year] = [latest?.to.slice(0, 4), context.today.slice(0, 4)];
    if (date === undefined || date >= year) return [];
    return [
      {
        rule: "projections_outdated",
        page: number,
        text: quoteOf(title.text),
        fill: { date, year },
      },
    ];
  });

function latestOf(dates: Dated[]): Dated | undefined {
  return dates.toSorted((one, other) => other.to.localeCompare(one.to))[0];
}
