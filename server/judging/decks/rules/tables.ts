import { numberFormat } from "../../../../contracts/formats.ts";
import { LANGUAGE_TAGS } from "../../../../contracts/languages.ts";
import { datesIn } from "../../../language/dates.ts";
import { fold } from "../../../language/fold.ts";
import { matches, occurs } from "../lexicon/terms.ts";
import type { Outline } from "../outline/outline.ts";
import type { Block, DeckPage } from "../read/deck.ts";
import { type PlainFigure, plainFigureIn } from "../read/plain-figure.ts";
import { quoteOf } from "../text/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/**
 * Rules about tables, charts and timelines, read from the blocks of a page. They accuse only if the reading
 * is complete: if a row is left over, or the sum can be made in any other way, they stay silent.
 */

/** Among more parts, some make the sum by chance. */
const MOST_PARTS = 10;
const LEAST_PARTS = 3;

type Value = PlainFigure & { text: string };

/** A total, and the figures above it. */
type Total = {
  page: number;
  text: string;
  /** The name of its row. */
  name: string;
  shown: Value;
  /** From bottom to top. */
  parts: Value[];
  sum: number;
  /** The rest of the topmost part, not a sum of all. */
  isResult: boolean;
};

/** The totals of a deck below a column of figures. */
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
 * Results: an income less its costs, each with its sign, in a table of one column, or if every other
 * column adds up in the same way.
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

/** A total or a result that its column does not add up to, nor any of the figures above it. */
export const totals: Rule = ({ outline }) =>
  [...totalsIn(outline).filter((total) => !isMean(total)), ...resultsIn(outline)]
    .filter((total) => !sumsOf(total).some((sum) => isSame(sum, total)))
    .slice(0, 1)
    .map(({ page, text, name, shown, sum }) => {
      const fill = { total: text, sum: written(sum, shown, outline) };
      const also = outline.page(page)?.text.includes(name) ? [{ page, quote: name }] : [];
      return { rule: "total_wrong", page, text, also, fill };
    });

/** Whether it may be a mean, as some part is larger. */
function isMean({ parts, shown }: Total): boolean {
  return parts.some(({ value }) => Math.abs(value) > Math.abs(shown.value));
}

/** A cost may be written with its sign or without. */
function isSame(sum: number, { shown, parts, isResult }: Total): boolean {
  const [one, other] = isResult ? [sum, shown.value] : [Math.abs(sum), Math.abs(shown.value)];
  return Math.abs(one - other) <= roundingOf([...parts, shown]);
}

/** The first cell may be empty, where another panel of the page reaches into it. */
function nameOf([first = "", second = ""]: string[]): string {
  return first === "" ? second : first;
}

export function isTotal(label: string, { terms }: Outline): boolean {
  const [first] = matches(terms.signal("total"), fold(label));
  return first !== undefined && first.index <= 2 && label.length <= 40;
}

function valueIn(text: string): Value | undefined {
  const figure = plainFigureIn(text);
  return figure && { ...figure, text };
}

/** The figures above, from bottom to top; a row without one is no part, and a heading ends them. */
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

/** All sums of some of the figures: if a figure is counted twice or left out, one of them fits. */
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

/** A locale with the same decimal and thousands signs as a figure, whatever the deck's language. */
function writingOf(figure: string, hasDecimals: boolean): "id" | "en" | undefined {
  const sign = /([.,])\d+\)?$/.exec(figure)?.[1];
  if (sign === undefined) return undefined;
  return (sign === ",") === hasDecimals ? "id" : "en";
}

/** A step of a timeline that is still a plan although its day has passed. */
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

/** Dates with the text below or beside each, in one block or in a table. */
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
