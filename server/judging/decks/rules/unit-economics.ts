import type { Fact } from "../figures/facts.ts";
import { formatAmount } from "../figures/format-amount.ts";
import { quoteOf } from "../outline/sentences.ts";
import type { Topic } from "../rubric/sections.ts";
import type { Evidence, Rule } from "./finding.ts";

/** Below this, what a customer brings hardly pays for finding the next one (Skok). */
const HEALTHY = 3;
const ROUNDING = 0.12;

/** What a customer brings against what one costs, and the ratio that the deck itself gives. */
export const lifetimeAgainstCost: Rule = ({ facts, outline }) => {
  const { language } = outline.deck;
  const cac = firstOf("cac", facts);
  const ltv = facts.find(
    (fact) => fact.topic === "ltv" && fact.amount.currency === cac?.amount.currency,
  );
  const ratio = firstOf("ltvToCac", facts);
  const real = cac && ltv && cac.amount.value > 0 ? ltv.amount.value / cac.amount.value : undefined;
  const given = {
    ltv: ltv ? formatAmount(ltv.amount, language) : "",
    cac: cac ? formatAmount(cac.amount, language) : "",
  };
  if (ltv && real !== undefined && ratio && Math.abs(ratio.amount.value - real) > ROUNDING * real) {
    const fill = {
      ...given,
      stated: formatAmount(ratio.amount, language),
      real: timesOf(real, language),
    };
    return [
      { rule: "ltv_ratio_wrong", page: ratio.sentence.page, text: quoteOf(ratio.quote), fill },
    ];
  }
  if (ltv && real !== undefined && real < HEALTHY) {
    const fill = { ...given, real: timesOf(real, language) };
    return [{ rule: "ltv_below_cac", page: ltv.sentence.page, text: quoteOf(ltv.quote), fill }];
  }
  return [];
};

function timesOf(value: number, language: Evidence["outline"]["deck"]["language"]): string {
  return formatAmount(
    { kind: "times", value: Math.round(value * 10) / 10, currency: undefined },
    language,
  );
}

function firstOf(topic: Topic, facts: Fact[]): Fact | undefined {
  return facts.find((fact) => fact.topic === topic);
}
