import { type ProfileVerdict, profileVerdict } from "../../../contracts/profile-review.ts";
import type { ProfileEvidence } from "../../judging/profiles/profile-evidence.ts";
import { boundedThread } from "../../services/bounded-thread.ts";

/** Enough for the rules, their words and all countries' telephone formats. */
const MEMORY_MB = 256;

const run = boundedThread(new URL("./review-thread.ts", import.meta.url), { memoryMb: MEMORY_MB });

/**
 * Applies the rules to a profile and its documents in another thread: a document can be made so that they
 * take seconds, and this thread serves everybody.
 * @throws DOMException if they take too long
 */
export async function reviewApart(
  evidence: ProfileEvidence,
  timeoutMs: number,
): Promise<ProfileVerdict> {
  const verdict = profileVerdict.safeParse(await run(evidence, timeoutMs));
  if (verdict.success) return verdict.data;
  throw new DOMException("The profile was not read in time.", "TimeoutError");
}
