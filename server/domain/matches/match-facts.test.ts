import { describe, expect, it } from "vitest";
import { matchFacts } from "./match-facts.ts";

const FUND = { industry: ["fintech", "logistics"], stage: ["seed"], region: ["Vietnam"] };

describe("the facts of a match", () => {
  it("are what both sides have in common, and else what the candidate says", () => {
    const startup = { industry: ["logistics"], stage: ["series_a"], region: [] };
    expect(matchFacts(FUND, startup)).toEqual([
      { topic: "industry", values: ["logistics"], fits: true },
      { topic: "stage", values: ["seed"], fits: false },
      { topic: "region", values: ["Vietnam"], fits: null },
    ]);
  });

  it("leave out what the candidate does not say", () => {
    expect(matchFacts({ ...FUND, stage: [], region: [] }, FUND)).toEqual([
      { topic: "industry", values: ["fintech", "logistics"], fits: true },
    ]);
  });
});
