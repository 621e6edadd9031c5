import { shortRange } from "../../../../contracts/amount-range.ts";
import { shortAmount } from "../../../../contracts/amounts.ts";
import { DAY_MS } from "../../../../contracts/days.ts";
import { LANGUAGE_TAGS, type Language } from "../../../../contracts/languages.ts";
import { joinNames } from "../../../../contracts/lists.ts";
import { besideNoun, withinSentence } from "../../../../contracts/within-sentence.ts";
import { type Stages, stageNames } from "../../../language/stages.ts";
import { onFirstUseOf } from "../../../on-first-use.ts";
import { countryWithin, labelOf } from "../../../words/label-words.ts";
import { serverWords } from "../../../words/server-words.ts";
import type { Range } from "../criteria/money.ts";
import { CONCEPTS, conceptOf, isIndustry } from "../lexicon/concepts.ts";
import { matchingWords } from "./matching-words.ts";

/** Names, amounts, months and lists in one language, to fill in the sentences. */
export type Phrasing = ReturnType<typeof phrasingOf>;

const NAMED = 3;
const THREE_DIGITS = { maximumSignificantDigits: 3 };
const LONGEST_MONTH = 31 * DAY_MS;

/** What topics are called within a sentence; industries have their labels. */
const topicWords = serverWords(
  "topics",
  CONCEPTS.filter(({ group }) => group !== "industry").map(({ id }) => `topic_${id}` as const),
);

export const phrasingOf = onFirstUseOf((language: Language) => {
  const tag = LANGUAGE_TAGS[language];
  const say = matchingWords(language);
  const topic = topicWords(language);
  const month = new Intl.DateTimeFormat(tag, {
    month: "long",
    year: "numeric",
    timeZone: "UTC",
  });
  // Thai counts by its own era, as all dates of the site do.
  const year = new Intl.DateTimeFormat(tag, { year: "numeric", timeZone: "UTC" });
  const list = (names: Iterable<string>) => joinNames([...names].slice(0, NAMED), language, "long");
  const within = (name: string) => withinSentence(labelOf(name, language), language);
  const amount = (dollars: number) => shortAmount(dollars, "USD", language, THREE_DIGITS);
  return {
    say,
    list,
    country: (name: string) => countryWithin(name, language),
    stages: (stages: Stages) =>
      joinNames(
        stageNames(stages).map((name) => besideNoun(labelOf(name, language), language)),
        language,
        "long",
      ),
    types: (types: Iterable<string>) => list([...types].map((type) => within(type))),
    concepts: (concepts: Iterable<number>) =>
      list(
        mostExact(concepts).map((concept) =>
          isIndustry(concept)
            ? within(conceptOf(concept).id)
            : topic(`topic_${conceptOf(concept).id}`),
        ),
      ),
    range: ({ min, max }: Range) => {
      if (max === Number.POSITIVE_INFINITY) return say("rangeFrom", { amount: amount(min) });
      if (min === 0) return say("rangeUpTo", { amount: amount(max) });
      if (min === max) return amount(min);
      return shortRange({ min, max }, "USD", language, THREE_DIGITS).join("–");
    },
    /** The month, or the year if that is all we know. */
    when: ({ from, to }: { from: number; to: number }) =>
      to - from > LONGEST_MONTH
        ? say("yearAlone", { year: year.format(from) })
        : say("monthOfYear", { month: month.format(from) }),
  };
});

/** "farms" without "agritech": an industry adds nothing to one of its named sectors. */
function mostExact(concepts: Iterable<number>): number[] {
  const all = [...new Set(concepts)];
  return all.filter((concept) => !all.some((other) => conceptOf(other).of.includes(concept)));
}
