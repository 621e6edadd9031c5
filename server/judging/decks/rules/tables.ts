import { numberFormat } from "../../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../../contracts/languages.ts";
import { datesIn } from "../../../language/dates.ts";
import { fold } from "../../../language/fold.ts";
import { formatAmount } from "../figures/format-amount.ts";
import { matches, occurs } from "../lexicon/terms.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf } from "../outline/sentences.ts";
import { isOfSpending, type ShareList, shareLists } from "../outline/shares.ts";
import type { Block, DeckPage } from "../read/deck.ts";
import { type PlainFigure, plainFigureIn } from "../read/plain-figure.ts";
import type { Finding, Rule } from "./finding.ts";

/**
 * What tables, charts and timelines say, read from the blocks of a page. Each accuses on a closed reading
 * only: when a row is left over, or the sum closes in any other way, it says nothing.
 */

/** Of more parts some always make the sum. */
const MOST_PARTS = 10;
const LEAST_PARTS = 3;

type Value = PlainFigure & { text: string };

/** A total, the figures above it, and whether any of them make it. */
type Total = {
  page: number;
  text: string;
  /** What its row is called. */
  name: string;
  shown: Value;
  /** From below. */
  parts: Value[];
  sum: number;
  /** What is left of the uppermost part, and not a sum of all. */
  isResult: boolean;
};

/** The totals of a deck that stand below a column of figures. */
export function totalsIn(outline: Outline): Total[] {
  return outline.deck.pages.flatMap((page) =>
    blocksOf(page, "table").flatMap(({ rows }) =>
      rows.flatMap((cells, at) =>
        isTotal(nameOf(cells), outline) ? totalsOf(cells, rows.slice(0, at), page, false) : [],
      ),
    ),
  );
}

function blocksOf({ blocks }: DeckPage, ...roles: Block["role"][]): Block[] {
  return blocks.filter(({ role }) => roles.includes(role));
}

function totalsOf(
  cells: string[],
  above: string[][],
  { number, text }: DeckPage,
  isResult: boolean,
): Total[] {
  return cells.flatMap((cell, column): Total[] => {
    const shown = valueIn(cell);
    const parts = partsAbove(column, above);
    const isOpen = parts.length < LEAST_PARTS || parts.length > MOST_PARTS;
    if (!shown || isOpen || !text.includes(cell)) return [];
    const sum = parts.reduce((whole, { value }) => whole + value, 0);
    return [{ page: number, text: cell, name: nameOf(cells), shown, parts, sum, isResult }];
  });
}

/**
 * What is left of an income when its costs, each with its sign, are taken off: in a table of one column,
 * or where every other column closes in the same way.
 */
function resultsIn(outline: Outline): Total[] {
  return outline.deck.pages.flatMap((page) =>
    blocksOf(page, "table").flatMap(({ rows }) =>
      rows.flatMap((cells, at) => {
        const isResult = occurs(outline.terms.signal("margin"), fold(cells[0] ?? ""));
        const found = isResult ? totalsOf(cells, rows.slice(0, at), page, true) : [];
        const isSigned = found.every(
          ({ parts }) => parts.filter(({ value }) => value < 0).length === parts.length - 1,
        );
        const open = found.filter((total) => !isMadeOfAll(total));
        return isSigned && (found.length === 1 || open.length < found.length) ? open : [];
      }),
    ),
  );
}

export function isMadeOfAll(total: Total): boolean {
  return isSame(total.sum, total);
}

/** A total or a result that its column does not make, nor any of the figures above it. */
export const totals: Rule = ({ outline }) =>
  [...totalsIn(outline).filter((total) => !isMean(total)), ...resultsIn(outline)]
    .filter((total) => !sumsOf(total).some((sum) => isSame(sum, total)))
    .slice(0, 1)
    .map(({ page, text, name, shown, sum }) => {
      const fill = { total: text, sum: written(sum, shown, outline) };
      const also = outline.page(page)?.text.includes(name) ? [{ page, quote: name }] : [];
      return { rule: "total_wrong", page, text, also, fill };
    });

/** Between the smallest and the largest of its parts. */
function isMean({ parts, shown }: Total): boolean {
  return parts.some(({ value }) => Math.abs(value) > Math.abs(shown.value));
}

/** A cost may be written with its sign or without. */
function isSame(sum: number, { shown, parts, isResult }: Total): boolean {
  const [one, other] = isResult ? [sum, shown.value] : [Math.abs(sum), Math.abs(shown.value)];
  return Math.abs(one - other) <= roundingOf([...parts, shown]);
}

/** Before it a cell may be empty, that another panel of the page reaches into. */
function nameOf([first = "", second = ""]: string[]): string {
  return first === "" ? second : first;
}

function isTotal(label: string, { terms }: Outline): boolean {
  const [first] = matches(terms.signal("total"), fold(label));
  return first !== undefined && first.index <= 2 && label.length <= 40;
}

function valueIn(text: string): Value | undefined {
  const figure = plainFigureIn(text);
  return figure && { ...figure, text };
}

/** The figures of the column above, from below; a row without one is no part, and a name ends it. */
function partsAbove(column: number, above: readonly string[][]): Value[] {
  const parts: Value[] = [];
  for (const cells of above.toReversed()) {
    const cell = cells[column] ?? "";
    const part = valueIn(cell);
    if (!part && cell !== "") break;
    if (part) parts.push(part);
  }
  return parts;
}

/** Every sum that some of the figures make: what is counted twice, or left out, closes one of them. */
function sumsOf({ parts, isResult }: Total): number[] {
  const income = isResult ? (parts.at(-1)?.value ?? 0) : 0;
  const others = isResult ? parts.slice(0, -1) : parts;
  return others.reduce((sums, { value }) => sums.flatMap((sum) => [sum, sum + value]), [income]);
}

function roundingOf(values: readonly Value[]): number {
  return values.reduce((all, { step }) => all + step / 2, 0) * 1.001;
}

/** As the total is written. */
function written(sum: number, { step, text }: Value, { deck }: Outline): string {
  const digits = Math.round(-Math.log10(step));
  const locale = writingOf(text, digits > 0) ?? LANGUAGE_TAGS[deck.language];
  return numberFormat(locale, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(sum);
}

/** A locale that writes its decimals and thousands as a figure does, whichever language the deck is in. */
function writingOf(figure: string, hasDecimals: boolean): "id" | "en" | undefined {
  const sign = /([.,])\d+\)?$/.exec(figure)?.[1];
  if (sign === undefined) return undefined;
  return (sign === ",") === hasDecimals ? "id" : "en";
}

const MOST_SHARES = 8;
/** Further above, they are no parts of one whole. */
const MOST_OVER = 15;
/** Where each has its name, further above and some way below. */
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
  /** So far above the whole it may be that they are no parts of one. */
  mostOver: number;
  /** Whether the list itself says that it is whole, whatever else its parts could make. */
  isTotalled: boolean;
  /** Whether nothing else on the page could be a part of it. */
  isComplete: boolean;
};

/** What the money is for, in shares: the slices of a pie, or a list in one sentence. */
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

/** A name and a share in every row but the head, and a last one that says 100 %. */
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

/** "Use of funds: 45% operations, 35% engineering, 20% sales", each in its own line or all in one. */
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

/** Neither another percentage on the page nor a word for the rest. */
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

/** Shares of what the money is for that are more than the whole, or less with nothing left over. */
export const fundsShares: Rule = ({ outline }) => {
  const wrong = fundsWholes(outline).filter((whole) => isTooMuch(whole) || isTooLittle(whole));
  const pages = new Map(wrong.map((whole) => [whole.page, whole]));
  return [...pages.values()].map(({ page, text, also, shares, sum }): Finding => {
    const percent = (value: number) =>
      formatAmount({ kind: "percent", value, currency: undefined }, outline.deck.language);
    const fill = {
      parts: shares.map(percent).join(" + "),
      sum: percent(sum),
      difference: percent(Math.abs(Math.round((sum - 100) * 10) / 10)),
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

/** What is told twice, or is a part of another part, is left out of one of the sums. */
export function couldMakeWhole(shares: readonly number[]): boolean {
  const sums = shares.reduce<number[]>(
    (all, share) => all.flatMap((sum) => [sum, sum + share]),
    [0],
  );
  return sums.some((sum) => Math.abs(sum - 100) < 1);
}

/** A timeline's step that is still told as a plan though its day has passed. */
export const plansInPast: Rule = ({ outline, context }) =>
  outline.deck.pages.flatMap((page): Finding[] =>
    stepsOn(page).flatMap(({ date, label, told }) => {
      const isPlan = occurs(outline.terms.signal("modal"), fold(told));
      if (!isPlan || date.to >= context.today || !page.text.includes(label)) return [];
      const also = page.text.includes(told) ? [{ page: page.number, quote: quoteOf(told) }] : [];
      return [
        { rule: "plan_in_past", page: page.number, text: label, also, fill: { date: label } },
      ];
    }),
  );

type Step = { date: { to: string }; label: string; told: string };

/** Dates with what stands below or beside each: in one block, or in a table of them. */
function stepsOn(page: DeckPage): Step[] {
  const listed = blocksOf(page, "text", "list", "card").flatMap(({ rows }) =>
    rows.flatMap(([head = ""], at) => stepOf(head, rows[at + 1]?.[0] ?? "")),
  );
  const headed = blocksOf(page, "text").flatMap(({ rows }, at, blocks) => {
    const [[head = ""] = []] = rows;
    const [[told = ""] = []] = blocks[at + 1]?.rows ?? [];
    return rows.length === 1 ? stepOf(head, told) : [];
  });
  const rowed = blocksOf(page, "table", "timeline").flatMap(({ rows }) => {
    const [head = [], below = []] = rows;
    const isHead = head.length >= 2 && head.every((cell) => onlyDateIn(cell));
    return isHead
      ? head.flatMap((date, column) => stepOf(date, below[column] ?? ""))
      : rows.flatMap(([date = "", told = ""]) => stepOf(date, told));
  });
  return [...listed, ...headed, ...rowed];
}

function stepOf(label: string, told: string): Step[] {
  const date = onlyDateIn(label);
  return date && told !== "" ? [{ date, label, told }] : [];
}

function onlyDateIn(text: string): { to: string } | undefined {
  const folded = fold(text);
  const [date] = datesIn(folded);
  return date && date.start <= 1 && folded.length - date.end <= 2 ? date : undefined;
}
