import { createHash, timingSafeEqual } from "node:crypto";

/** Compares in the same time, however much of it is right. */
export function isSameSecret(given: string, wanted: string): boolean {
  // Digests have the same length, whatever was given.
  const digest = (text: string) => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(given), digest(wanted));
}
