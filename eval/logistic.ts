/** A yes or no, with the values observed for it. */
export type Example = { values: readonly number[]; isTrue: boolean };
export type Fitted = { bias: number; weights: number[] };

const MOST_STEPS = 30;
const CLOSE_ENOUGH = 1e-6;

/**
 * Logistic regression by Newton's method. Written here because it is forty lines, and only an
 * evaluation uses it.
 * @param restraint how strongly each weight is held near zero (ridge); the bias is free.
 */
export function fitLogistic(examples: readonly Example[], restraint: number): Fitted {
  const size = (examples[0]?.values.length ?? 0) + 1;
  const rows = examples.map(({ values, isTrue }) => ({ row: [...values, 1], isTrue }));
  let weights = new Array<number>(size).fill(0);
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const slope = weights.map((weight, at) => (at < size - 1 ? restraint * weight : 0));
    const curve = weights.map((_, at) =>
      weights.map((__, other) => (at === other && at < size - 1 ? restraint : 0)),
    );
    for (const { row, isTrue } of rows) {
      const chance = 1 / (1 + Math.exp(-dot(row, weights)));
      const spread = chance * (1 - chance) + 1e-9;
      for (const [at, value] of row.entries()) {
        if (value === 0) continue;
        slope[at] = (slope[at] ?? 0) + value * (chance - Number(isTrue));
        const line = curve[at] ?? [];
        for (const [other, factor] of row.entries())
          line[other] = (line[other] ?? 0) + spread * value * factor;
      }
    }
    const change = solve(curve, slope);
    // A whole step overshoots where yes and no are nearly separable.
    const share = Math.min(1, 2 / Math.max(...change.map(Math.abs)));
    weights = weights.map((weight, at) => weight - share * (change[at] ?? 0));
    if (Math.max(...change.map(Math.abs)) < CLOSE_ENOUGH) break;
  }
  return { bias: weights.at(-1) ?? 0, weights: weights.slice(0, -1) };
}

function dot(one: readonly number[], other: readonly number[]): number {
  return one.reduce((sum, value, at) => sum + value * (other[at] ?? 0), 0);
}

/** Solves linear equations by elimination with the largest pivot first. */
function solve(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const lines = matrix.map((line, at) => [...line, right[at] ?? 0]);
  const size = lines.length;
  for (let column = 0; column < size; column += 1) {
    const order = lines.slice(column).toSorted((one, other) => {
      return Math.abs(other[column] ?? 0) - Math.abs(one[column] ?? 0);
    });
    lines.splice(column, order.length, ...order);
    const [pivot = []] = order;
    for (const [at, line] of lines.entries()) {
      if (at === column) continue;
      const factor = (line[column] ?? 0) / (pivot[column] ?? 1);
      if (factor !== 0)
        lines[at] = line.map((value, place) => value - factor * (pivot[place] ?? 0));
    }
  }
  return lines.map((line, at) => (line[size] ?? 0) / (line[at] ?? 1));
}
