import { createHash } from "node:crypto";
import type { Subject } from "./subject.ts";

/** Changed whenever the rules for reading profiles change, so that older results count as outdated. */
const FORMAT = "match:1";

/**
 * Covers all that the person can change about a match: the profile with its criteria and confirmed points, past
 * rounds, and candidates marked as no fit with the reasons. Contacting a candidate changes no result.
 */
export function fingerprintOf({ direction, profile, refused }: Subject): string {
  const sorted = refused.toSorted((one, other) => (one.candidateId < other.candidateId ? -1 : 1));
  const all = [FORMAT, direction, Object.entries(profile).toSorted(byName), sorted];
  return createHash("sha256").update(JSON.stringify(all)).digest("hex");
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
