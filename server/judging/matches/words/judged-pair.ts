import type { TermScores } from "../../../../contracts/match-rate.ts";
import type { MatchDirection } from "../../../../contracts/matching.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import type { Phrasing } from "./phrasing.ts";

/** A pair, with what the ranking found about it. */
export type JudgedPair = {
  startup: StartupFacts;
  investor: InvestorFacts;
  scores: TermScores;
  /** Amounts that the other side states in private fit; none of them may be named. */
  amountsFit: boolean;
  /** The pair as both sides may know it, for sentences that the other side is told, too. */
  forBoth: { startup: StartupFacts; investor: InvestorFacts };
  direction: MatchDirection;
  today: number;
  phrasing: Phrasing;
};
