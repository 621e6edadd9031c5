import { areToldTogether, theOne } from "../figures/the-one.ts";
import { quoteOf } from "../text/sentences.ts";
import type { Rule, Shown } from "./finding.ts";

/** Below this, a customer hardly pays for finding the next one (Skok). */
const HEALTHY = 3;
const ROUNDING = 0.12;

/** Compares a customer's lifetime value and cost with the ratio that the deck gives. */
export const lifetimeAgainstCost: Rule = ({ outline }) => {
  const cac = theOne("cac", outline);
  const ltv = theOne("ltv", outline);
  const ratio = theOne("ltvToCac", outline);
  if (!cac || !ltv || cac.amount.value <= 0) return [];
  const isOne = cac.amount.currency === ltv.amount.currency;
  if (!isOne || !areToldTogether([cac, ltv, ...(ratio ? [ratio] : [])], outline)) return [];
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
