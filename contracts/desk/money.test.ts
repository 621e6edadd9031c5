import { describe, expect, it } from "vitest";
import { money, moneyProblem, readFigure, readRate, usdThousandOf } from "./money.ts";

describe("a figure", () => {
  it.each([
    ["16000000", 16_000_000],
    [" 16,000,000 ", 16_000_000],
    ["16.000.000", 16_000_000],
    ["16 000 000", 16_000_000],
    ["16.000", 16_000],
    ["1250.5", 1250.5],
    ["1250,5", 1250.5],
    ["1,250.5", 1250.5],
    ["1.250,50", 1250.5],
    ["1.250.5", undefined],
    ["16.000,000", undefined],
    ["16M", undefined],
    ["-5", undefined],
    ["0", undefined],
    ["", undefined],
  ])("%j is read as %j", (text, figure) => expect(readFigure(text)).toBe(figure));
});

describe("a rate", () => {
  it.each([
    ["1.3", "SGD", 1.3],
    ["1,3", "SGD", 1.3],
    ["16300", "IDR", 16_300],
    ["33.600", "THB", 33.6],
    // Thousands separated by a point: the amount would count a thousand times too much.
    ["16.300", "IDR", undefined],
    ["25,476", "VND", 25_476],
    ["16,300.5", "IDR", 16_300.5],
    ["33,600", "THB", 33.6],
    ["163,00", "IDR", undefined],
    ["33600", "THB", undefined],
    ["0", "SGD", undefined],
    ["about 2", "SGD", undefined],
  ])("%j of %s is read as %j", (text, currency, rate) => {
    expect(readRate(text, currency)).toBe(rate);
  });
});

describe("an amount", () => {
  const OF_DAY = { rate: "1.3", rateOn: "2026-01-02" };

  it.each([
    [{ amount: "13000000", currency: "SGD", ...OF_DAY }, 10_000, undefined],
    [{ amount: "1234567" }, 1234.6, undefined],
    [{ amount: "" }, undefined, undefined],
    [{ amount: "many" }, undefined, "invalidAmount"],
    [{ amount: "20" }, undefined, "invalidAmount"],
    [{ amount: "5", currency: "SGD" }, undefined, "invalidRate"],
    [
      { amount: "107,000,000,000", currency: "VND", rate: "25.476", rateOn: "2026-11-03" },
      undefined,
      "invalidRate",
    ],
    [{ amount: "5000", currency: "SGD", rate: "1.3" }, 3.8, "invalidDay"],
    [{ amount: "5000", currency: "SGD", rate: "1.3", rateOn: "2026-02-30" }, 3.8, "invalidDay"],
  ])("%j counts as %j thousand dollars, with the problem %j", (given, thousand, problem) => {
    const read = money.parse(given);
    expect(usdThousandOf(read)).toBe(thousand);
    expect(moneyProblem(read)).toBe(problem);
  });
});
