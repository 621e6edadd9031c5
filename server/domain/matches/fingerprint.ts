import { createHash } from "node:crypto";
import type { Subject } from "./subject.ts";

/** Changes with the rules by which profiles are read, so that an old result is no present one. */
const FORMAT = "match:1";

/**
 * Of all that the person can change about a match: profile with criteria, what they confirmed of
 * these, and past rounds, and who was said to be no fit, with the reasons. Who was contacted changes no result.
 */
export function fingerprintOf({ direction, profile, refused }: Subject): string {
  const sorted = refused.toSorted((one, other) => (one.candidateId < other.candidateId ? -1 : 1));
  const all = [FORMAT, direction, Object.entries(profile).toSorted(byName), sorted];
  return createHash("sha256").update(JSON.stringify(all)).digest("hex");
}

function byName([one]: [string, unknown], [other]: [string, unknown]): number {
  return one < other ? -1 : 1;
}
