import { datesIn } from "../figures/dates.ts";
import { matches, occurs } from "../lexicon/terms.ts";
import { fold } from "../outline/fold.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf } from "../outline/sentences.ts";
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
type Total = { page: number; text: string; shown: Value; parts: Value[]; sum: number };

/** The totals of a deck that stand below a column of figures. */
export function totalsIn(outline: Outline): Total[] {
  return outline.deck.pages.flatMap((page) =>
    blocksOf(page, "table").flatMap(({ rows }) =>
      rows.flatMap((cells, at) =>
        isTotal(cells[0] ?? "", outline) ? totalsOf(cells, rows.slice(0, at), page) : [],
      ),
    ),
  );
}

function blocksOf({ blocks }: DeckPage, ...roles: Block["role"][]): Block[] {
  return blocks.filter(({ role }) => roles.includes(role));
}

function totalsOf(cells: string[], above: string[][], { number, text }: DeckPage): Total[] {
  return cells.flatMap((cell, column): Total[] => {
    const shown = valueIn(cell);
    const parts = partsAbove(column, above);
    const isOpen = parts.length < LEAST_PARTS || parts.length > MOST_PARTS;
    if (!shown || isOpen || !text.includes(cell)) return [];
    const sum = parts.reduce((whole, { value }) => whole + value, 0);
    return [{ page: number, text: cell, shown, parts, sum }];
  });
}

export function isMadeOfAll(total: Total): boolean {
  return isSame(total.sum, total);
}

/** A total that its column does not make, nor any of the figures above it. */
export const totals: Rule = ({ outline }) =>
  totalsIn(outline)
    .filter((total) => {
      // Between the smallest and the largest it is their mean.
      const isMean = total.parts.some(({ value }) => Math.abs(value) > Math.abs(total.shown.value));
      return !isMean && !sumsOf(total.parts).some((sum) => isSame(sum, total));
    })
    .slice(0, 1)
    .map(({ page, text, shown, sum }) => {
      const fill = { total: text, sum: written(sum, shown, outline) };
      return { rule: "total_wrong", page, text, fill };
    });

/** A cost may be written with its sign or without. */
function isSame(sum: number, { shown, parts }: Total): boolean {
  return Math.abs(Math.abs(sum) - Math.abs(shown.value)) <= roundingOf([...parts, shown]);
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
function sumsOf(parts: readonly Value[]): number[] {
  return parts.reduce((sums, { value }) => sums.flatMap((sum) => [sum, sum + value]), [0]);
}

function roundingOf(values: readonly Value[]): number {
  return values.reduce((all, { step }) => all + step / 2, 0) * 1.001;
}

/** As the total is written. */
function written(sum: number, { step, text }: Value, { deck }: Outline): string {
  const digits = Math.round(-Math.log10(step));
  const isPointed = /\d\.\d{3}(?!\d)/.test(text);
  return new Intl.NumberFormat(isPointed ? "id" : deck.language, {
    minimumFractionDigits: digits,
    maximumFractionDigits: digits,
  }).format(sum);
}

const MOST_SHARES = 8;
/** Further above, they are no parts of one whole. */
const MOST_OVER = 15;

type Whole = {
  page: number;
  text: string;
  shares: number[];
  sum: number;
  /** So far above the whole it may be that they are no parts of one. */
  mostOver: number;
};

/** What the money is for, in shares: the slices of a pie, or a list in one sentence. */
export function fundsWholes(outline: Outline): Whole[] {
  return [...fundsPies(outline), ...fundsLists(outline)];
}

function fundsPies({ told, page: pageOf }: Outline): Whole[] {
  return (told.get("useOfFunds")?.pages ?? []).flatMap((number): Whole[] => {
    const page = pageOf(number);
    if (!page?.text.includes("%")) return [];
    return page.blocks.flatMap(({ role, rows }): Whole[] => {
      if (role !== "chart" && role !== "table" && role !== "text") return [];
      const found = rows.flatMap((cells) =>
        cells.flatMap((text) => {
          const [, digits] = /^(\d{1,2}(?:[.,]\d)?) ?%?$/.exec(text) ?? [];
          return digits === undefined ? [] : [{ text, value: Number(digits.replace(",", ".")) }];
        }),
      );
      const shares = found.map(({ value }) => value);
      return found.length <= MOST_SHARES ? wholeOf(number, found[0]?.text, shares, MOST_OVER) : [];
    });
  });
}

/** "Use of funds: 45% operations, 35% engineering, 20% sales". */
function fundsLists({ sentences, terms }: Outline): Whole[] {
  return sentences.flatMap(({ page, text, folded, amounts }) => {
    const isList =
      amounts.every(({ kind }) => kind === "percent") && occurs(terms.body("useOfFunds"), folded);
    const shares = amounts.map(({ value }) => value);
    return isList ? wholeOf(page, quoteOf(text), shares, 100) : [];
  });
}

function wholeOf(
  page: number,
  text: string | undefined,
  shares: number[],
  mostOver: number,
): Whole[] {
  if (text === undefined || shares.length < LEAST_PARTS) return [];
  const sum = shares.reduce((whole, share) => whole + share, 0);
  return [{ page, text, shares, sum: Math.round(sum * 10) / 10, mostOver }];
}

/** Shares of what the money is for that are more than the whole. */
export const fundsShares: Rule = ({ outline }) =>
  fundsWholes(outline).flatMap(({ page, text, shares, sum, mostOver }): Finding[] => {
    const over = Math.round((sum - 100) * 10) / 10;
    // A share told twice.
    const isTooMany = shares.some((share) => Math.abs(over - share) < 1);
    if (over < 2 || over > mostOver || isTooMany) return [];
    const fill = { sum: `${sum}%`, difference: `${over}%` };
    return [{ rule: "funds_shares", page, text, fill }];
  });

/** A timeline's step that is still told as a plan though its day has passed. */
export const plansInPast: Rule = ({ outline, context }) =>
  outline.deck.pages.flatMap((page): Finding[] =>
    stepsOn(page).flatMap(({ date, label, told }) => {
      const [modal] = matches(outline.terms.signal("modal"), fold(told));
      const isPlan = modal !== undefined && modal.index <= 2;
      if (!isPlan || date.to >= context.today || !page.text.includes(label)) return [];
      return [{ rule: "plan_in_past", page: page.number, text: label, fill: { date: label } }];
    }),
  );

type Step = { date: { to: string }; label: string; told: string };

/** Dates with what stands below or beside each: in one block, or in a table of them. */
function stepsOn(page: DeckPage): Step[] {
  const listed = blocksOf(page, "text", "list", "card").flatMap(({ rows }) => {
    const [[head = ""] = [], [told = ""] = []] = rows;
    return stepOf(head, told);
  });
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
