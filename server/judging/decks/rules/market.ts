import type { Fact } from "../figures/facts.ts";
import { quoteOf } from "../outline/sentences.ts";
import type { Topic } from "../rubric/sections.ts";
import type { Rule } from "./finding.ts";

const NESTED: [Topic, Topic][] = [
  ["tam", "sam"],
  ["sam", "som"],
  ["tam", "som"],
];

/** What can be reached is a part of what can be served, and that of all there is. */
export const marketOrder: Rule = ({ facts }) => {
  for (const [outer, inner] of NESTED) {
    for (const whole of facts.filter(({ topic }) => topic === outer)) {
      const part = facts.find((fact) => fact.topic === inner && isBigger(fact, whole));
      if (!part) continue;
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
    }
  }
  return [];
};

function isBigger(part: Fact, whole: Fact): boolean {
  return (
    part.amount.currency === whole.amount.currency && part.amount.value > whole.amount.value * 1.001
  );
}

/** "Only one percent of this market": from above, and without a way there. */
export const topDown: Rule = ({ outline }) =>
  outline.sentences
    .filter((sentence) => outline.says(sentence, "topDown"))
    .slice(0, 1)
    .map(({ page, text }) => ({ rule: "top_down", page, text: quoteOf(text) }));
