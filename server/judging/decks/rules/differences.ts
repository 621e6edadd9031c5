import type { Fact } from "../figures/facts.ts";
import type { Outline } from "../outline/outline.ts";
import type { RuleId } from "../rubric/rules.ts";
import type { Topic } from "../rubric/sections.ts";
import { quoteOf } from "../text/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/** Figures of which a company has only one at a time, and how near their label must be. */
const COMPARED: Partial<Record<Topic, { rule: RuleId; within: number }>> = {
  tam: { rule: "market_differs", within: 30 },
  sam: { rule: "market_differs", within: 30 },
  som: { rule: "market_differs", within: 30 },
};
/** A difference in rounding is no contradiction. */
const ROUNDING = 0.04;

/** The same thing with different figures on different pages. */
export const differingFigures: Rule = ({ outline, facts }) => {
  const found: Finding[] = [];
  for (const [topic, comparison] of Object.entries(COMPARED)) {
    const comparable = facts.filter(
      (fact) =>
        fact.topic === topic && fact.distance <= comparison.within && isOfToday(fact, outline),
    );
    const contrary = firstContrary(comparable);
    if (contrary) found.push(differenceOf(comparison.rule, contrary));
  }
  return found;
};

function firstContrary(facts: Fact[]): [Fact, Fact] | undefined {
  for (const [position, one] of facts.entries()) {
    const other = facts
      .slice(position + 1)
      .find((candidate) => isSameThing(one, candidate) && isDifferent(one, candidate));
    if (other) return [one, other];
  }
  return undefined;
}

/** Plans and interim steps differ from today's figures without contradicting them. */
function isOfToday({ sentence, topic }: Fact, outline: Outline): boolean {
  if (outline.says(sentence, "projection")) return false;
  const isStep = topic !== "tam" && outline.says(sentence, "fromTo");
  const isPlanned = outline.told.get("financials")?.pages.includes(sentence.page) === true;
  return !outline.says(sentence, "future") && !isStep && !isPlanned;
}

function isSameThing(one: Fact, other: Fact): boolean {
  if (one.sentence.page === other.sentence.page) return false;
  if (one.amount.kind !== other.amount.kind || one.amount.currency !== other.amount.currency)
    return false;
  const years = [one, other].map(({ sentence }) =>
    sentence.dates.map(({ from, to }) => `${from} ${to}`).join(),
  );
  return years[0] === years[1] || years[0] === "" || years[1] === "";
}

function isDifferent(one: Fact, other: Fact): boolean {
  const [a, b] = [one.amount.value, other.amount.value];
  return Math.abs(a - b) > ROUNDING * Math.max(a, b);
}

function differenceOf(rule: RuleId, [one, other]: [Fact, Fact]): Finding {
  return {
    rule,
    page: other.sentence.page,
    text: quoteOf(other.quote),
    fill: {
      here: other.amount,
      there: one.amount,
      page: String(one.sentence.page),
    },
  };
}
