import { serverWords } from "../../words/server-words.ts";
import { RULE_IDS } from "./rubric/rules.ts";
import { CHECKS } from "./rules/agreements.ts";
import { STRENGTHS } from "./strengths.ts";

/** Why a fault matters, what to write instead, what a strength shows, and what was checked and agrees, in five languages. */
export const reviewWords = serverWords("review", [
  ...RULE_IDS.map((rule) => `why_${rule}` as const),
  ...RULE_IDS.map((rule) => `fix_${rule}` as const),
  ...CHECKS.map((check) => `agrees_${check}` as const),
  "agrees_calculation",
  "pages_and_more",
  ...STRENGTHS.map((strength) => `strength_${strength}` as const),
]);
