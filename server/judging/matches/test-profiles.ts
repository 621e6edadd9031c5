import type { InvestorToMatch, StartupToMatch } from "../../../contracts/matching.ts";
import { readInvestorFacts } from "./facts/investor-facts.ts";
import { readStartupFacts } from "./facts/startup-facts.ts";

/** A pair that fits in every term, for tests to change one thing in. */
export function startup(changes: Partial<StartupToMatch> = {}) {
  return readStartupFacts({
    id: "kasirin",
    name: "Kasirin",
    industry: ["fintech"],
    ventureRound: "seed",
    country: "Indonesia",
    description: "QR payments for small merchants in Java, with paying customers.",
    raising: 2_000_000,
    ...changes,
  });
}

export function investor(changes: Partial<InvestorToMatch> = {}) {
  return readInvestorFacts({
    id: "angin",
    name: "Angin",
    investorTypes: ["venture_capital"],
    investmentStages: ["seed"],
    targetRegions: ["Indonesia"],
    targetedIndustries: ["fintech"],
    country: "Singapore",
    description: "We back payments for small merchants.",
    chequeMin: 300_000,
    chequeMax: 1_000_000,
    deals: [{ company: "TapLane", industries: ["fintech"], date: "2026-07", country: "Thailand" }],
    ...changes,
  });
}
