import { describe, expect, it } from "vitest";
import { type Calculation, isRight, workingOf } from "./calculations.ts";

const figure = (quote: string, value: number) => ({ page: 1, quote, value });
const calculation = (
  operation: Calculation["operation"],
  of: [string, number][],
  [quote, value]: [string, number],
): Calculation => ({
  operation,
  of: of.map(([text, number]) => figure(text, number)),
  stated: figure(quote, value),
});

const RIGHT: [string, Calculation][] = [
  [
    "12 × 9,500 = 114,000",
    calculation(
      "product",
      [
        ["12", 12],
        ["9,500", 9500],
      ],
      ["114,000", 114_000],
    ),
  ],
  [
    "1,400,000,000 ÷ 35,000 = 40,000",
    calculation(
      "quotient",
      [
        ["Rp 1,4 M", 1_400_000_000],
        ["35.000 pesanan", 35_000],
      ],
      ["Rp 40 rb", 40_000],
    ),
  ],
  [
    "45 ÷ 120 = 37.5%",
    calculation(
      "quotient",
      [
        ["45 of them", 45],
        ["120 shops", 120],
      ],
      ["37.5%", 37.5],
    ),
  ],
  [
    "33.3 + 33.3 + 33.3 = 100",
    calculation(
      "sum",
      [
        ["33.3%", 33.3],
        ["33.3%", 33.3],
        ["33.3%", 33.3],
      ],
      ["100%", 100],
    ),
  ],
  [
    "186 ÷ 124 − 1 = 50%",
    calculation(
      "growth",
      [
        ["124", 124],
        ["186", 186],
      ],
      ["50%", 50],
    ),
  ],
  [
    "900 − 620 = 280",
    calculation(
      "difference",
      [
        ["฿900", 900],
        ["฿620", 620],
      ],
      ["฿280", 280],
    ),
  ],
];

describe("a calculation that a model names", () => {
  it.each(RIGHT)("is right, and is shown: %s", (working, right) => {
    expect(isRight(right)).toBe(true);
    expect(workingOf(right, "en")).toBe(working);
  });

  it.each(RIGHT)("with another result is not: %s", (_working, { operation, of, stated }) => {
    const other = figure("71", 71);
    expect(isRight({ operation, of, stated: other })).toBe(false);
    expect(isRight({ operation, of: [...of, stated], stated })).toBe(false);
  });

  it("of which a figure is not the one in its quote proves nothing", () => {
    const made = calculation(
      "product",
      [
        ["12", 12],
        ["9,400", 9500],
      ],
      ["114,000", 114_000],
    );
    expect(isRight(made)).toBe(false);
  });

  it("of a single figure is none", () => {
    expect(isRight(calculation("sum", [["40", 40]], ["40", 40]))).toBe(false);
  });
});
