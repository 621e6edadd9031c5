import { datesIn } from "../../../language/dates.ts";
import { fold } from "../../../language/fold.ts";
import { matches, occurs } from "../lexicon/terms.ts";
import { type Cell, cellsOf, type Figure, figureIn } from "../outline/cells.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf } from "../outline/sentences.ts";
import type { Finding, Rule } from "./finding.ts";

/**
 * What tables, charts and timelines say, read from the rows of a page. Each accuses on a closed reading
 * only: when a row is left over, or the sum closes in any other way, it says nothing.
 */

/** Of more parts some always make the sum. */
const MOST_PARTS = 10;
const LEAST_PARTS = 3;

type Value = Figure & { cell: Cell };

/** A total, the figures above it, and whether any of them make it. */
type Total = { page: number; text: string; shown: Value; parts: Value[]; sum: number };

/** The totals of a deck that stand below a column of figures. */
export function totalsIn(outline: Outline): Total[] {
  return outline.deck.pages.flatMap(({ number, rows, text }) => {
    const table = cellsOf(rows);
    return table.flatMap((cells, at): Total[] => {
      const [label] = cells;
      if (!label || !isTotal(label.text, outline)) return [];
      return valuesIn(cells).flatMap((shown): Total[] => {
        const parts = partsAbove(shown, table.slice(0, at));
        const quote = quoteOf(shown.cell.text);
        if (parts.length < LEAST_PARTS || parts.length > MOST_PARTS || !text.includes(quote))
          return [];
        const sum = parts.reduce((whole, { value }) => whole + value, 0);
        return [{ page: number, text: quote, shown, parts, sum }];
      });
    });
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

function valuesIn(cells: readonly Cell[]): Value[] {
  return cells.flatMap((cell) => {
    const figure = figureIn(cell.text);
    return figure ? [{ ...figure, cell }] : [];
  });
}

/** The figures of the column above, from below. */
function partsAbove(total: Value, above: readonly Cell[][]): Value[] {
  const parts: Value[] = [];
  for (const cells of above.toReversed()) {
    const part = valuesIn(cells).find(({ cell }) => isBelow(total.cell, cell));
    // The column's name ends it. Text that runs beside the table has rows of its own.
    if (!part && cells.some((cell) => isBelow(total.cell, cell))) break;
    if (part) parts.push(part);
  }
  return parts;
}

/** Figures of a column end, or are centred, below each other. */
function isBelow(one: Cell, other: Cell): boolean {
  const centre = ({ start, end }: Cell) => (start + end) / 2;
  return Math.abs(one.end - other.end) <= 2 || Math.abs(centre(one) - centre(other)) <= 1.5;
}

/** Every sum that some of the figures make: what is counted twice, or left out, closes one of them. */
function sumsOf(parts: readonly Value[]): number[] {
  return parts.reduce((sums, { value }) => sums.flatMap((sum) => [sum, sum + value]), [0]);
}

function roundingOf(values: readonly Value[]): number {
  return values.reduce((all, { step }) => all + step / 2, 0) * 1.001;
}

/** As the total is written. */
function written(sum: number, { step, cell }: Value, { deck }: Outline): string {
  const digits = Math.round(-Math.log10(step));
  const isPointed = /\d\.\d{3}(?!\d)/.test(cell.text);
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
  return (told.get("useOfFunds")?.pages ?? []).flatMap((page): Whole[] => {
    const rows = pageOf(page)?.rows ?? [];
    const found = cellsOf(rows).flatMap((cells) =>
      cells.flatMap(({ text }) => {
        const [, digits] = /^(\d{1,2}(?:[.,]\d)?) ?%?$/.exec(text) ?? [];
        return digits === undefined ? [] : [{ text, value: Number(digits.replace(",", ".")) }];
      }),
    );
    const isPie = found.length <= MOST_SHARES && rows.some((row) => row.includes("%"));
    const shares = found.map(({ value }) => value);
    return isPie ? wholeOf(page, found[0]?.text, shares, MOST_OVER) : [];
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
    // The number of the page, or a share told twice.
    const isTooMany = shares.some((share) => Math.abs(over - share) < 1);
    if (over < 2 || over > mostOver || isTooMany) return [];
    const fill = { sum: `${sum}%`, difference: `${over}%` };
    return [{ rule: "funds_shares", page, text, fill }];
  });

/** A timeline's step that is still told as a plan though its day has passed. */
export const plansInPast: Rule = ({ outline, context }) =>
  outline.deck.pages.flatMap(({ number, rows, text }): Finding[] =>
    stepsOf(cellsOf(rows)).flatMap(({ date, label, told }) => {
      const [modal] = matches(outline.terms.signal("modal"), fold(told));
      const isPlan = modal !== undefined && modal.index <= 2;
      if (!isPlan || date.to >= context.today || !text.includes(label)) return [];
      return [{ rule: "plan_in_past", page: number, text: label, fill: { date: label } }];
    }),
  );

type Step = { date: { to: string }; label: string; told: string };

/** Rows of dates with what is below each, and dates with what stands beside them. */
function stepsOf(table: readonly Cell[][]): Step[] {
  return table.flatMap((cells, at): Step[] => {
    const dated = cells.map((cell) => ({ cell, date: onlyDateIn(cell.text) }));
    const [first, second] = dated;
    const isHead = cells.length >= 2 && dated.every(({ date }) => date);
    if (!isHead) {
      return first?.date && second
        ? [{ date: first.date, label: first.cell.text, told: second.cell.text }]
        : [];
    }
    const below = table.slice(at + 1).find((row) => row.length > 0) ?? [];
    return dated.flatMap(({ cell, date }) => {
      const told = below.find(({ start }) => Math.abs(start - cell.start) <= 3);
      return date && told ? [{ date, label: cell.text, told: told.text }] : [];
    });
  });
}

function onlyDateIn(text: string): { to: string } | undefined {
  const folded = fold(text);
  const [date] = datesIn(folded);
  return date && date.start <= 1 && folded.length - date.end <= 2 ? date : undefined;
}
