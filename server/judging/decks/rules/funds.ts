import { fold } from "../../../language/fold.ts";
import { occurs } from "../lexicon/terms.ts";
import type { Outline } from "../outline/outline.ts";
import type { Block, DeckPage } from "../read/deck.ts";
import { quoteOf } from "../text/sentences.ts";
import { isOfSpending, type ShareList, shareLists } from "../text/shares.ts";
import { type Finding, percentOf, type Rule } from "./finding.ts";
import { isTotal } from "./tables.ts";

const LEAST_PARTS = 3;
const MOST_SHARES = 8;
/** Shares with a larger excess are not parts of one whole. */
const MOST_OVER = 15;
/** Bounds for shares that each have a name: the excess may be larger, or the sum fall short. */
const MOST_OVER_NAMED = 60;
const LEAST_SUM = 60;
const SLACK = 2;

type Whole = {
  page: number;
  text: string;
  /** Further lines of the same list. */
  also: { page: number; quote: string }[];
  shares: number[];
  sum: number;
  /** Shares with a larger excess may not be parts of one whole. */
  mostOver: number;
  /** Whether the list itself claims to be whole. */
  isTotalled: boolean;
  /** Whether nothing else on the page could be another part. */
  isComplete: boolean;
};

/** The use of funds in percentages: the slices of a pie, or a list in one sentence. */
export function fundsWholes(outline: Outline): Whole[] {
  const pies = fundsPies(outline);
  // A pie and its legend are one whole.
  const told = new Set(pies.map(({ page, sum }) => `${page} ${sum}`));
  const lists = fundsLists(outline).filter(({ page, sum }) => !told.has(`${page} ${sum}`));
  return [...pies, ...lists];
}

function fundsPies(outline: Outline): Whole[] {
  return outline.deck.pages.flatMap((page) =>
    page.blocks.flatMap((block, at): Whole[] => {
      const isShares = block.role === "chart" || block.role === "table" || block.role === "text";
      const heading = [...(page.blocks[at - 1]?.rows.at(-1) ?? []), block.rows[0]?.[0] ?? ""];
      if (!isShares || !page.text.includes("%") || !isOfFunds(page, heading, outline)) return [];
      const found = block.rows.flat().flatMap((text) => {
        const [, digits] = /^(\d{1,2}(?:[.,]\d)?) ?%?$/.exec(text) ?? [];
        return digits === undefined ? [] : [{ text, value: Number(digits.replace(",", ".")) }];
      });
      const shares = found.map(({ value }) => value);
      if (found.length > MOST_SHARES) return [];
      const isTotalled = isTotalledAt100(block, found.length, outline);
      return wholeOf(page.number, found[0]?.text, shares, { mostOver: MOST_OVER, isTotalled });
    }),
  );
}

/** Whether every row but the head has a name and a percentage, and the last says 100%. */
function isTotalledAt100({ role, rows }: Block, count: number, outline: Outline): boolean {
  const last = rows.at(-1) ?? [];
  const parts = rows.slice(-count - 1, -1);
  return (
    role === "table" &&
    isTotal(last[0] ?? "", outline) &&
    /^100 ?%?$/.test(last.at(-1) ?? "") &&
    parts.every(([name = ""]) => name !== "" && !outline.says({ folded: fold(name) }, "within"))
  );
}

function isOfFunds({ number }: DeckPage, heading: string[], { told, terms }: Outline): boolean {
  return (
    told.get("useOfFunds")?.pages.includes(number) === true ||
    heading.some((text) => occurs(terms.inTitle("useOfFunds"), fold(text)))
  );
}

/** "Use of funds: 45% operations, 35% engineering, 20% sales", on a line each or all on one. */
function fundsLists(outline: Outline): Whole[] {
  return shareLists(outline)
    .filter((list) => isFundsList(list, outline))
    .flatMap(({ page, sentences, shares }) => {
      const [first, ...others] = sentences.map(({ text }) => quoteOf(text));
      const also = others.map((quote) => ({ page, quote }));
      const isComplete = isAllOf(page, shares, outline);
      return wholeOf(page, first, shares, { mostOver: MOST_OVER_NAMED, also, isComplete });
    });
}

function isFundsList(list: ShareList, outline: Outline): boolean {
  const { told, terms } = outline;
  const isSaid = list.sentences.some(({ folded }) => occurs(terms.body("useOfFunds"), folded));
  const isThere = told.get("useOfFunds")?.pages.includes(list.page) === true;
  return (isSaid || isThere) && isOfSpending(list, outline);
}

/** Whether the page has neither another percentage nor a word for the rest. */
function isAllOf(page: number, shares: readonly number[], outline: Outline): boolean {
  const there = outline.onPage(page);
  const percents = there.flatMap(({ amounts }) => amounts.filter(({ kind }) => kind === "percent"));
  return percents.length === shares.length && !there.some((one) => outline.says(one, "rest"));
}

function wholeOf(
  page: number,
  text: string | undefined,
  shares: number[],
  how: Pick<Whole, "mostOver"> & Partial<Whole>,
): Whole[] {
  if (text === undefined || shares.length < LEAST_PARTS) return [];
  const sum = shares.reduce((whole, share) => whole + share, 0);
  const known = { also: [], isTotalled: false, isComplete: false };
  return [{ ...known, ...how, page, text, shares, sum: Math.round(sum * 10) / 10 }];
}

/** Use-of-funds percentages that add up to more than the whole, or to less with nothing left over. */
export const fundsShares: Rule = ({ outline }) => {
  const wrong = fundsWholes(outline).filter((whole) => isTooMuch(whole) || isTooLittle(whole));
  const pages = new Map(wrong.map((whole) => [whole.page, whole]));
  return [...pages.values()].map(({ page, text, also, shares, sum }): Finding => {
    const fill = {
      parts: shares.map(percentOf),
      sum: percentOf(sum),
      difference: percentOf(Math.abs(Math.round((sum - 100) * 10) / 10)),
    };
    return { rule: sum > 100 ? "funds_shares" : "funds_short", page, text, also, fill };
  });
};

function isTooMuch({ sum, shares, mostOver, isTotalled }: Whole): boolean {
  const over = sum - 100;
  return over >= SLACK && over <= mostOver && (isTotalled || !couldMakeWhole(shares));
}

function isTooLittle({ sum, isComplete }: Whole): boolean {
  return isComplete && sum >= LEAST_SUM && sum <= 100 - SLACK;
}

/** Whether some of the shares make the whole: others may be told twice, or be parts of parts. */
export function couldMakeWhole(shares: readonly number[]): boolean {
  const sums = shares.reduce<number[]>(
    (all, share) => all.flatMap((sum) => [sum, sum + share]),
    [0],
  );
  return sums.some((sum) => Math.abs(sum - 100) < 1);
}
