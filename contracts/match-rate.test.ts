import { describe, expect, it } from "vitest";
import {
  type RateShares,
  rateOf,
  rateShares,
  sharesOf,
  sharesOfJudged,
  type TermScores,
} from "./match-rate.ts";

const SCORES: TermScores = {
  sector: 0.93,
  criteria: 0.47,
  stage: 1,
  cheque: undefined,
  geography: 0.2,
  activity: 0.55,
};
const NOTHING: TermScores = {
  sector: undefined,
  criteria: undefined,
  stage: undefined,
  cheque: undefined,
  geography: undefined,
  activity: undefined,
};
const sumOf = ({ terms, changes }: RateShares) =>
  [...terms, ...changes].reduce((sum, { points }) => sum + (points ?? 0), 0);

describe("the rate", () => {
  it("weighs the terms, and what is unknown leaves its weight to the others", () => {
    const all = { sector: 1, criteria: 0.5, stage: 1, cheque: 1, geography: 1, activity: 0.5 };
    expect(rateOf(all)).toBeCloseTo(25 + 10 + 15 + 15 + 10 + 7.5);
    expect(rateOf({ ...all, activity: undefined })).toBeCloseTo((75 / 85) * 100);
    expect(rateOf({ ...NOTHING, sector: 1, criteria: 1 })).toBeCloseTo(100);
    expect(rateOf(NOTHING)).toBe(0);
  });

  it("pays for a missed limit more than its weight", () => {
    const fits = { sector: 1, criteria: 1, stage: 1, cheque: 1, geography: 1, activity: 1 };
    expect(rateOf({ ...fits, stage: 0 })).toBeLessThan(70);
    expect(rateOf({ ...fits, activity: 0 })).toBeCloseTo(85);
  });

  it("is no certainty where little is known", () => {
    expect(rateOf({ ...NOTHING, geography: 1 })).toBeLessThan(75);
  });
});

describe("the shares of a rate", () => {
  it.each([
    ["terms alone", { ...SCORES, geography: 1 }, {}, []],
    ["a limit that is missed", SCORES, {}, ["missed geography"]],
    [
      "limits that are missed, one of them not told, in doubt",
      { ...SCORES, stage: 0, cheque: 0 },
      { isLimitUntold: true, isDoubtful: true },
      ["missed stage", "missed geography", "missed cheque", "untold null", "doubt null"],
    ],
    ["little that is known", { ...NOTHING, geography: 1 }, {}, ["little null"]],
    ["nothing that is known", NOTHING, {}, []],
    [
      "all that could be",
      { sector: 1, criteria: 1, stage: 1, cheque: 1, geography: 1, activity: 1 },
      {},
      [],
    ],
  ])("are together the rate: %s", (_what, scores, trouble, changes) => {
    const rate = Math.round(rateOf(scores, trouble));
    const shares = rateShares.parse(sharesOf(scores, trouble, rate));
    expect(sumOf(shares)).toBe(rate);
    expect(shares.changes.map(({ kind, term }) => `${kind} ${term}`)).toEqual(changes);
    for (const { points, most } of shares.terms) expect(points ?? 0).toBeLessThanOrEqual(most);
    const known = Object.values(scores).some((score) => score !== undefined);
    expect(shares.terms.reduce((sum, { most }) => sum + most, 0)).toBe(known ? 100 : 0);
  });

  it("add up for every pair of scores", () => {
    for (let at = 0; at < 2000; at++) {
      // Spread evenly, and the same in every run.
      const of = (prime: number) =>
        (at * prime) % 11 === 0 ? undefined : ((at * prime) % 101) / 100;
      const scores = {
        sector: of(3),
        criteria: of(7),
        stage: of(13),
        cheque: of(17),
        geography: of(19),
        activity: of(23),
      };
      const trouble = { isLimitUntold: at % 5 === 0, isDoubtful: at % 7 === 0 };
      const rate = Math.round(rateOf(scores, trouble));
      const shares = sharesOf(scores, trouble, rate);
      expect(sumOf(shares)).toBe(rate);
      expect(shares.changes.filter(({ kind }) => kind === "private")).toEqual([]);
      for (const { points, most } of shares.terms) expect(points ?? 0).toBeLessThanOrEqual(most);
    }
  });

  it("say of what is not known that it does not count", () => {
    const { terms } = sharesOf(SCORES, {}, 60);
    expect(terms.find(({ term }) => term === "cheque")).toEqual({
      term: "cheque",
      points: null,
      most: 0,
    });
  });

  it("tell of what the other side keeps to itself no more than the rate does", () => {
    const open = Math.round(rateOf(SCORES));
    expect(sharesOf(SCORES, {}, open - 9).changes.at(-1)).toEqual({
      kind: "private",
      term: null,
      points: -9,
    });
  });

  it("say how a model has read the pair, and what a doubt takes", () => {
    const shares = sharesOf(SCORES, { isDoubtful: true }, 20);
    const judged = sharesOfJudged(shares, 80, 32);
    expect(sumOf(judged)).toBe(32);
    expect(judged.changes.map(({ kind }) => kind)).toEqual(["missed", "judged", "doubt"]);
    expect(judged.changes.at(-1)?.points).toBe(-48);
    expect(sharesOfJudged(shares, 80, 80).changes.map(({ kind }) => kind)).toEqual([
      "missed",
      "judged",
    ]);
  });
});
