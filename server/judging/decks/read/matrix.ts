/** A PDF transformation: [a b c d e f]. */
export type Matrix = readonly [number, number, number, number, number, number];
export type Box = { left: number; top: number; right: number; bottom: number };

export const IDENTITY: Matrix = [1, 0, 0, 1, 0, 0];

/** First `inner`, then `outer`. */
export function multiply(outer: Matrix, inner: Matrix): Matrix {
  const [a, b, c, d, e, f] = outer;
  const [g, h, i, j, k, l] = inner;
  return [
    a * g + c * h,
    b * g + d * h,
    a * i + c * j,
    b * i + d * j,
    a * k + c * l + e,
    b * k + d * l + f,
  ];
}

export function place(matrix: Matrix, x: number, y: number): [number, number] {
  const [a, b, c, d, e, f] = matrix;
  return [a * x + c * y + e, b * x + d * y + f];
}

/** The upright box around a rectangle that has been transformed. */
export function boxAround(matrix: Matrix, [x0, y0, x1, y1]: readonly number[]): Box {
  const corners = [x0 ?? 0, x1 ?? 0].flatMap((x) =>
    [y0 ?? 0, y1 ?? 0].map((y) => place(matrix, x, y)),
  );
  const xs = corners.map(([x]) => x);
  const ys = corners.map(([, y]) => y);
  return {
    left: Math.min(...xs),
    top: Math.min(...ys),
    right: Math.max(...xs),
    bottom: Math.max(...ys),
  };
}

export function matrixOf(value: unknown): Matrix {
  const numbers = numbersOf(value);
  const [a = 1, b = 0, c = 0, d = 1, e = 0, f = 0] = numbers;
  return [a, b, c, d, e, f];
}

/** pdf.js hands over plain and typed arrays. */
export function numbersOf(value: unknown): number[] {
  if (Array.isArray(value)) return value.filter((item) => typeof item === "number");
  if (value instanceof Float32Array || value instanceof Float64Array) return [...value];
  return [];
}
