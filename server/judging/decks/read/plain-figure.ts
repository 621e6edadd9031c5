const FIGURE = /^(?<minus>[-–−(]?) ?(?<digits>\d+(?:[.,]\d+)*)\)?$/u;
const THOUSANDS = /^(?!0[.,])\d{1,3}(?:([.,])\d{3})(?:\1\d{3})*$/;

/** The number in a cell that has nothing else, with its precision: the value of its last digit. */
export type PlainFigure = { value: number; step: number };

/**
 * Reads "4.187.500", "(420)" and "117.6". A single group of three after a sign is taken as thousands, as
 * tables hardly ever write three decimals; but "0.125" is less than one.
 */
export function plainFigureIn(text: string): PlainFigure | undefined {
  const { minus, digits } = FIGURE.exec(text)?.groups ?? {};
  if (digits === undefined) return undefined;
  const sign = minus === "" ? 1 : -1;
  if (THOUSANDS.test(digits)) {
    return { value: sign * Number(digits.replaceAll(/[.,]/g, "")), step: 1 };
  }
  const decimal = /^(?<whole>\d+)(?:[.,](?<rest>\d{1,2}|(?<=^0.)\d{3}))?$/.exec(digits)?.groups;
  if (!decimal) return undefined;
  const { whole = "", rest = "" } = decimal;
  return { value: sign * Number(`${whole}.${rest || 0}`), step: 10 ** -rest.length };
}
