import type { Amount } from "../figures/amounts.ts";
import { formatAmount } from "../figures/format-amount.ts";
import { matches, occurs } from "../lexicon/terms.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf, type Sentence } from "../outline/sentences.ts";
import type { Evidence, Finding, Rule } from "./finding.ts";

const ROUNDING = 0.025;

/** Use of funds: the shares make 100 %, the sums make the ask. */
export const useOfFunds: Rule = (evidence) => {
  const pages = fundsPages(evidence.outline);
  return pages.flatMap((page) => [...fundsShares(page, evidence), ...fundsSum(page, evidence)]);
};

function fundsPages({ told, sentences, terms }: Outline): number[] {
  const titled = told.get("useOfFunds")?.pages ?? [];
  const said = sentences
    .filter(({ folded }) => occurs(terms.body("useOfFunds"), folded))
    .map(({ page }) => page);
  return [...new Set([...titled, ...said, ...(told.get("ask")?.pages ?? [])])];
}

type Item = { sentence: Sentence; amount: Amount };

/** What the money is for: its items, wherever the line stands that names one. */
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
    const isOther =
      outline.says(sentence, "growthWord") ||
      outline.says(sentence, "share") ||
      outline.says(sentence, "perMonth");
    // What bears a date has been raised or spent before.
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

/** A row of a list whose other rows are items: nobody knows all that money is spent on. */
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

function fundsShares(page: number, evidence: Evidence): Finding[] {
  const items = itemsOf(page, "percent", evidence);
  const sum = items.reduce((total, { amount }) => total + amount.value, 0);
  const first = items[0];
  if (items.length < 3 || !first || Math.abs(sum - 100) <= 1.5) return [];
  const fill = {
    sum: `${Math.round(sum * 10) / 10}%`,
    difference: `${Math.round((sum - 100) * 10) / 10}%`,
  };
  return [{ rule: "funds_shares", page, text: longestRun(items), fill }];
}

function fundsSum(page: number, evidence: Evidence): Finding[] {
  const asks = evidence.facts.filter(({ topic }) => topic === "ask");
  // Whether another page asks for another sum is for another rule to say.
  const ask = asks.find(({ sentence }) => sentence.page === page) ?? asks[0];
  const items = itemsOf(page, "money", evidence).filter(
    ({ amount, sentence }) =>
      amount.currency === ask?.amount.currency &&
      amount.value < (ask?.amount.value ?? 0) * (sentence.isTitle ? 1 : 1.5),
  );
  if (!ask || items.length < 2) return [];
  const sum = items.reduce((total, { amount }) => total + amount.value, 0);
  const isPart = items.length < 3 && sum < ask.amount.value;
  if (isPart || Math.abs(sum - ask.amount.value) <= ROUNDING * ask.amount.value) return [];
  const { language } = evidence.outline.deck;
  const fill = {
    sum: formatAmount({ ...ask.amount, value: sum }, language),
    ask: formatAmount(ask.amount, language),
  };
  return [{ rule: "funds_sum", page, text: longestRun(items), fill }];
}

/** The line that holds most of the items. */
function longestRun(items: Item[]): string {
  const counted = items.map(({ sentence }) => ({
    text: sentence.text,
    count: items.filter((other) => other.sentence === sentence).length,
  }));
  return quoteOf(counted.toSorted((one, other) => other.count - one.count)[0]?.text ?? "");
}

/** Parts of one whole that are more than it. */
export const sharesOver100: Rule = (evidence) => {
  const { outline } = evidence;
  const spent = new Set(fundsPages(outline));
  return outline.deck.pages.flatMap(({ number }): Finding[] => {
    const there = outline.onPage(number);
    const parts = there.flatMap((sentence) =>
      sentence.amounts
        .filter(({ kind }) => kind === "percent")
        .map((amount) => ({ sentence, amount })),
    );
    const isOfShares = there.some((sentence) => outline.says(sentence, "share"));
    const isGrowing = parts.some(
      ({ sentence }) => outline.says(sentence, "growthWord") || outline.says(sentence, "fromTo"),
    );
    const sum = parts.reduce((total, { amount }) => total + amount.value, 0);
    const [first] = parts;
    if (
      spent.has(number) ||
      !isOfShares ||
      isGrowing ||
      parts.length < 3 ||
      !first ||
      sum <= 101.5 ||
      sum > 200 ||
      hasWhole(there)
    )
      return [];
    return [
      {
        rule: "shares_over_100",
        page: number,
        text: longestRun(parts),
        fill: { sum: `${Math.round(sum * 10) / 10}%` },
      },
    ];
  });
};

/** Rows below one another make a whole, and what stands apart is a share of something else. */
function hasWhole(there: Sentence[]): boolean {
  const shareOf = ({ amounts }: Sentence) =>
    amounts.length === 1 && amounts[0]?.kind === "percent" ? amounts[0].value : undefined;
  let sum = 0;
  let rows = 0;
  for (const one of [...there, undefined]) {
    const share = one && shareOf(one);
    if (share !== undefined) {
      sum += share;
      rows += 1;
      continue;
    }
    if (rows >= 3 && Math.abs(sum - 100) <= 1.5) return true;
    [sum, rows] = [0, 0];
  }
  return false;
}

/** A total below its parts, on the same page, that they do not add up to. */
export const totals: Rule = ({ outline }) =>
  outline.deck.pages.flatMap(({ number }): Finding[] => {
    const there = outline.onPage(number);
    const at = there.findIndex(
      (one) =>
        !one.isTitle &&
        startsWith(outline.terms.signal("total"), one.folded) &&
        one.amounts.length === 1 &&
        one.text.length < 60,
    );
    const total = there[at]?.amounts[0];
    const sentence = there[at];
    if (
      !total ||
      !sentence ||
      total.kind === "percent" ||
      total.kind === "times" ||
      /market|tam|pasar|thị trường|ตลาด|市场/.test(sentence.folded)
    )
      return [];
    const parts = partsBefore(there.slice(0, at), total);
    const sum = parts.reduce((whole, { value }) => whole + value, 0);
    if (parts.length < 2 || Math.abs(sum - total.value) <= ROUNDING * total.value) return [];
    const { language } = outline.deck;
    const fill = {
      sum: formatAmount({ ...total, value: sum }, language),
      total: formatAmount(total, language),
    };
    return [{ rule: "total_wrong", page: number, text: quoteOf(sentence.text), fill }];
  });

/** A row's name, not a word in passing. */
function startsWith(pattern: RegExp, folded: string): boolean {
  const [first] = matches(pattern, folded);
  return first !== undefined && first.index <= 12 && !/\d/.test(folded.slice(0, first.index));
}

function partsBefore(lines: Sentence[], total: Amount): Amount[] {
  const parts: Amount[] = [];
  for (const { amounts, text, isTitle } of lines.toReversed()) {
    const [amount] = amounts;
    const isPart =
      amounts.length === 1 && amount?.kind === total.kind && amount.currency === total.currency;
    if (isTitle || !amount || !isPart || text.length > 70) break;
    parts.push(amount);
  }
  return parts;
}
