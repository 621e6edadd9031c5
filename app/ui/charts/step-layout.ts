import { max } from "d3-array";
import { scaleLinear, scaleUtc } from "d3-scale";
import { area, curveStepAfter, line } from "d3-shape";

export type Step = {
  key: string;
  /** A day as the database writes it. */
  on: string;
  /** What is added on that day; null: something, but its amount was not disclosed. */
  value: number | null;
  /** Counted by itself, apart from the others. */
  isApart: boolean;
  /** The whole text: read aloud, and shown on hover. */
  text: string;
};

/** A computed chart of sums over time: places in percent of the plot, from its lower left corner. */
export type StepLayout = {
  ticks: { at: number; label: string }[];
  times: { at: number; label: string }[];
  marks: {
    key: string;
    x: number;
    y: number;
    isApart: boolean;
    isDisclosed: boolean;
    text: string;
  }[];
  /** Paths in a box of 100 × 100. */
  area: string;
  line: string;
  apartLine: string | null;
  /** What the sums have come to, at the end of the line; null: nothing was disclosed. */
  total: { text: string; y: number } | null;
};

const DAY = 24 * 60 * 60 * 1000;
const TICKS = 4;
/** Nearer to an end than this, the label of a time would leave the plot. */
const EDGE = 4;

/**
 * Computes how sums grew, true to time, until today or a little after the last step. Meant for loaders: the scales then stay on the
 * server.
 * @param steps the earliest first.
 * @param today a day; the chart ends no earlier.
 */
export function layOutSteps(
  steps: Step[],
  options: { today: string; formatTick(value: number): string; formatTime(day: string): string },
): StepLayout {
  const start = Date.parse(steps[0]?.on ?? options.today);
  const last = Date.parse(steps.at(-1)?.on ?? options.today);
  // Some room before the first step and after the last, also where it was today.
  const room = Math.max(30 * DAY, (last - start) / 20);
  const end = Math.max(Date.parse(options.today), last + room);
  const time = scaleUtc()
    .domain([start - room, end])
    .range([0, 100]);
  const summed = withSums(steps);
  const highest = max(summed, ({ sum }) => sum) ?? 0;
  const height = scaleLinear()
    .domain([0, highest > 0 ? highest : 1])
    .nice(TICKS)
    .range([0, 100]);
  const percent = (value: number) => Math.round(value * 10) / 10;
  const pointsOf = (isApart: boolean) =>
    fromNothingToTheEnd(
      summed
        .filter((step) => step.isApart === isApart)
        .map(({ on, sum }) => ({ x: time(Date.parse(on)), y: height(sum) })),
    );
  const total = summed.findLast(({ isApart }) => !isApart)?.sum ?? 0;
  const counted = pointsOf(false);
  const apart = pointsOf(true);
  const drawLine = line<Point>()
    .x(({ x }) => x)
    .y(({ y }) => 100 - y)
    .curve(curveStepAfter)
    .digits(1);
  const drawArea = area<Point>()
    .x(({ x }) => x)
    .y0(100)
    .y1(({ y }) => 100 - y)
    .curve(curveStepAfter)
    .digits(1);
  return {
    ticks: (highest > 0 ? height.ticks(TICKS) : [0]).map((value) => ({
      at: percent(height(value)),
      label: options.formatTick(value),
    })),
    times: time
      .ticks(TICKS)
      .map((date) => ({
        at: percent(time(date)),
        label: options.formatTime(date.toISOString().slice(0, 10)),
      }))
      .filter(({ at }) => at > EDGE && at < 100 - EDGE)
      // Weeks of one month have one name.
      .filter(({ label }, at, all) => label !== all[at - 1]?.label),
    marks: summed.map(({ key, on, sum, value, isApart, text }) => ({
      key,
      x: percent(time(Date.parse(on))),
      y: percent(height(sum)),
      isApart,
      isDisclosed: value !== null,
      text,
    })),
    area: drawArea(counted) ?? "",
    line: drawLine(counted) ?? "",
    total: total === 0 ? null : { text: options.formatTick(total), y: percent(height(total)) },
    apartLine: steps.some(({ isApart }) => isApart) ? drawLine(apart) : null,
  };
}

type Point = { x: number; y: number };

function withSums(steps: Step[]): (Step & { sum: number })[] {
  const sums = { counted: 0, apart: 0 };
  return steps.map((step) => {
    const kind = step.isApart ? "apart" : "counted";
    sums[kind] += step.value ?? 0;
    return { ...step, sum: sums[kind] };
  });
}

function fromNothingToTheEnd(points: Point[]): Point[] {
  const [first] = points;
  if (!first) return [];
  return [{ x: first.x, y: 0 }, ...points, { x: 100, y: points.at(-1)?.y ?? 0 }];
}
