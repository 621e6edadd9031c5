import { quoteOf } from "../text/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/** In months: allows for ends of months and rounded figures. */
const SLACK = 1.5;

/** A runway that neither the cash nor the round, nor both, cover at the page's own burn. */
export const runwayOfCash: Rule = ({ facts, outline }) =>
  facts
    .filter(({ topic }) => topic === "runway")
    .flatMap(({ amount: told, sentence, quote }): Finding[] => {
      const { page } = sentence;
      const burns = facts.filter(
        ({ topic, sentence: { page: on } }) => topic === "burn" && on === page,
      );
      const [burn] = burns;
      if (!burn || burns.length > 1 || burn.amount.value <= 0) return [];
      const { currency } = burn.amount;
      const cash = outline
        .onPage(page)
        .filter((one) => outline.says(one, "cash"))
        .flatMap(({ amounts }) => amounts)
        .filter((one) => one.currency === currency && one.value > burn.amount.value);
      const asked = facts.filter(
        ({ topic, amount }) => topic === "ask" && amount.currency === currency,
      );
      const [first] = cash;
      if (
        !first ||
        isExplained(told.value, burn.amount.value, [cash, asked.map(({ amount }) => amount)])
      )
        return [];
      const months = Math.floor(first.value / burn.amount.value);
      return [
        {
          rule: "runway_wrong",
          page,
          text: quoteOf(quote),
          also: [{ page, quote: quoteOf(burn.quote) }],
          fill: {
            cash: first,
            burn: burn.amount,
            count: months,
            stated: told.value,
          },
        },
      ];
    })
    .slice(0, 1);

type Money = { value: number };

function isExplained(months: number, burn: number, [cash, asked]: [Money[], Money[]]): boolean {
  const sums = [
    ...cash,
    ...asked,
    ...cash.flatMap((one) => asked.map((other) => ({ value: one.value + other.value }))),
  ];
  return sums.some(
    ({ value }) => Math.abs(value / burn - months) <= Math.max(SLACK, months * 0.15),
  );
}
