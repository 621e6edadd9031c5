import type { Dated } from "../../../language/dates.ts";
import { quoteOf } from "../outline/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/** A page of projections that ends before the day of the review. */
export const outdatedProjections: Rule = ({ outline, context }) =>
  outline.deck.pages.flatMap(({ number }): Finding[] => {
    const there = outline.onPage(number);
    const title = there.find(({ isTitle }) => isTitle);
    if (!title || !outline.says(title, "projection")) return [];
    const latest = latestOf(there.flatMap(({ dates }) => dates));
    if (!latest || latest.to >= context.today) return [];
    return [
      {
        rule: "projections_outdated",
        page: number,
        text: quoteOf(title.text),
        fill: { date: latest.to.slice(0, 4), year: context.today.slice(0, 4) },
      },
    ];
  });

function latestOf(dates: Dated[]): Dated | undefined {
  return dates.toSorted((one, other) => other.to.localeCompare(one.to))[0];
}
