import { folded } from "../../language/fold.ts";
import { inSimplified } from "../../language/simplified.ts";
import { hashOf } from "../../language/words.ts";

const LENGTH = { words: 4, signs: 8 };
/** The smallest hashes represent a text: two texts share the same fraction of them as of all hashes. */
const KEPT = 96;

/** The smallest hashes of a text's runs of words, or of signs in scripts without blanks. */
export function shinglesOf(text: string): number[] {
  const plain = inSimplified(folded(text));
  const isSpaced = !/[\p{Script=Thai}\p{Script=Han}]/u.test(plain.slice(0, 400));
  const parts = isSpaced
    ? (plain.match(/[\p{L}\p{N}][\p{L}\p{M}\p{N}]*/gu) ?? [])
    : [...plain.replace(/[^\p{L}\p{M}\p{N}]+/gu, "")];
  const length = isSpaced ? LENGTH.words : LENGTH.signs;
  const all = new Set<number>();
  for (let at = 0; at + length <= parts.length; at += 1) {
    all.add(mixedHash(parts.slice(at, at + length).join(" ")));
  }
  return [...all].toSorted((one, other) => one - other).slice(0, KEPT);
}

/** How much of the shorter text is in the other: syndicated copies are cut. */
export function shared(one: readonly number[], other: readonly number[]): number {
  const [fewer, more] = one.length <= other.length ? [one, other] : [other, one];
  if (fewer.length === 0) return 0;
  // We do not know which hashes the other has beyond the last that it kept.
  const limit = more.length < KEPT ? Number.POSITIVE_INFINITY : (more.at(-1) ?? 0);
  const known = fewer.filter((hash) => hash <= limit);
  const among = new Set(more);
  return known.filter((hash) => among.has(hash)).length / Math.max(1, known.length);
}

/** Mixed once more, so that the smallest hashes come from anywhere in a text. */
function mixedHash(text: string): number {
  const plain = hashOf(text);
  const hash = Math.imul(plain ^ (plain >>> 16), 0x85ebca6b);
  return (hash ^ (hash >>> 13)) >>> 0;
}
