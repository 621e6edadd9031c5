import type { Claim } from "../claims.ts";
import type { Fact } from "../figures/facts.ts";
import { occurs } from "../lexicon/terms.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf, type Sentence } from "../text/sentences.ts";
import { type Finding, percentOf, type Rule } from "./finding.ts";

/** No part is more than its whole; figures above HIGHEST measure something else. */
const WHOLE = 100;
const HIGHEST = 1000;

type Told = { page: number; quote: string; value: number };

/** A margin, a churn, or a share of customers who stay or are won, of over a hundred percent. */
export const shareOverWhole: Rule = ({ outline, facts, claims }) => {
  const found = [
    ...facts.flatMap((fact) => ofFact(fact, outline)),
    ...outline.sentences.flatMap((sentence) => reachedIn(sentence, outline)),
    ...claims.flatMap((claim) => ofClaim(claim, outline)),
  ].filter(({ value }) => value > WHOLE && value < HIGHEST);
  return found.map(
    ({ page, quote, value }): Finding => ({
      rule: "share_over_whole",
      page,
      text: quoteOf(quote),
      fill: { share: percentOf(value) },
    }),
  );
};

function ofFact({ topic, amount, sentence }: Fact, outline: Outline): Told[] {
  const { folded, page, text } = sentence;
  const isPart =
    topic === "margin" ||
    topic === "churn" ||
    (topic === "retention" && isOfPeople(folded, outline));
  if (!isPart || !isAlone(sentence) || isMoving(folded, outline)) return [];
  return [{ page, quote: text, value: amount.value }];
}

/** "Conversion rate: 130%". */
function reachedIn(sentence: Sentence, outline: Outline): Told[] {
  const { page, text, folded, amounts } = sentence;
  if (!outline.says(sentence, "reached") || !isAlone(sentence) || isMoving(folded, outline))
    return [];
  return amounts.map(({ value }) => ({ page, quote: text, value }));
}

/** With several figures, nobody can tell which is the share. */
function isAlone({ amounts, dates }: Sentence): boolean {
  return amounts.length === 1 && amounts[0]?.kind === "percent" && dates.length <= 1;
}

function ofClaim({ label, head, quote, page, amount }: Claim, outline: Outline): Told[] {
  const { terms } = outline;
  const name = `${label} ${head}`;
  const isPart =
    occurs(terms.topic("margin"), label) ||
    occurs(terms.topic("churn"), label) ||
    occurs(terms.signal("reached"), label);
  return isPart && amount.kind === "percent" && !isMoving(name, outline)
    ? [{ page, quote, value: amount.value }]
    : [];
}

/** Retention of revenue may exceed a hundred percent, as customers buy more; that of people cannot. */
function isOfPeople(folded: string, { terms }: Outline): boolean {
  const isCounted =
    occurs(terms.topic("customers"), folded) || occurs(terms.topic("users"), folded);
  return isCounted && !occurs(terms.topic("revenue"), folded);
}

/** Growth, or something measured against another figure, may be any percentage. */
function isMoving(folded: string, { says }: Outline): boolean {
  return (
    says({ folded }, "growthWord") || says({ folded }, "fromTo") || says({ folded }, "mayExceed")
  );
}
