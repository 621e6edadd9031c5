import type { IssueSubject } from "../../../../contracts/review-terms.ts";

/** What a deck may do well, of what rules can see, and what it is about. */
export const STRENGTH_SUBJECTS = {
  market: "market",
  dated: "traction",
  growth: "traction",
  economics: "unitEconomics",
  team: "team",
  funds: "useOfFunds",
  licence: "regulation",
  competition: "competition",
} as const satisfies Record<string, IssueSubject>;

export type Strength = keyof typeof STRENGTH_SUBJECTS;
export const STRENGTHS = Object.keys(STRENGTH_SUBJECTS).filter(
  (name): name is Strength => name in STRENGTH_SUBJECTS,
);

/** What is computed from a deck's own figures, and said of where it is right. */
export const CHECKS = ["total", "funds", "equation"] as const;
