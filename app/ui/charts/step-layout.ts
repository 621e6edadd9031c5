import { max } from "d3-array";
import { scaleLinear, scaleUtc } from "d3-scale";
import { area, curveStepAfter, line } from "d3-shape";
import { DAY_MS } from "../../../contracts/days.ts";

export type Step = {
  key: string;
  /** A day as the database writes it. */
  on: string;
  /** What is added on that day; null: a sum that was not disclosed. */
  value: number | null;
  /** Counted by itself, apart from the others. */
  isApart: boolean;
  /** The whole text: read aloud, and shown on hover. */
  text: string;
  /** A short name, beside its point where there is room. */
  name: string;
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
    /** Null without room for its name. */
    name: { text: string; side: "left" | "right" } | null;
  }[];
  /** Paths in a box of 100 × 100. */
  area: string;
  line: string;
  apartLine: string | null;
  /** The total, at the end of the line; null: nothing was disclosed. */
  total: { text: string; y: number } | null;
};

const TICKS = 4;
/** Closer to an end than this, the label of a time would leave the plot. */
const EDGE = 4;

/**
 * Computes how sums grew, with a true time axis, until today or a little after the last step. Meant
 * for loaders: the scales then stay on the server.
 * @param steps the earliest first.
 * @param today a day; the chart ends no earlier.
 */
export function layOutSteps(
  steps: Step[],
  options: { today: string; formatTick(value: number): string; formatTime(day: string): string },
): StepLayout {
  const start = Date.parse(steps[0]?.on ?? options.today);
  const last = Date.parse(steps.at(-1)?.on ?? options.today);
  // Some room before the first step and after the last, even if that was today.
  const room = Math.max(30 * DAY_MS, (last - start) / 20);
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
      // Weeks of one month share its name.
      .filter(({ label }, at, all) => label !== all[at - 1]?.label),
    marks: nameMarks(
      summed.map(({ key, on, sum, value, isApart, text, name }) => ({
        key,
        x: percent(time(Date.parse(on))),
        y: percent(height(sum)),
        isApart,
        isDisclosed: value !== null,
        text,
        name,
      })),
      total === 0 ? null : { text: options.formatTick(total), y: height(total) },
    ),
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

type Mark = StepLayout["marks"][number];

/** How wide a letter and how high a line may be, in percent of the plot on a tablet. */
const LETTER_WIDTH = 0.95;
const LINE_HEIGHT = 9;

/**
 * A name goes left of its point, above the line before it, or right of it where the line is long
 * enough.
 */
function nameMarks(
  marks: (Omit<Mark, "name"> & { name: string })[],
  total: { text: string; y: number } | null,
): Mark[] {
  const taken =
    total === null ? [] : [{ from: 100 - total.text.length * LETTER_WIDTH, to: 100, y: total.y }];
  return marks.map((mark, at) => {
    const width = mark.name.length * LETTER_WIDTH;
    const next = marks.slice(at + 1).find(({ isApart }) => isApart === mark.isApart)?.x ?? 100;
    const places = [
      { side: "left", from: mark.x - width, to: mark.x },
      { side: "right", from: mark.x, to: mark.x + width },
    ] as const;
    const place = places.find(
      ({ side, from, to }) =>
        from >= 0 &&
        (side === "left" || to < next) &&
        taken.every(
          (other) => to < other.from || from > other.to || Math.abs(other.y - mark.y) > LINE_HEIGHT,
        ),
    );
    if (place === undefined) return { ...mark, name: null };
    taken.push({ from: place.from, to: place.to, y: mark.y });
    return { ...mark, name: { text: mark.name, side: place.side } };
  });
}
