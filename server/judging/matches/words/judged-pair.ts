import type { TermScores } from "../../../../contracts/match-rate.ts";
import type { MatchDirection } from "../../../../contracts/matching.ts";
import type { InvestorFacts } from "../facts/investor-facts.ts";
import type { StartupFacts } from "../facts/startup-facts.ts";
import type { Phrasing } from "./phrasing.ts";

/** A pair with what the ranking found of it. */
export type JudgedPair = {
  startup: StartupFacts;
  investor: InvestorFacts;
  scores: TermScores;
  /** Amounts fit that the other side states in private: no one of them may be told. */
  amountsFit: boolean;
  /** The same as both may know it: the other side may be told of it as well. */
  forBoth: { startup: StartupFacts; investor: InvestorFacts };
  direction: MatchDirection;
  today: number;
  phrasing: Phrasing;
};
