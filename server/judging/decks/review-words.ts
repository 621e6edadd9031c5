import { serverWords } from "../../words/server-words.ts";
import { RULE_IDS } from "./rubric/rules.ts";
import { STRENGTHS } from "./strengths.ts";

/** Why a fault matters, what to write instead, and what a strength shows, in five languages. */
export const reviewWords = serverWords("review", [
  ...RULE_IDS.map((rule) => `why_${rule}` as const),
  ...RULE_IDS.map((rule) => `fix_${rule}` as const),
  ...STRENGTHS.map((strength) => `strength_${strength}` as const),
]);
