import { type ProfileVerdict, profileVerdict } from "../../../contracts/profile-review.ts";
import type { ProfileEvidence } from "../../judging/profiles/profile-evidence.ts";
import { boundedThread } from "../../services/bounded-thread.ts";

/** The rules, their words and the numbers of telephones of all countries. */
const MEMORY_MB = 256;

const run = boundedThread(new URL("./review-thread.ts", import.meta.url), { memoryMb: MEMORY_MB });

/**
 * Has the rules read a profile and its documents apart, while somebody waits: a document can be made so that
 * they take seconds over it, and this thread answers everybody.
 * @throws DOMException when they take too long.
 */
export async function reviewApart(
  evidence: ProfileEvidence,
  timeoutMs: number,
): Promise<ProfileVerdict> {
  const verdict = profileVerdict.safeParse(await run(evidence, timeoutMs));
  if (verdict.success) return verdict.data;
  throw new DOMException("The profile was not read in time.", "TimeoutError");
}
