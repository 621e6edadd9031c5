import { PROFILE_RULES } from "../../../contracts/profile-review.ts";
import { serverWords } from "../../words/server-words.ts";
import { INVESTORS_FIXES, OTHER_TELLINGS } from "./rules/fault.ts";

/** What keeps a profile from being published, and what to do about it, in five languages. */
export const judgingWords = serverWords("judging", [
  ...[...PROFILE_RULES, ...OTHER_TELLINGS].map((told) => `why_${told}` as const),
  ...[...PROFILE_RULES, ...OTHER_TELLINGS, ...INVESTORS_FIXES].map(
    (told) => `fix_${told}` as const,
  ),
]);
