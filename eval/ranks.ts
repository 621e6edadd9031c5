/** Spearman's rank correlation; equal values share the mean of their ranks. */
export function rankCorrelation(one: readonly number[], other: readonly number[]): number {
  const [a, b] = [ranksOf(one), ranksOf(other)];
  const mean = (one.length + 1) / 2;
  let [both, left, right] = [0, 0, 0];
  a.forEach((rank, at) => {
    const [x, y] = [rank - mean, (b[at] ?? 0) - mean];
    both += x * y;
    left += x * x;
    right += y * y;
  });
  return both / Math.sqrt(left * right);
}

function ranksOf(values: readonly number[]): number[] {
  return values.map((value) => {
    const below = values.filter((other) => other < value).length;
    const same = values.filter((other) => other === value).length;
    return below + (same + 1) / 2;
  });
}

/**
 * Discounted gain of the first ten ranks, against the best possible order; undefined where nobody
 * is relevant, since every order is then as good.
 */
export function ndcg(ranked: readonly number[], everyGrade: readonly number[]): number | undefined {
  const best = gainOf([...everyGrade].sort((one, other) => other - one));
  return best === 0 ? undefined : gainOf(ranked) / best;
}

function gainOf(grades: readonly number[]): number {
  return grades
    .slice(0, 10)
    .reduce((sum, grade, rank) => sum + (2 ** grade - 1) / Math.log2(rank + 2), 0);
}
