import { countRounds, planCareer } from "./careers.ts";
import { investorRow } from "./investors.ts";
import type { Names } from "./names.ts";
import { newsInvestorRows, newsRow, newsStartupRows } from "./news.ts";
import { at } from "./random.ts";
import { backerRows, roundRow } from "./rounds.ts";
import type { Row } from "./row.ts";
import type { Sizes } from "./sizes.ts";
import { startupRow } from "./startups.ts";
import { writeStories } from "./stories.ts";

/** Rows that belong together, by table of `public`; a later table may reference an earlier one. */
export type Entry = Record<string, Row[]>;

/** Entries of one kind, generated on demand. */
export type Section = { title: string; entries: Iterable<Entry> };

/** All content, in an order in which every row only references earlier ones. */
export function sections(sizes: Sizes, names: Names): Section[] {
  const counts = countRounds(sizes);
  return [
    { title: "startups", entries: startups(names, counts) },
    { title: "investors", entries: investors(names) },
    { title: "rounds", entries: rounds(counts, sizes) },
    { title: "news", entries: news(sizes, names) },
  ];
}

function* startups(names: Names, counts: number[]): Generator<Entry> {
  for (const [place, name] of names.startups.entries()) {
    const { stage } = planCareer(place, at(counts, place));
    yield { startups: [startupRow(place, name, stage)] };
  }
}

function* investors(names: Names): Generator<Entry> {
  for (const [place, name] of names.investors.entries()) {
    yield { investors: [investorRow(place, name)] };
  }
}

function* rounds(counts: number[], sizes: Sizes): Generator<Entry> {
  let place = 0;
  for (const [startup, count] of counts.entries()) {
    for (const round of planCareer(startup, count).rounds) {
      yield {
        funding_rounds: [roundRow(place, startup, round)],
        funding_round_investors: backerRows(place, sizes.investors),
      };
      place++;
    }
  }
}

function* news(sizes: Sizes, names: Names): Generator<Entry> {
  for (const story of writeStories(sizes.news, names)) {
    yield {
      news: [newsRow(story)],
      news_startups: newsStartupRows(story),
      news_investors: newsInvestorRows(story),
    };
  }
}
