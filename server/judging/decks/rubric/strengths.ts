import type { IssueSubject } from "../../../../contracts/review-terms.ts";

/** The strengths that rules can recognise, with their subjects. */
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

/** Calculations from a deck's own figures that are reported if they are right. */
export const CHECKS = ["total", "funds", "equation"] as const;
