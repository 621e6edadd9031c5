import { dayInRegion } from "../../../contracts/days.ts";
import type { Language } from "../../../contracts/languages.ts";
import type { ProfileVerdict } from "../../../contracts/profile-review.ts";
import type { Actor } from "../account/actor.ts";
import { type EvidenceMeans, gatherEvidence, LONGEST_WAIT_MS } from "./gather-evidence.ts";
import { readProfile } from "./read-profile.ts";
import { reviewApart } from "./review-apart.ts";

/** The time for the rules, once everything is read. */
const RULES_MS = 30_000;

/**
 * Applies the rules of publishing to the current profile before anybody pays; nothing is kept or
 * published.
 * @param leaving aborted when nobody waits for it any more
 * @returns undefined if no profile was saved
 * @throws StorageUnavailable; Refused if too many wait; a DOMException after a while; the signal's reason
 */
export async function checkProfile(
  means: EvidenceMeans,
  actor: Actor,
  language: Language,
  leaving: AbortSignal,
): Promise<ProfileVerdict | undefined> {
  const { userId } = actor;
  const judged = await readProfile(means.pool, userId);
  if (!judged) return undefined;
  const { role, draft } = judged;
  const whose = { userId, signal: leaving, line: "asked", waitMs: LONGEST_WAIT_MS } as const;
  const evidence = await gatherEvidence(means, whose, judged);
  const today = dayInRegion(new Date());
  return reviewApart({ role, draft, ...evidence, today, language }, RULES_MS);
}
