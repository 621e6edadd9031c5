import type { Box } from "../matrix.ts";
import type { Shape } from "../painting.ts";
import { plainFigureIn } from "../plain-figure.ts";
import type { Segment } from "../segments.ts";
import { linesIn } from "./tables.ts";

/** A drawn chart as pairs of labels and values; `parts` are its segments. */
export type Chart = { box: Box; rows: string[][]; parts: ReadonlySet<Segment> };

const FEWEST_TICKS = 3;
const FEWEST_SLICES = 2;
const YEAR = /^(?:FY ?)?(?:19|20|25)\d\d/;
/** The most figures of one page that are considered. */
const MOST_FIGURES = 200;
/** How far away and how high a label's swatch may be, relative to the label's size. */
const SWATCH_GAP = 1.6;
const SWATCH_HEIGHT = [0.15, 1.5] as const;

/** The charts of a page: along an axis with its ticks, or in slices with a legend. */
export function chartsIn(segments: readonly Segment[], shapes: readonly Shape[]): Chart[] {
  const legend = legendOf(segments, shapes);
  const pies = pieIn(segments, shapes, legend);
  const sliced = new Set(pies.flatMap(({ parts }) => [...parts]));
  const rest = segments.filter((segment) => !sliced.has(segment));
  return [...pies, ...barsIn(rest, shapes, sliced.size > 0 ? new Map() : legend)];
}

/** Labels by the colour of the swatch before them. */
type Legend = ReadonlyMap<string, Segment>;

function legendOf(segments: readonly Segment[], shapes: readonly Shape[]): Legend {
  const legend = new Map<string, Segment>();
  for (const label of segments) {
    const swatch = shapes.findLast(({ box }) => isSwatch(box, label));
    if (swatch && (/\p{L}/u.test(label.text) || YEAR.test(label.text)))
      legend.set(swatch.colour, label);
  }
  return legend;
}

function isSwatch({ left, top, right, bottom }: Box, { x, y, size }: Segment): boolean {
  const [height, width] = [bottom - top, right - left];
  const middle = (top + bottom) / 2;
  return (
    right <= x + 1 &&
    x - right < SWATCH_GAP * size &&
    middle < y + size * 0.2 &&
    middle > y - size &&
    height > SWATCH_HEIGHT[0] * size &&
    height < SWATCH_HEIGHT[1] * size &&
    width < 3 * size
  );
}

/** Slices with their shares inside; each has the colour of its name's swatch. */
function pieIn(segments: readonly Segment[], shapes: readonly Shape[], legend: Legend): Chart[] {
  if (legend.size < FEWEST_SLICES) return [];
  const slices = shapes.filter(({ corners }) => corners.length !== 4 && corners.length !== 5);
  const values = segments.filter(isFigure).flatMap((value) => {
    const [x, y] = centreOf(value);
    const slice = slices.findLast(
      ({ colour, corners }) => legend.has(colour) && isWithin(x, y, corners),
    );
    const label = slice && legend.get(slice.colour);
    return slice && label ? [{ value, label, slice }] : [];
  });
  const labels = new Set(values.map(({ label }) => label));
  if (values.length < FEWEST_SLICES || labels.size !== values.length) return [];
  const parts = new Set([...legend.values(), ...values.map(({ value }) => value)]);
  const box = around([...[...parts].map(boxOf), ...values.map(({ slice }) => slice.box)]);
  return [{ box, rows: values.map(({ label, value }) => [label.text, value.text]), parts }];
}

/** Bars, columns or points above a row of names, beside the ticks of an axis. */
function barsIn(all: readonly Segment[], shapes: readonly Shape[], legend: Legend): Chart[] {
  const axes = axesOf(all);
  const ticks = new Set(axes.flat());
  const labels = new Set(legend.values());
  return axes.flatMap((axis) => {
    const right = Math.max(...axis.map(({ endX }) => endX));
    const [top, bottom] = [Math.min(...axis.map(topOf)), Math.max(...axis.map(({ y }) => y))];
    const rest = all.filter((segment) => !ticks.has(segment) && segment.x > right);
    const names = namesBelow(rest, bottom, axis[0]?.size ?? 0);
    const [first, second] = names;
    if (!first || !second) return [];
    const half = (middleOf(second) - middleOf(first)) / 2;
    const own = rest.filter(
      (segment) =>
        isFigure(segment) &&
        !labels.has(segment) &&
        !names.includes(segment) &&
        topOf(segment) > top - 3 * segment.size &&
        segment.y < bottom + segment.size * 0.5,
    );
    const rows = names.map((name) => ({
      name,
      values: own
        .filter((value) => Math.abs(middleOf(value) - middleOf(name)) < half)
        .toSorted((one, other) => one.x - other.x || one.y - other.y),
    }));
    if (rows.every(({ values }) => values.length === 0)) return [];
    const series = seriesOf(rows, shapes, legend);
    const values = rows.flatMap((row) => row.values);
    const parts = new Set([...axis, ...names, ...values, ...(series ? legend.values() : [])]);
    return [
      {
        box: around([...parts].map(boxOf)),
        rows: [
          ...(series ? [["", ...series.map(({ text }) => text)]] : []),
          ...rows.map(({ name, values: shown }) => [name.text, ...shown.map(({ text }) => text)]),
        ],
        parts,
      },
    ];
  });
}

type Row = { name: Segment; values: Segment[] };

/** The names of the series, if each row has one value per series, with the colours in the same order. */
function seriesOf(rows: readonly Row[], shapes: readonly Shape[], legend: Legend) {
  if (legend.size < 2) return undefined;
  const named = rows.map(({ values }) =>
    values.map((value) => {
      const [x, y] = centreOf(value);
      const below = shapes.findLast(
        ({ box, colour }) =>
          legend.has(colour) &&
          x > box.left - 1 &&
          x < box.right + 1 &&
          box.top < y + 2.5 * value.size &&
          box.bottom > y,
      );
      return below && legend.get(below.colour);
    }),
  );
  const [first = []] = named;
  const isSame = named.every(
    (labels) => labels.length === legend.size && labels.every((label, at) => label === first[at]),
  );
  const labels = first.filter((label) => label !== undefined);
  return isSame && labels.length === legend.size ? labels : undefined;
}

/** Plain figures below each other, with distances proportional to their values. */
function axesOf(segments: readonly Segment[]): Segment[][] {
  const figures = segments
    .filter(({ text }) => tickValue(text) !== undefined)
    .slice(0, MOST_FIGURES);
  const axes: Segment[][] = [];
  for (const start of figures) {
    if (axes.some((axis) => axis.includes(start))) continue;
    const column = figures
      .filter(
        (one) =>
          (Math.abs(one.endX - start.endX) < 2 || Math.abs(one.x - start.x) < 1) &&
          Math.abs(one.size - start.size) < 0.5,
      )
      .toSorted((one, other) => one.y - other.y);
    const axis = evenRun(column);
    if (
      axis.length >= FEWEST_TICKS &&
      !axes.some((other) => other.some((one) => axis.includes(one)))
    )
      axes.push(axis);
  }
  return axes;
}

function tickValue(text: string): number | undefined {
  return plainFigureIn(text.replace(/ ?[%\p{L}]{1,2}$/u, "").replace(/^(?:US\$|\p{Sc}) ?/u, ""))
    ?.value;
}

function value({ text }: Segment): number {
  return tickValue(text) ?? 0;
}

/** The longest run that decreases by the same value over the same distance, through round values. */
function evenRun(column: readonly Segment[]): Segment[] {
  let best: Segment[] = [];
  for (let from = 0; from + 1 < column.length; from += 1) {
    const run = column.slice(from, from + 2);
    const [first, second] = run;
    if (!first || !second) break;
    const fall = value(first) - value(second);
    const distance = second.y - first.y;
    const isRound = Math.abs(Math.round(value(first) / fall) - value(first) / fall) < 0.02;
    if (fall <= 0 || !isRound || distance < first.size) continue;
    for (const next of column.slice(from + 2)) {
      const last = run.at(-1);
      if (!last) break;
      const isNext =
        Math.abs(value(last) - value(next) - fall) < fall * 0.02 &&
        Math.abs(next.y - last.y - distance) < distance * 0.1;
      if (!isNext) break;
      run.push(next);
    }
    if (run.length > best.length) best = run;
  }
  return best;
}

/** The first row below the lowest tick in which the pieces, from the left, are evenly spaced. */
function namesBelow(segments: readonly Segment[], bottom: number, size: number): Segment[] {
  const below = segments.filter(({ y }) => y > bottom + size * 0.4 && y < bottom + size * 3.6);
  return (
    linesIn(below)
      .map(evenlyApart)
      .find((names) => names.length > 1) ?? []
  );
}

function evenlyApart(row: readonly Segment[]): Segment[] {
  const names: Segment[] = [];
  for (const segment of row.toSorted((one, other) => one.x - other.x)) {
    const [last, before] = [names.at(-1), names.at(-2)];
    if (last && before) {
      const usual = middleOf(last) - middleOf(before);
      if (Math.abs(middleOf(segment) - middleOf(last) - usual) > usual * 0.2) break;
    }
    names.push(segment);
  }
  return names;
}

function isFigure({ text }: Segment): boolean {
  return /\d/.test(text) && text.length <= 12 && (text.match(/\p{L}/gu)?.length ?? 0) <= 3;
}

function middleOf({ x, endX }: Segment): number {
  return (x + endX) / 2;
}

function topOf({ y, size }: Segment): number {
  return y - size;
}

function centreOf(segment: Segment): [number, number] {
  return [middleOf(segment), segment.y - segment.size * 0.35];
}

function boxOf({ x, endX, y, size }: Segment): Box {
  return { left: x, right: endX, top: y - size, bottom: y };
}

function around(boxes: readonly Box[]): Box {
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/** Counts how often a ray to the right crosses the outline. */
function isWithin(x: number, y: number, corners: Shape["corners"]): boolean {
  let isInside = false;
  corners.forEach(([x1, y1], at) => {
    const [x2, y2] = corners.at(at - 1) ?? [x1, y1];
    const isCrossed = y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1;
    if (isCrossed) isInside = !isInside;
  });
  return isInside;
}
