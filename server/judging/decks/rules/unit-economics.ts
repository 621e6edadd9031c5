import type { Fact } from "../figures/facts.ts";
import { quoteOf } from "../outline/sentences.ts";
import type { Topic } from "../rubric/sections.ts";
import type { Rule, Shown } from "./finding.ts";

/** Below this, what a customer brings hardly pays for finding the next one (Skok). */
const HEALTHY = 3;
const ROUNDING = 0.12;

/** What a customer brings against what one costs, and the ratio that the deck itself gives. */
export const lifetimeAgainstCost: Rule = ({ facts }) => {
  const cac = firstOf("cac", facts);
  const ltv = facts.find(
    (fact) => fact.topic === "ltv" && fact.amount.currency === cac?.amount.currency,
  );
  const ratio = firstOf("ltvToCac", facts);
  if (!cac || !ltv || cac.amount.value <= 0) return [];
  const real = ltv.amount.value / cac.amount.value;
  const fill = { ltv: ltv.amount, cac: cac.amount, real: timesOf(real) };
  if (ratio && Math.abs(ratio.amount.value - real) > ROUNDING * real) {
    const { sentence, quote, amount: figure } = ratio;
    return [
      {
        rule: "ltv_ratio_wrong",
        page: sentence.page,
        text: quoteOf(quote),
        fill: { ...fill, stated: figure },
        wrong: { sentence, figure, real },
      },
    ];
  }
  if (real < HEALTHY) {
    return [{ rule: "ltv_below_cac", page: ltv.sentence.page, text: quoteOf(ltv.quote), fill }];
  }
  return [];
};

function timesOf(value: number): Shown {
  return { kind: "times", value: Math.round(value * 10) / 10, currency: undefined };
}

function firstOf(topic: Topic, facts: Fact[]): Fact | undefined {
  return facts.find((fact) => fact.topic === topic);
}
