import { type Box, type Matrix, place } from "./matrix.ts";

/** A closed or open line of a path, placed on the page: alternating x and y. */
export type Outline = readonly number[];

/** How many numbers follow each step of a path in pdf.js: move, line, curve, quadratic curve, close. */
const NUMBERS_OF_STEP = [2, 2, 6, 4, 0];
const [MOVE, , CURVE] = [0, 1, 2];
/** Straight lines that replace a curve. */
const CURVE_PARTS = 6;
const NOWHERE: Box = { left: 0, top: 0, right: 0, bottom: 0 };

/** The lines of a pdf.js path, curves as short straight ones; none if its steps are unknown. */
export function outlinesOf(matrix: Matrix, path: readonly number[]): Outline[] {
  const outlines: number[][] = [];
  let last: readonly [number, number] = [0, 0];
  for (let at = 0; at < path.length; ) {
    const step = path[at] ?? -1;
    const numbers = NUMBERS_OF_STEP[step];
    if (numbers === undefined) return [];
    const points = pairsOf(path.slice(at + 1, at + 1 + numbers));
    at += numbers + 1;
    if (step === MOVE || outlines.length === 0) outlines.push([]);
    const outline = outlines.at(-1) ?? [];
    for (const [x, y] of step >= CURVE ? curve([last, ...points]) : points)
      outline.push(...place(matrix, x, y));
    last = points.at(-1) ?? last;
  }
  return outlines;
}

/** The points where the steps of a path end; undefined for an unknown form. */
export function cornersOf(path: readonly number[]): [number, number][] | undefined {
  const corners: [number, number][] = [];
  for (let at = 0; at < path.length; ) {
    const numbers = NUMBERS_OF_STEP[path[at] ?? -1];
    if (numbers === undefined) return undefined;
    at += numbers + 1;
    if (numbers > 0) corners.push([path[at - 2] ?? 0, path[at - 1] ?? 0]);
  }
  return corners;
}

function pairsOf(numbers: readonly number[]): [number, number][] {
  return numbers.flatMap((x, at) => (at % 2 === 0 ? [[x, numbers[at + 1] ?? 0]] : []));
}

/** The points of a Bézier curve after its first one. */
function curve(points: readonly (readonly [number, number])[]): (readonly [number, number])[] {
  if (points.length < 3) return [];
  return Array.from({ length: CURVE_PARTS }, (_, part) => {
    const share = (part + 1) / CURVE_PARTS;
    let left = points;
    while (left.length > 1) {
      left = left.slice(1).map(([x, y], at) => {
        const [fromX, fromY] = left[at] ?? [x, y];
        return [fromX + (x - fromX) * share, fromY + (y - fromY) * share] as const;
      });
    }
    return left[0] ?? [0, 0];
  });
}

/** The boxes that a pen of this width draws along the lines, without round ends and corners. */
export function penLinesOf(matrix: Matrix, path: readonly number[], width: number): Outline[] {
  const half = width / 2;
  return outlinesOf([1, 0, 0, 1, 0, 0], path).flatMap((line) =>
    pairsOf(line)
      .slice(1)
      .map(([x, y], at) => {
        const [fromX, fromY] = [line[2 * at] ?? 0, line[2 * at + 1] ?? 0];
        const length = Math.hypot(x - fromX, y - fromY) || 1;
        const [acrossX, acrossY] = [(-(y - fromY) * half) / length, ((x - fromX) * half) / length];
        return [
          ...place(matrix, fromX + acrossX, fromY + acrossY),
          ...place(matrix, x + acrossX, y + acrossY),
          ...place(matrix, x - acrossX, y - acrossY),
          ...place(matrix, fromX - acrossX, fromY - acrossY),
        ];
      }),
  );
}

/** A rectangle placed by a matrix, such as the unit square of a picture. */
export function rectangle(matrix: Matrix, [x0, y0, x1, y1]: readonly number[]): Outline {
  const [left, bottom, right, top] = [x0 ?? 0, y0 ?? 0, x1 ?? 0, y1 ?? 0];
  return [
    ...place(matrix, left, bottom),
    ...place(matrix, right, bottom),
    ...place(matrix, right, top),
    ...place(matrix, left, top),
  ];
}

export function boundsOf(outlines: readonly Outline[]): Box {
  let box: Box | undefined;
  for (const outline of outlines) {
    for (let at = 0; at < outline.length; at += 2) {
      const [x, y] = [outline[at] ?? 0, outline[at + 1] ?? 0];
      box ??= { left: x, top: y, right: x, bottom: y };
      box.left = Math.min(box.left, x);
      box.right = Math.max(box.right, x);
      box.top = Math.min(box.top, y);
      box.bottom = Math.max(box.bottom, y);
    }
  }
  return box ?? NOWHERE;
}

/** Whether it is a single box with sides parallel to the page's. */
export function isUpright(outlines: readonly Outline[]): boolean {
  const [points, ...others] = outlines.map(pairsOf);
  if (!points || others.some((other) => other.length > 1)) return false;
  const [first, last] = [points[0], points.at(-1)];
  if (points.length === 5 && first && last && isAt(first, last)) points.pop();
  if (points.length !== 4) return false;
  return points.every(([x, y], at) => {
    const [nextX, nextY] = points[(at + 1) % 4] ?? [x, y];
    const [oppositeX, oppositeY] = points[(at + 2) % 4] ?? [x, y];
    return (isNear(x, nextX) || isNear(y, nextY)) && !isNear(x, oppositeX) && !isNear(y, oppositeY);
  });
}

const isNear = (one: number, other: number) => Math.abs(one - other) < 0.05;
const isAt = ([x, y]: readonly [number, number], [otherX, otherY]: readonly [number, number]) =>
  isNear(x, otherX) && isNear(y, otherY);
