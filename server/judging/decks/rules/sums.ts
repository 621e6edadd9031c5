import type { Amount } from "../../../language/money.ts";
import { occurs } from "../lexicon/terms.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf, type Sentence } from "../text/sentences.ts";
import type { Evidence, Finding, Rule } from "./finding.ts";

const ROUNDING = 0.025;

/** The sums of the use of funds must add up to the ask. */
export const useOfFunds: Rule = (evidence) => {
  const pages = fundsPages(evidence.outline);
  return pages.flatMap((page) => fundsSum(page, evidence));
};

function fundsPages({ told, sentences, terms }: Outline): number[] {
  const titled = told.get("useOfFunds")?.pages ?? [];
  const said = sentences
    .filter(({ folded }) => occurs(terms.body("useOfFunds"), folded))
    .map(({ page }) => page);
  return [...new Set([...titled, ...said, ...(told.get("ask")?.pages ?? [])])];
}

type Item = { sentence: Sentence; amount: Amount };

/** The items of the use of funds, on whichever line of the page. */
function itemsOf(page: number, kind: Amount["kind"], { outline, facts }: Evidence): Item[] {
  const asked = facts
    .filter(({ topic }) => topic === "ask" || topic === "valuation")
    .map(({ amount }) => amount);
  return outline.onPage(page).flatMap((sentence, position, all) => {
    const beside = [all[position - 1], all[position + 1]].filter(
      (one) => one && one.amounts.length === 0,
    );
    const isItem =
      [sentence, ...beside].some((one) => one && outline.says(one, "fundsItem")) ||
      isAmongItems(position, kind, all, outline);
    const isOther = outline.says(sentence, "growthWord") || outline.says(sentence, "perMonth");
    // A dated sum has been raised or spent before.
    if (
      !isItem ||
      sentence.dates.length > 0 ||
      (isOther && sentence.amounts.length < 3) ||
      outline.says(sentence, "total")
    )
      return [];
    return sentence.amounts
      .filter((amount) => amount.kind === kind && !asked.includes(amount))
      .map((amount) => ({ sentence, amount }));
  });
}

/** A row of a list whose other rows are items: our words cannot cover all that money is spent on. */
function isAmongItems(
  position: number,
  kind: Amount["kind"],
  lines: Sentence[],
  outline: Outline,
): boolean {
  const isRow = (one: Sentence | undefined) =>
    one?.amounts.length === 1 && one.amounts[0]?.kind === kind && one.text.length < 60;
  let [first, last] = [position, position];
  if (!isRow(lines[position])) return false;
  while (isRow(lines[first - 1])) first -= 1;
  while (isRow(lines[last + 1])) last += 1;
  const rows = lines.slice(first, last + 1);
  return rows.length >= 3 && rows.some((one) => outline.says(one, "fundsItem"));
}

function fundsSum(page: number, evidence: Evidence): Finding[] {
  const asks = evidence.facts.filter(({ topic }) => topic === "ask");
  // Another rule checks whether another page asks for another sum.
  const ask = asks.find(({ sentence }) => sentence.page === page) ?? asks[0];
  const items = itemsOf(page, "money", evidence).filter(
    ({ amount, sentence }) =>
      amount.currency === ask?.amount.currency &&
      amount.value < (ask?.amount.value ?? 0) * (sentence.isTitle ? 1 : 1.5),
  );
  if (!ask || items.length < 2) return [];
  const sum = items.reduce((total, { amount }) => total + amount.value, 0);
  const isPart = items.length < 3 && sum < ask.amount.value;
  const makesAsk = (total: number) =>
    Math.abs(total - ask.amount.value) <= ROUNDING * ask.amount.value;
  if (isPart || makesAsk(sum) || makesAsk(sumOfHeads(items))) return [];
  if (saysWithin(items, evidence.outline)) return [];
  const fill = {
    parts: items.map(({ amount }) => amount),
    sum: { ...ask.amount, value: sum },
    ask: ask.amount,
  };
  return [{ rule: "funds_sum", page, text: longestRun(items), fill }];
}

/** "$400k agents (of which $150k salaries)": a sum in brackets, or called a part, is included in another item. */
function saysWithin(items: Item[], { says }: Outline): boolean {
  const inBrackets = items.map(({ sentence, amount }) => {
    const before = sentence.folded.slice(0, amount.start);
    return before.lastIndexOf("(") > before.lastIndexOf(")");
  });
  return new Set(inBrackets).size > 1 || items.some(({ sentence }) => says(sentence, "within"));
}

/** The sum without those items that add up to the one above them. */
function sumOfHeads(items: Item[]): number {
  const values = items.map(({ amount }) => amount.value);
  let total = 0;
  for (let at = 0; at < values.length; at += 1) {
    const whole = values[at] ?? 0;
    total += whole;
    let [sum, next] = [0, at];
    while (next + 1 < values.length && sum < whole * 0.999) sum += values[++next] ?? 0;
    if (next > at + 1 && sum <= whole * 1.001) at = next;
  }
  return total;
}

/** The line that holds most of the items. */
function longestRun(items: Item[]): string {
  const counted = items.map(({ sentence }) => ({
    text: sentence.text,
    count: items.filter((other) => other.sentence === sentence).length,
  }));
  return quoteOf(counted.toSorted((one, other) => other.count - one.count)[0]?.text ?? "");
}
