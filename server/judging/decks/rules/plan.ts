import { DAY_MS } from "../../../../contracts/days.ts";
import { byColumn, type Claim } from "../claims.ts";
import { occurs } from "../lexicon/terms.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf } from "../text/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/** Other income may come on top, but not this many times over. */
const MOST_TIMES = 3;
const MONTHS = 12;

/** A plan's revenue that is many times what its own customers pay at its own price. */
export const plannedRevenue: Rule = ({ outline, claims }) => {
  return byColumn(claims)
    .flatMap((column): Finding[] => {
      const price = column.find((one) => isMoney(one) && isTopic(one, "price", outline));
      const payers = column.find((one) => isCount(one) && isPayers(one, outline));
      const revenue = column.find((one) => isMoney(one) && isTopic(one, "revenue", outline));
      if (!price || !payers || !revenue) return [];
      const isMonthly = occurs(outline.terms.signal("perMonth"), price.label);
      const real = payers.amount.value * price.amount.value * (isMonthly ? MONTHS : 1);
      const isSame = price.amount.currency === revenue.amount.currency;
      if (!isSame || real <= 0 || revenue.amount.value < MOST_TIMES * real) return [];
      const working = [payers, price].map(({ quote }) => quote).join(" × ");
      return [
        {
          rule: "plan_revenue",
          page: revenue.page,
          text: revenue.quote,
          also: [payers, price].map(({ page, quote }) => ({ page, quote })),
          fill: {
            working: isMonthly ? `${working} × ${MONTHS}` : working,
            real: { ...revenue.amount, value: real },
            stated: revenue.amount,
          },
        },
      ];
    })
    .slice(0, 1);
};

function isTopic({ label }: Claim, topic: "price" | "revenue", { terms }: Outline): boolean {
  return occurs(terms.topic(topic), label);
}

function isPayers({ label }: Claim, { terms }: Outline): boolean {
  const { topic, signal } = terms;
  return [topic("customers"), topic("users"), signal("paying")].some((term) => occurs(term, label));
}

function isMoney({ amount }: Claim): boolean {
  return amount.kind === "money";
}

function isCount({ amount }: Claim): boolean {
  return amount.kind === "count";
}

/** A break-even in a period for which the deck's own table still shows a loss. */
export const brokenEven: Rule = ({ outline, claims }) => {
  const results = claims.filter(
    ({ label, time }) => time && occurs(outline.terms.signal("result"), label),
  );
  return outline.sentences
    .filter((sentence) => outline.says(sentence, "breakEven"))
    .flatMap((sentence): Finding[] => {
      const loss = results.find(
        ({ amount, time }) =>
          amount.value < 0 &&
          isShort(time) &&
          sentence.dates.some(({ from, to }) => from === time?.from && to === time.to),
      );
      if (!loss) return [];
      const also = [{ page: loss.page, quote: loss.quote }];
      const fill = { loss: loss.quote, page: String(loss.page) };
      return [
        { rule: "break_even_wrong", page: sentence.page, text: quoteOf(sentence.text), also, fill },
      ];
    })
    .toSorted((one, other) => Number(isHeading(one, outline)) - Number(isHeading(other, outline)))
    .slice(0, 1);
};

/** A company may break even in the course of a year that ends with a loss overall. */
function isShort(time: Claim["time"]): boolean {
  const [from, to] = [time?.from ?? "", time?.to ?? ""].map(Date.parse);
  return from !== undefined && to !== undefined && to - from < LONGEST;
}

const LONGEST = 100 * DAY_MS;

function isHeading({ page, text }: Finding, outline: Outline): boolean {
  return page !== null && outline.page(page)?.title.includes(text) === true;
}
