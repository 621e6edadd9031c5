import { widthOf } from "../read/rows-as-drawn.ts";

/** A piece of a row as it is drawn, with the columns (in letters of one width) that it covers. */
export type Cell = { text: string; start: number; end: number };

/** The cells of each row of a page: what two or more spaces part. */
export function cellsOf(rows: readonly string[]): Cell[][] {
  return rows.map((row) =>
    [...row.matchAll(/\S+(?: \S+)*/gu)].map(({ 0: text, index }) => {
      const start = widthOf(row.slice(0, index));
      return { text, start, end: start + widthOf(text) };
    }),
  );
}

const FIGURE = /^(?<minus>[-–−(]?) ?(?<digits>\d+(?:[.,]\d+)*)\)?$/u;
const THOUSANDS = /^\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/** What a cell says that is nothing but a number, and how exactly: the size of its last digit. */
export type Figure = { value: number; step: number };

/**
 * Reads "4.187.500", "(420)" and "117.6". One group of three behind a sign is taken for thousands: tables
 * hardly ever write three decimals.
 */
export function figureIn(text: string): Figure | undefined {
  const { minus, digits } = FIGURE.exec(text)?.groups ?? {};
  if (digits === undefined) return undefined;
  const sign = minus === "" ? 1 : -1;
  if (THOUSANDS.test(digits)) {
    return { value: sign * Number(digits.replaceAll(/[.,]/g, "")), step: 1 };
  }
  const decimal = /^(?<whole>\d+)(?:[.,](?<rest>\d{1,2}))?$/.exec(digits)?.groups;
  if (!decimal) return undefined;
  const { whole = "", rest = "" } = decimal;
  return { value: sign * Number(`${whole}.${rest || 0}`), step: 10 ** -rest.length };
}
