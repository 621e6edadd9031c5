import { fold } from "../../../language/fold.ts";
import type { Amount } from "../../../language/money.ts";
import { byColumn } from "../claims.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf, type Sentence } from "../text/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/** Smaller or rounder numbers coincide by chance. */
const LEAST = 1000;
const DIGITS = 2;

/**
 * The same number, on one page for active or paying customers, on another for all who ever came or looked. If the
 * deck only tells of one of these, it may be the same people twice: "3,240 customers since launch".
 */
export const renamedCounts: Rule = ({ outline }) => {
  const isAll = (one: Sentence) => outline.says(one, "everCounted") || outline.says(one, "vanity");
  const isActive = (one: Sentence) => outline.says(one, "paying");
  const active = countsOf(outline, (one) => isActive(one) && !isAll(one));
  const all = countsOf(outline, (one) => isAll(one) && !isActive(one));
  return active
    .flatMap(({ sentence, amount }): Finding[] => {
      const same = all.find(
        (other) => other.amount.value === amount.value && other.sentence.page !== sentence.page,
      );
      if (!same) return [];
      return [
        {
          rule: "count_renamed",
          page: sentence.page,
          text: quoteOf(sentence.text),
          also: [{ page: same.sentence.page, quote: quoteOf(same.sentence.text) }],
          fill: { page: String(same.sentence.page) },
        },
      ];
    })
    .slice(0, 1);
};

type Count = { sentence: Sentence; amount: Amount };

/** The number of each sentence that has only one such number: that one is meant. */
function countsOf(outline: Outline, isMeant: (sentence: Sentence) => boolean): Count[] {
  return outline.sentences.filter(isMeant).flatMap((sentence) => {
    const counts = sentence.amounts.filter(
      ({ kind, value }) => kind === "count" && isTelling(value),
    );
    const [amount] = counts;
    return amount && counts.length === 1 ? [{ sentence, amount }] : [];
  });
}

function isTelling(value: number): boolean {
  return value >= LEAST && String(value).replace(/0+$/, "").length >= DIGITS;
}

/** A company with this share from one customer or platform depends on it. */
const MUCH = 0.4;
const MOST_DENIALS = 3;

/** The deck says that it depends on nobody, but shows shares of which one is large. */
export const dependenceDenied: Rule = ({ outline, claims }) => {
  const denials = outline.sentences.filter(
    (one) => !one.isTitle && outline.says(one, "independence"),
  );
  const [denial, ...others] = denials.map(({ page, text }) => ({ page, quote: quoteOf(text) }));
  if (!denial) return [];
  return byColumn(claims)
    .flatMap((column): Finding[] => {
      const parts = column.filter(({ amount, label }) => {
        return amount.value > 0 && !outline.says({ folded: label }, "total");
      });
      const whole = parts.reduce((sum, { amount }) => sum + amount.value, 0);
      const [largest] = parts.toSorted((one, other) => other.amount.value - one.amount.value);
      if (!largest || !isOfBuyers(column, outline) || !isWhole(column, whole, outline)) return [];
      const share = largest.amount.value / whole;
      if (share < MUCH || outline.says({ folded: largest.label }, "rest")) return [];
      return [
        {
          rule: "dependence_denied",
          page: denial.page,
          text: denial.quote,
          also: [{ page: largest.page, quote: largest.quote }, ...others.slice(0, MOST_DENIALS)],
          fill: { share: `${Math.round(share * 100)}%`, page: String(largest.page) },
        },
      ];
    })
    .slice(0, 1);
};

/** Shares that add up to a hundred, or figures whose total the table gives. */
function isWhole(
  column: readonly { label: string; amount: { value: number } }[],
  whole: number,
  outline: Outline,
): boolean {
  const total = column.find(({ label }) => outline.says({ folded: label }, "total"));
  const stated = total?.amount.value ?? 100;
  return column.length >= 3 && Math.abs(whole - stated) <= 0.01 * stated;
}

/** Whether the page or the column names them customers, or sources of orders. */
function isOfBuyers(
  [first]: readonly { page: number; block: number }[],
  { deck, says }: Outline,
): boolean {
  const page = deck.pages.find(({ number }) => number === first?.page);
  if (!page || !first) return false;
  const [head = []] = page.blocks[first.block]?.rows ?? [];
  const before = page.blocks[first.block - 1]?.rows.flat() ?? [];
  return [page.title, head[0] ?? "", ...before].some((text) =>
    says({ folded: fold(text) }, "buyers"),
  );
}
