import type { Box } from "../matrix.ts";
import type { Shape } from "../painting.ts";
import type { Segment } from "../segments.ts";
import { linesIn, paragraphsOf } from "./tables.ts";

/** As shares of the page: a larger shape is its background, a smaller one an ornament. */
const LARGEST = 0.6;
const SMALLEST = 0.01;
const STRIPES = 3;

type Panel = { box: Box; inside: Segment[] };

/** Coloured boxes around several lines, with these lines; stripes of a table do not count. */
export function panelsIn(
  segments: readonly Segment[],
  shapes: readonly Shape[],
  { width, height }: { width: number; height: number },
): Panel[] {
  const area = ({ left, top, right, bottom }: Box) =>
    ((right - left) * (bottom - top)) / (width * height);
  const boxes = shapes
    .filter((shape) => isBox(shape) && area(shape.box) < LARGEST && area(shape.box) > SMALLEST)
    .map(({ box }) => box);
  const panels = boxes
    .filter((box) => !isStripe(box, boxes))
    .toSorted((one, other) => area(other) - area(one))
    .map((box) => ({ box, inside: segments.filter((segment) => isIn(segment, box)) }))
    .filter(({ box, inside }) => isSeveral(inside) && !segments.some((one) => isCut(one, box)));
  const taken = new Set<Segment>();
  return panels.filter(({ inside }) => {
    if (inside.some((segment) => taken.has(segment))) return false;
    for (const segment of inside) taken.add(segment);
    return true;
  });
}

/** Whether every corner lies on a side, as in a rounded box, too. */
function isBox({ box, corners }: Shape): boolean {
  const { left, top, right, bottom } = box;
  return (
    corners.length >= 4 &&
    corners.every(
      ([x, y]) =>
        Math.min(Math.abs(x - left), Math.abs(x - right), Math.abs(y - top), Math.abs(y - bottom)) <
        1,
    )
  );
}

/** Whether it is one of several boxes of the same width, directly below each other. */
function isStripe(box: Box, boxes: readonly Box[]): boolean {
  const alike = boxes.filter(
    ({ left, right }) => Math.abs(left - box.left) < 1 && Math.abs(right - box.right) < 1,
  );
  const near = alike.filter(
    ({ top, bottom }) =>
      Math.min(Math.abs(top - box.bottom), Math.abs(bottom - box.top)) < box.bottom - box.top + 2,
  );
  return (
    alike.length >= STRIPES &&
    near.length > 0 &&
    box.bottom - box.top < (box.right - box.left) * 0.2
  );
}

function isIn({ x, endX, y, size }: Segment, { left, top, right, bottom }: Box): boolean {
  return x > left - 1 && endX < right + 1 && y - size * 0.7 > top - 1 && y < bottom + 1;
}

/** Whether it is partly inside: then the box does not frame it. */
function isCut(segment: Segment, box: Box): boolean {
  const { x, endX, y, size } = segment;
  const isTouching =
    x < box.right && endX > box.left && y - size * 0.5 > box.top && y - size * 0.2 < box.bottom;
  return isTouching && !isIn(segment, box);
}

/** Whether it is more than a single cell of a table, however wrapped. */
function isSeveral(inside: readonly Segment[]): boolean {
  const sizes = inside.map(({ size }) => size);
  const isOfOneSize = Math.max(...sizes, 0) < 1.08 * Math.min(...sizes);
  return linesIn(inside).length >= 2 && !(isOfOneSize && paragraphsOf(inside).length === 1);
}
