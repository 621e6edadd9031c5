import type { Dated } from "../figures/dates.ts";
import { quoteOf, type Sentence } from "../outline/sentences.ts";
import type { Evidence, Finding, Rule } from "./finding.ts";

/** Plans whose day has passed, and facts whose day has not come: the deck is old, or not careful. */
export const datesAgainstToday: Rule = (evidence) => {
  const { outline } = evidence;
  return outline.sentences.flatMap((sentence): Finding[] => {
    const { dates, page, text } = sentence;
    const latest = latestOf(dates);
    const earliest = dates[0];
    if (!latest || !earliest) return [];
    const { today } = evidence.context;
    const isPlan = outline.says(sentence, "future") || outline.says(sentence, "projection");
    const isPast = outline.says(sentence, "past");
    const shown = sentence.folded.slice(latest.start, latest.end);
    if (isPlan && !isPast && latest.to < today && !isSource(sentence, evidence)) {
      return [{ rule: "plan_in_past", page, text: quoteOf(text), fill: { date: shown } }];
    }
    if (
      isPast &&
      !isPlan &&
      dates.every(({ from }) => from > today) &&
      !isOnPlannedPage(page, evidence)
    ) {
      return [{ rule: "fact_in_future", page, text: quoteOf(text), fill: { date: shown } }];
    }
    return [];
  });
};

function latestOf(dates: Dated[]): Dated | undefined {
  return dates.toSorted((one, other) => other.to.localeCompare(one.to))[0];
}

/** "World Bank, projected 2024" tells where a figure is from. */
function isSource(sentence: Sentence, { outline }: Evidence): boolean {
  const isCited = outline.says(sentence, "source");
  const isMarket = outline.told.get("market")?.pages.includes(sentence.page) === true;
  return isCited && (isMarket || sentence.text.length < 80);
}

function isOnPlannedPage(page: number, { outline }: Evidence): boolean {
  const title = outline.onPage(page).find(({ isTitle }) => isTitle);
  return (
    title !== undefined && (outline.says(title, "future") || outline.says(title, "projection"))
  );
}

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
