import { LANGUAGE_TAGS, type Language } from "../../../../contracts/languages.ts";
import { fold } from "../../../language/fold.ts";
import { ordersApart } from "../rules/equations.ts";

/** How the result is computed; `growth` is that of the last figure over the first, in percent. */
export const OPERATIONS = ["sum", "difference", "product", "quotient", "growth"] as const;

/** A figure as a model reads it, with its page and quote, and its value as a plain number. */
export type ReadFigure = { page: number; quote: string; value: number };
export type Calculation = {
  operation: (typeof OPERATIONS)[number];
  of: ReadFigure[];
  stated: ReadFigure;
};

/** Parts are rounded as well: shares of 33, 33 and 33%. */
const SLACK = 0.005;

/**
 * Whether a calculation that a model gives is right: each figure has the digits of its quote, and the
 * result agrees within its rounding. If it does not, that proves nothing: the reading may be wrong.
 */
export function isRight({ operation, of, stated }: Calculation): boolean {
  if (of.length < 2 || ![...of, stated].every(isReadRight)) return false;
  const real = resultOf(operation, of);
  const isAdded = operation === "sum" || operation === "difference";
  const error = SLACK + (isAdded ? 0 : roundingOf(stated.quote));
  // Percents and thousands may be written on one side only.
  const isScaled = operation === "product" || operation === "quotient";
  const meant = isScaled ? stated.value * 10 ** ordersApart(real, stated.value) : stated.value;
  return Math.abs(real - meant) <= error * Math.abs(meant);
}

/** "9,500 × 12 = 114,000", as the reader's language writes figures. */
export function workingOf({ operation, of, stated }: Calculation, language: Language): string {
  const format = new Intl.NumberFormat(LANGUAGE_TAGS[language], { maximumFractionDigits: 2 });
  const [first, ...rest] = of.map(({ value }) => format.format(value));
  if (operation === "growth") {
    return `${rest.at(-1)} ÷ ${first} − 1 = ${format.format(stated.value)}%`;
  }
  const sign = { sum: "+", difference: "−", product: "×", quotient: "÷" }[operation];
  const real = resultOf(operation, of);
  const isPercent = ordersApart(real, stated.value) === -2 && stated.value <= 100;
  const result = isPercent ? `${format.format(stated.value)}%` : format.format(stated.value);
  return `${[first, ...rest].join(` ${sign} `)} = ${result}`;
}

function resultOf(operation: Calculation["operation"], of: readonly ReadFigure[]): number {
  const values = of.map(({ value }) => value);
  const [first = 0, ...rest] = values;
  switch (operation) {
    case "sum":
      return values.reduce((sum, value) => sum + value, 0);
    case "difference":
      return rest.reduce((left, value) => left - value, first);
    case "product":
      return values.reduce((product, value) => product * value, 1);
    case "quotient":
      return rest.reduce((left, value) => left / value, first);
    case "growth":
      return ((rest.at(-1) ?? 0) / first - 1) * 100;
  }
}

/** "Rp 1,4 M" is 1,400,000,000 and not 140,000,001: the same digits apart from zeros. */
function isReadRight({ quote, value }: ReadFigure): boolean {
  const digits = significant(Math.abs(value).toLocaleString("en", { maximumFractionDigits: 4 }));
  return figuresOf(quote).some((figure) => significant(figure) === digits);
}

function figuresOf(quote: string): string[] {
  return fold(quote).match(/\d[\d.,]*/g) ?? [];
}

function significant(figure: string): string {
  return figure.replaceAll(/\D/g, "").replace(/^0+/, "").replace(/0+$/, "");
}

/** Half of the last written digit, as a share of the least exact figure of a quote. */
function roundingOf(quote: string): number {
  const written = figuresOf(quote).map((figure) => Number(figure.replaceAll(/\D/g, "")));
  return Math.max(0, ...written.map((digits) => (digits === 0 ? 0 : 0.5 / digits)));
}
