/** Spearman's rank correlation; the same values share the mean of their ranks. */
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
