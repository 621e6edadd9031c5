import { line } from "d3-shape";

export type LinePoint = {
  key: string;
  /** Short, for the axis below. */
  label: string;
  /** The whole text: read aloud, and shown on hover. */
  text: string;
  /** null: unknown, and the line has a gap. */
  value: number | null;
  /** The value in short, for the last point, where the axis does not tell its time. */
  figure: string;
};

/** A computed line over time: places in percent of the plot, from its lower left corner. */
export type LineLayout = {
  ticks: { at: number; label: string }[];
  /** The usual range. */
  band: { from: number; to: number };
  points: { key: string; x: number; y: number; text: string }[];
  times: { x: number; label: string }[];
  /** In a box of 100 × 100. */
  path: string;
  /** The last value, to be read without touching it, on the side away from the line. */
  last: { text: string; y: number; isBelow: boolean } | null;
};

const TIMES = 4;

/** Computes a line of values at even distances, the earliest first. Meant for loaders. */
export function layOutLine(
  points: LinePoint[],
  options: { highest: number; ticks: LineLayout["ticks"]; band: LineLayout["band"] },
): LineLayout {
  const percent = (part: number, whole: number) => Math.round((1000 * part) / whole) / 10;
  const placed = points.map((point, at) => ({
    ...point,
    x: percent(at + 0.5, points.length),
    y: point.value === null ? null : percent(point.value, options.highest),
  }));
  const draw = line<(typeof placed)[number]>()
    .defined(({ y }) => y !== null)
    .x(({ x }) => x)
    .y(({ y }) => 100 - (y ?? 0))
    .digits(1);
  const known = placed.flatMap(({ key, x, y, text, figure }) =>
    y === null ? [] : [{ key, x, y, text, figure }],
  );
  const last = known.at(-1);
  const step = Math.max(1, Math.ceil(points.length / TIMES));
  return {
    ticks: options.ticks.map(({ at, label }) => ({ at: percent(at, options.highest), label })),
    band: {
      from: percent(options.band.from, options.highest),
      to: percent(options.band.to, options.highest),
    },
    points: known.map(({ key, x, y, text }) => ({ key, x, y, text })),
    // Counted from the last one back, because that is the one that readers ask about.
    times: placed
      .filter((_, at) => (points.length - 1 - at) % step === 0)
      .map(({ x, label }) => ({ x, label })),
    path: draw(placed) ?? "",
    last: last && last.key === points.at(-1)?.key ? sayLast(last, known.at(-2)) : null,
  };
}

/** It needs this much room below for a line of text, in percent. */
const ROOM_BELOW = 15;

function sayLast(
  last: { figure: string; y: number },
  before: { y: number } | undefined,
): LineLayout["last"] {
  const comesFromAbove = before !== undefined && before.y > last.y;
  return { text: last.figure, y: last.y, isBelow: comesFromAbove && last.y >= ROOM_BELOW };
}
