import { describe, expect, it } from "vitest";
import type { InvestorToMatch, StartupToMatch } from "../../../contracts/matching.ts";
import { investorList, MOST_CANDIDATES, startupList } from "./candidate-list.ts";
import { rankMatches } from "./match.ts";
import { investor, startup } from "./test-profiles.ts";

const TODAY = new Date("2026-11-22");

/** One in ten is in our industry, and every second of these refuses lenders in its text. */
function investors(count: number): InvestorToMatch[] {
  return Array.from({ length: count }, (_nothing, at) => ({
    id: `investor-${at}`,
    investmentStages: ["seed"],
    targetRegions: ["Indonesia"],
    targetedIndustries: [at % 10 === 0 ? "fintech" : "agritech"],
    matchCriteria: at % 20 === 0 ? "No lending." : "Payments for merchants.",
  }));
}

function startups(count: number): StartupToMatch[] {
  return Array.from({ length: count }, (_nothing, at) => ({
    id: `startup-${at}`,
    industry: [at % 10 === 0 ? "fintech" : "agritech"],
    ventureRound: "seed",
    country: "Indonesia",
  }));
}

const lender = startup({ description: "Loans for small merchants.", industry: ["fintech"] });

describe("candidates of a file", () => {
  it("are all of a short list", () => {
    const candidates = investorList(investors(30))(lender, TODAY);
    expect(candidates).toHaveLength(30);
  });

  it("are of a long list those whose fields fit best, with their texts", () => {
    const candidates = investorList(investors(MOST_CANDIDATES + 500))(lender, TODAY);
    expect(candidates).toHaveLength(MOST_CANDIDATES);
    const inFintech = candidates.filter(({ id }) => id.endsWith("0"));
    expect(inFintech).toHaveLength((MOST_CANDIDATES + 500) / 10);
    expect(candidates.slice(0, inFintech.length)).toEqual(expect.arrayContaining(inFintech));
    const best = rankMatches(
      { direction: "startups", subject: lender, candidates },
      { today: TODAY, language: "en", limit: 100 },
    );
    expect(best).toHaveLength(100);
    for (const { id } of best) expect(Number(id.replace("investor-", "")) % 20).toBe(10);
  });

  it("are read once, whoever asks", () => {
    const list = investorList(investors(MOST_CANDIDATES + 500));
    const [one, other] = [list(lender, TODAY), list(startup(), TODAY)];
    expect(other.find(({ id }) => id === one[0]?.id)).toBe(one[0]);
  });

  it("are startups for an investor", () => {
    const candidates = startupList(startups(MOST_CANDIDATES + 500))(investor(), TODAY);
    expect(candidates).toHaveLength(MOST_CANDIDATES);
    expect(candidates[0]?.id).toMatch(/0$/);
  });
});
