/** One number of a metric, with the labels that distinguish it. */
export type Sample = { suffix?: string; labels: Readonly<Record<string, string>>; value: number };

/** A metric of Prometheus, whose samples are read on request. */
export type Metric = {
  name: string;
  /** What is counted or measured, for readers of `/metrics`. */
  help: string;
  type: "counter" | "gauge" | "histogram";
  samples(): Iterable<Sample>;
};

/** Seconds, for answers, renders and jobs alike: from a stored page to the longest run. */
const SECONDS = [0.001, 0.005, 0.02, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 120];

/** How often something took how long. In plain numbers, so counting is just an addition. */
export class Histogram {
  readonly #bounds: readonly number[];
  readonly #counts: number[];
  #sum = 0;

  constructor(bounds: readonly number[] = SECONDS) {
    this.#bounds = bounds;
    this.#counts = new Array<number>(bounds.length + 1).fill(0);
  }

  observe(value: number): void {
    let at = 0;
    for (const bound of this.#bounds) {
      if (value <= bound) break;
      at += 1;
    }
    this.#counts[at] = (this.#counts[at] ?? 0) + 1;
    this.#sum += value;
  }

  /** Buckets are cumulative, as Prometheus has them. */
  *samples(labels: Sample["labels"]): Iterable<Sample> {
    let total = 0;
    for (const [at, count] of this.#counts.entries()) {
      total += count;
      const le = String(this.#bounds[at] ?? "+Inf");
      yield { suffix: "_bucket", labels: { ...labels, le }, value: total };
    }
    yield { suffix: "_sum", labels, value: this.#sum };
    yield { suffix: "_count", labels, value: total };
  }
}

type About = Pick<Metric, "name" | "help">;

/** Counts by labels, which must come from closed lists, as each combination is kept. */
export function counterOf<Label extends string>(
  about: About,
): Metric & { add(labels: Record<Label, string>, by?: number): void } {
  const kept = keepByLabels<Label, { value: number }>(() => ({ value: 0 }));
  return {
    ...about,
    type: "counter",
    add(labels, by = 1) {
      kept.of(labels).value += by;
    },
    *samples() {
      for (const [labels, { value }] of kept.all()) yield { labels, value };
    },
  };
}

/** Like `counterOf`, for durations. */
export function histogramOf<Label extends string>(
  about: About,
  bounds?: readonly number[],
): Metric & {
  observe(labels: Record<Label, string>, value: number): void;
  /** Makes it appear, with nothing counted. */
  begin(labels: Record<Label, string>): void;
} {
  const kept = keepByLabels<Label, Histogram>(() => new Histogram(bounds));
  return {
    ...about,
    type: "histogram",
    observe: (labels, value) => kept.of(labels).observe(value),
    begin: (labels) => void kept.of(labels),
    *samples() {
      for (const [labels, histogram] of kept.all()) yield* histogram.samples(labels);
    },
  };
}

/** A value that is read on request. */
export function gaugeOf(about: About, read: () => Iterable<Sample> | number): Metric {
  return { ...about, type: "gauge", samples: () => asSamples(read()) };
}

/** Like `gaugeOf`, for a count that is kept elsewhere. */
export function countedElsewhere(about: About, read: () => Iterable<Sample> | number): Metric {
  return { ...about, type: "counter", samples: () => asSamples(read()) };
}

function asSamples(read: Iterable<Sample> | number): Iterable<Sample> {
  return typeof read === "number" ? [{ labels: {}, value: read }] : read;
}

/** One thing for each combination of labels. */
function keepByLabels<Label extends string, Kept>(make: () => Kept) {
  const kept = new Map<string, [Record<Label, string>, Kept]>();
  return {
    of(labels: Record<Label, string>): Kept {
      const key = JSON.stringify(Object.values(labels));
      const known = kept.get(key);
      if (known) return known[1];
      const made = make();
      kept.set(key, [{ ...labels }, made]);
      return made;
    },
    all: () => kept.values(),
  };
}
