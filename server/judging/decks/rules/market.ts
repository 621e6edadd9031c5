import { areToldTogether, theOne } from "../figures/the-one.ts";
import type { Topic } from "../rubric/sections.ts";
import { quoteOf } from "../text/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

const NESTED: [Topic, Topic][] = [
  ["tam", "sam"],
  ["sam", "som"],
  ["tam", "som"],
];

/** The reachable market is a part of the serviceable one, and that of the total. */
export const marketOrder: Rule = ({ outline }) =>
  NESTED.flatMap(([outer, inner]): Finding[] => {
    const [whole, part] = [theOne(outer, outline), theOne(inner, outline)];
    if (!whole || !part || whole.amount.currency !== part.amount.currency) return [];
    if (part.amount.value <= whole.amount.value * 1.001) return [];
    if (!areToldTogether([whole, part], outline)) return [];
    return [
      {
        rule: "market_order",
        page: part.sentence.page,
        text: quoteOf(part.quote),
        fill: {
          part: { ...part.amount, name: inner.toUpperCase() },
          whole: { ...whole.amount, name: outer.toUpperCase() },
        },
      },
    ];
  }).slice(0, 1);

/** "Only one percent of this market": top-down, without a way to get there. */
export const topDown: Rule = ({ outline }) =>
  outline.sentences
    .filter((sentence) => outline.says(sentence, "topDown"))
    .slice(0, 1)
    .map(({ page, text }) => ({ rule: "top_down", page, text: quoteOf(text) }));
