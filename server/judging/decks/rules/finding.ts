import type { MessageParameters } from "../../../../contracts/messages.ts";
import type { Claim } from "../claims/claims.ts";
import type { Fact } from "../figures/facts.ts";
import type { Outline } from "../outline/outline.ts";
import type { ReviewContext } from "../review-context.ts";
import type { RuleId } from "../rubric/rules.ts";

/** A fault, and what to say about it. */
export type Finding = {
  rule: RuleId;
  /** Null where something is missing from the whole deck. */
  page: number | null;
  text: string;
  /** Further places that show it. */
  also?: { page: number; quote: string }[];
  /** What the words about it are filled with. */
  fill?: MessageParameters;
};

/** All that a rule may look at. */
export type Evidence = { outline: Outline; facts: Fact[]; claims: Claim[]; context: ReviewContext };
export type Rule = (evidence: Evidence) => Finding[];
