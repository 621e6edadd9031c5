import { type Amount, amountsIn } from "../../../language/money.ts";
import type { Outline } from "../outline/outline.ts";
import { quoteOf, type Sentence } from "../text/sentences.ts";
import { canMake, type Operand } from "./equation-units.ts";
import type { Finding, Rule } from "./finding.ts";

/** "64 bn ÷ 9,860 orders = 6.49 m", as written in a deck. */
export type Equation = {
  sentence: Sentence;
  stated: Amount;
  /** The result of the left side. */
  real: number;
  holds: boolean;
};

/** Not ×, which amounts read as "so many times". */
const TIMES = "∗";
/** Blanks must separate words, so that no long text can be split in many ways. */
const WORD = "[\\p{L}\\p{M}/'-]+";
/** Words of a unit may come before the sign: "36 lessons ×". */
const WORDS = `(${WORD}(?:\\s+${WORD}){0,2})?`;
/** A dash without blanks is a range: "18–24 months". */
const LINK = new RegExp(`^\\s*${WORDS}\\s*([${TIMES}÷+−]|(?<=\\s)–(?=\\s))\\s*$`, "u");
const EQUALS = new RegExp(`^\\s*${WORDS}\\s*=\\s*$`, "u");
const BEHIND = new RegExp(`^\\s*${WORDS}`, "u");
/** The equation begins earlier, with something that was not read as a figure. */
const GOES_BEFORE = new RegExp(
  `[${TIMES}÷+−–*/(=^]\\s*(?:[\\p{L}\\p{M}]+(?:\\s+[\\p{L}\\p{M}]+){0,2})?\\s*$`,
  "u",
);
/** The equation goes on after its result. */
const GOES_ON = new RegExp(`^\\s*(?:${WORD}(?:\\s+${WORD}){0,2})?\\s*[${TIMES}÷+−*/)^]`, "u");
const AMBIGUOUS = /^\D*\d{1,3}[.,]\d{3}\D*$/;
const SLACK = 0.005;
/** Each can be read in up to three ways, and nobody writes out a longer chain. */
const MOST_OPERANDS = 8;

/** The equations that a deck writes out, with nothing left over on either side. */
export function equationsIn({ sentences, deck }: Outline): Equation[] {
  return sentences
    .filter(({ text }) => text.includes("="))
    .flatMap((sentence): Equation[] => {
      const folded = sentence.folded.replaceAll("×", TIMES).replace(/(?<=[\d ])x(?= ?\d)/g, TIMES);
      const amounts = amountsIn(folded, deck.language);
      return amounts.flatMap((stated, at) => equationAt(at, stated, amounts, folded, sentence));
    });
}

function equationAt(
  at: number,
  stated: Amount,
  amounts: readonly Amount[],
  folded: string,
  sentence: Sentence,
): Equation[] {
  const between = (one: Amount | undefined, other: Amount) =>
    one === undefined ? "" : folded.slice(one.end, other.start);
  const [last] = amounts.slice(Math.max(0, at - 1), at);
  const equals = EQUALS.exec(between(last, stated));
  if (!last || !equals) return [];
  const operands: Operand[] = [{ amount: last, words: equals[1] ?? "" }];
  const signs: string[] = [];
  for (let before = at - 2; ; before -= 1) {
    const [left, right] = [amounts[before], amounts[before + 1]];
    const link = left && right && LINK.exec(between(left, right));
    if (!left || !link?.[2] || isRange(left, right, link[2])) break;
    if (operands.length === MOST_OPERANDS) return [];
    operands.unshift({ amount: left, words: link[1] ?? "" });
    signs.unshift(link[2]);
  }
  const [first] = operands;
  if (!first || signs.length === 0) return [];
  const earlier = amounts[at - 1 - operands.length];
  const isJoined =
    earlier !== undefined && !/[.,;:→，；：。]/u.test(between(earlier, first.amount));
  const isOpen =
    isJoined ||
    GOES_BEFORE.test(folded.slice(0, first.amount.start)) ||
    GOES_ON.test(folded.slice(stated.end));
  if (isOpen) return [];
  const words = BEHIND.exec(folded.slice(stated.end))?.[1] ?? "";
  if (!canMake(operands, { amount: stated, words }, signs)) return [];
  const figures = operands.map(({ amount }) => amount);
  const shares = sharesIn(figures, signs);
  const results = readingsOf(figures, folded).flatMap((values) => resultsOf(values, signs, shares));
  const roundings = figures.map((one, place) => {
    const ofWhole = shares[place - 1] === true ? one.value / 100 : 1;
    return roundingOf(one, folded) * ofWhole;
  });
  const error = roundings.reduce((sum, one) => sum + one, SLACK + roundingOf(stated, folded));
  // "31% more" is 1.31 times.
  const meant = readingOf(stated, folded).flatMap((value) =>
    stated.kind === "percent" ? [value, 1 + value] : [value],
  );
  const holds = results.some((result) => meant.some((value) => isSame(result, value, error)));
  const [real = 0] = results;
  return [{ sentence, stated, real: real / 10 ** ordersApart(real, meant[0] ?? real), holds }];
}

/** "18 – 24 months": nobody subtracts the larger from the smaller. */
function isRange(left: Amount, right: Amount | undefined, sign: string): boolean {
  return (
    sign === "–" && right !== undefined && right.kind !== "percent" && left.value < right.value
  );
}

/** Thousands or millions may be written on one side only: "58 + 75 + 96 = 2.29 m". */
function isSame(one: number, other: number, error: number): boolean {
  return Math.abs(one / 10 ** ordersApart(one, other) - other) <= error * Math.abs(other);
}

/** By how many powers of ten two figures differ. */
export function ordersApart(one: number, other: number): number {
  return one / other > 0 ? Math.round(Math.log10(one / other)) : 0;
}

/** "4.524" is thousands in one country and a fraction in another: the equation may hold in any reading. */
function readingsOf(operands: readonly Amount[], folded: string): number[][] {
  return operands.reduce<number[][]>(
    (all, operand) =>
      all.flatMap((values) => readingOf(operand, folded).map((value) => [...values, value])),
    [[]],
  );
}

function readingOf({ kind, value, start, end }: Amount, folded: string): number[] {
  const meant = kind === "percent" ? value / 100 : value;
  if (!AMBIGUOUS.test(folded.slice(start, end))) return [meant];
  return [meant, meant / 1000, meant * 1000];
}

/** Which figures may be a percentage of all before them: "SGD 100 + 9% GST", but not "50% + 50%". */
function sharesIn(figures: readonly Amount[], signs: readonly string[]): boolean[] {
  const isOfShares = figures[0]?.kind === "percent";
  return signs.map((sign, at) => {
    const isSum = sign !== TIMES && sign !== "÷";
    return isSum && !isOfShares && figures[at + 1]?.kind === "percent";
  });
}

/** Products before sums; percentages are tried as such first, then as plain numbers. */
function resultsOf(
  values: readonly number[],
  signs: readonly string[],
  shares: readonly boolean[],
): number[] {
  const plain = resultOf(values, signs, []);
  return shares.includes(true) ? [resultOf(values, signs, shares), plain] : [plain];
}

function resultOf(
  values: readonly number[],
  signs: readonly string[],
  shares: readonly boolean[],
): number {
  const terms = [values[0] ?? 0];
  signs.forEach((sign, at) => {
    const next = values[at + 1] ?? 0;
    const last = terms.length - 1;
    if (sign === TIMES) terms[last] = (terms[last] ?? 0) * next;
    else if (sign === "÷") terms[last] = (terms[last] ?? 0) / next;
    else {
      const term = shares[at] === true ? next * sumOf(terms) : next;
      terms.push(sign === "+" ? term : -term);
    }
  });
  return sumOf(terms);
}

function sumOf(terms: readonly number[]): number {
  return terms.reduce((sum, term) => sum + term, 0);
}

/** Half of the last written digit, as a share of the figure. */
function roundingOf({ start, end }: Amount, folded: string): number {
  const digits = /\d[\d.,]*/.exec(folded.slice(start, end))?.[0] ?? "";
  const decimals = /[.,](\d{1,2})$/.exec(digits)?.[1]?.length ?? 0;
  const written = Number(digits.replaceAll(/[.,]/g, "")) / 10 ** decimals;
  return written === 0 ? 0 : (0.5 * 10 ** -decimals) / written;
}

/** A deck's own calculation that is wrong. */
export const wrongEquations: Rule = ({ outline }) =>
  equationsIn(outline)
    .filter(({ holds }) => !holds)
    .map(({ sentence, stated, real }): Finding => {
      const { page, text } = sentence;
      const value = stated.kind === "percent" ? real * 100 : real;
      const rounded = Number(value.toPrecision(4));
      const fill = { stated, real: { ...stated, value: rounded } };
      const wrong = { sentence, figure: stated, real: rounded };
      return { rule: "equation_wrong", page, text: quoteOf(text), fill, wrong };
    });
