/**
 * The candidate most similar to `wanted`, for "perhaps you meant". `threshold` is the least
 * similarity accepted, from 0 (nothing in common) to 1 (identical).
 */
export function mostSimilar(
  wanted: string,
  candidates: Iterable<string>,
  threshold: number,
): string | undefined {
  let best: string | undefined;
  let bestScore = threshold;
  for (const candidate of candidates) {
    const score = likeness(wanted.toLowerCase(), candidate.toLowerCase());
    if (score < bestScore || score === 1) continue;
    if (score === bestScore && best !== undefined) continue;
    best = candidate;
    bestScore = score;
  }
  return best;
}

function likeness(a: string, b: string): number {
  const longest = Math.max(a.length, b.length);
  // PostgreSQL names have at most 63 bytes; anything longer is not a typo.
  if (longest === 0 || longest > 128) return 0;
  return 1 - distance(a, b) / longest;
}

/** Levenshtein's distance, one row at a time. */
function distance(a: string, b: string): number {
  let previous = Array.from({ length: b.length + 1 }, (_, index) => index);
  for (let i = 1; i <= a.length; i += 1) {
    const current = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const substitution = (previous[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      current[j] = Math.min((previous[j] ?? 0) + 1, (current[j - 1] ?? 0) + 1, substitution);
    }
    previous = current;
  }
  return previous[b.length] ?? 0;
}
