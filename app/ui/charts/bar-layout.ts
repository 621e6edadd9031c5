import { max } from "d3-array";
import { scaleLinear } from "d3-scale";

export type Bar = {
  key: string;
  /** Short, for the axis below. */
  label: string;
  /** Shown once below the labels that share it, such as the year of months. */
  group?: string;
  /** The whole text, such as "12 November: 3 rounds": read aloud, and shown on hover and focus. */
  text: string;
  /** null: there is a value, but it was not disclosed. */
  value: number | null;
  /** The value in short, for the highest bar. */
  figure: string;
  /** Its period is not over, or began before the chart did: drawn hatched. */
  isPartial?: boolean;
  /** The value to compare with, drawn as a stroke; omitted or null if there is none. */
  earlier?: number | null;
  /** The bar's link, if it has one. */
  href?: string;
  isCurrent?: boolean;
};

/** A computed bar chart: heights and places in percent of the plot, from its lower left corner. */
export type BarLayout = {
  ticks: { at: number; label: string }[];
  bars: {
    key: string;
    label: string;
    /** On which screens there is room for the label. */
    labelled: "always" | "wide" | "never";
    /** Below the label, on the screens where it is the first of its group. */
    group: { text: string; on: "all" | "narrow" | "wide" } | null;
    text: string;
    height: number | null;
    isPartial: boolean;
    href: string | undefined;
    /** Drawn dark. */
    isCurrent: boolean;
    /**
     * Its figure, if all bars have room for theirs; empty for the highest, whose figure is the
     * peak.
     */
    figure: string;
  }[];
  /** Whether the figures are short enough for the bars of a phone. */
  hasShortFigures: boolean;
  /** The figure of the highest bar, to be read without touching it. */
  peak: { text: string; middle: number; at: number } | null;
  /** The strokes of the earlier values, as a path in a box of 100 × 100. */
  earlierPath: string | null;
};

/** The space that a bar leaves free in its column on either side. */
const BAR_INSET = 0.12;
/** The height of a bar's figure, in percent of the plot: a tick's line must not cross it. */
const FIGURE_HEIGHT = 9;
const TICKS = 4;
const LABELS_ON_PHONES = 4;
const LABELS_ON_WIDE_SCREENS = 13;
/** Longer figures are wider than a bar on a phone. */
const SHORT_FIGURE = 3;

/**
 * Computes a bar chart over time. Meant for loaders: the scales then stay on the server.
 * @param isCounted the values are counts, so that ticks must be whole numbers.
 * @param formatTick formats a value on the axis.
 */
export function layOutBars(
  bars: Bar[],
  options: { isCounted: boolean; formatTick(value: number): string },
): BarLayout {
  const highest = max(bars.flatMap((bar) => [bar.value ?? 0, bar.earlier ?? 0])) ?? 0;
  const height = scaleLinear()
    .domain([0, highest > 0 ? highest : 1])
    .nice(TICKS)
    .range([0, 100]);
  const percent = (value: number) => Math.round(height(value) * 10) / 10;
  const ticks = height
    .ticks(TICKS)
    .filter((value) => !options.isCounted || Number.isInteger(value))
    .map((value) => ({ at: percent(value), label: options.formatTick(value) }));
  const labelled = labelsWithRoom(bars);
  const groups = groupsOf(bars, labelled);
  const highestBar = peakBar(bars);
  const hasRoom = bars.length <= LABELS_ON_WIDE_SCREENS;
  return {
    ticks,
    bars: bars.map((bar, position) => ({
      key: bar.key,
      label: bar.label,
      labelled: labelled(position),
      group: groups[position] ?? null,
      text: bar.text,
      height: bar.value === null ? null : percent(bar.value),
      isPartial: bar.isPartial ?? false,
      href: bar.href,
      isCurrent: bar.isCurrent ?? false,
      figure: hasRoom && bar.value && bar !== highestBar ? bar.figure : "",
    })),
    hasShortFigures: bars.every(({ value, figure }) => !value || figure.length <= SHORT_FIGURE),
    peak: peakOf(bars, percent, ticks),
    earlierPath: earlierPath(bars, percent),
  };
}

function peakOf(
  bars: Bar[],
  percent: (value: number) => number,
  ticks: BarLayout["ticks"],
): BarLayout["peak"] {
  const peak = peakBar(bars);
  if (!peak) return null;
  const top = percent(peak.value ?? 0);
  const crossing = ticks.find(({ at }) => at > top && at < top + FIGURE_HEIGHT);
  const middle = (100 * (bars.indexOf(peak) + 0.5)) / bars.length;
  return {
    text: peak.figure,
    middle: Math.round(middle * 10) / 10,
    at: crossing?.at ?? top,
  };
}

/** The first of the highest. */
function peakBar(bars: Bar[]): Bar | undefined {
  return bars.reduce<Bar | undefined>(
    (best, bar) => ((bar.value ?? 0) > (best?.value ?? 0) ? bar : best),
    undefined,
  );
}

type Room = "always" | "wide" | "never";

/** A group is named below the first of its labels that a screen has room for. */
function groupsOf(
  bars: Bar[],
  labelled: (position: number) => Room,
): BarLayout["bars"][number]["group"][] {
  const startsAmong = (rooms: Room[]) => {
    let said = "";
    return bars.map(({ group = "" }, position) => {
      if (!rooms.includes(labelled(position)) || group === said) return false;
      said = group;
      return true;
    });
  };
  const narrow = startsAmong(["always"]);
  const wide = startsAmong(["always", "wide"]);
  return bars.map(({ group = "" }, position) => {
    if (narrow[position]) return { text: group, on: wide[position] ? "all" : "narrow" };
    return wide[position] ? { text: group, on: "wide" } : null;
  });
}

/**
 * Every n-th label, including the first of a group that begins within the chart, such as January;
 * the labels that a wide screen adds must fall between a phone's.
 */
function labelsWithRoom(bars: Bar[]): (position: number) => Room {
  const count = bars.length;
  const phoneStep = Math.max(1, Math.ceil(count / LABELS_ON_PHONES));
  let wideStep = 1;
  while (phoneStep % wideStep !== 0 || count / wideStep > LABELS_ON_WIDE_SCREENS) wideStep += 1;
  const start = Math.max(
    0,
    bars.findIndex(({ group }, position) => position > 0 && group !== bars[position - 1]?.group),
  );
  return (position) => {
    if (position % phoneStep === start % phoneStep) return "always";
    return position % wideStep === start % wideStep ? "wide" : "never";
  };
}

/** A stroke across each bar; zero has none, because it would run along the axis. */
function earlierPath(bars: Bar[], percent: (value: number) => number): string | null {
  const strokes = bars.flatMap(({ earlier }, position) => {
    if (!earlier) return [];
    const [from, to] = [position + BAR_INSET, position + 1 - BAR_INSET].map(
      (x) => Math.round((1000 * x) / bars.length) / 10,
    );
    return [`M${from},${Math.round(1000 - 10 * percent(earlier)) / 10}H${to}`];
  });
  return strokes.join("") || null;
}
