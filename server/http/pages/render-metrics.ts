import { countedElsewhere, gaugeOf, Histogram, type Metric } from "../../signals/instruments.ts";
import type { Refused } from "../../turns/fair-queue.ts";

/** Events of a pool of render threads. */
export type RenderMetrics = {
  /** @param began the `performance.now()` at which the page was requested. */
  started(began: number): void;
  /** @param began the `performance.now()` at which its turn came. */
  ended(began: number): void;
  turnedAway(because: Refused["because"]): void;
  metrics: Metric[];
};

const secondsSince = (began: number) => (performance.now() - began) / 1000;

/** Counts renders, and reads how busy the pool is when somebody asks. */
export function measureRenders(pool: {
  waiting(): number;
  busy(): number;
  threads: number;
}): RenderMetrics {
  const waited = new Histogram();
  const took = new Histogram();
  const refused = { visitor: 0, server: 0 };
  const histogram = (name: string, help: string, one: Histogram): Metric => ({
    name,
    help,
    type: "histogram",
    samples: () => one.samples({}),
  });
  return {
    started: (began) => waited.observe(secondsSince(began)),
    ended: (began) => took.observe(secondsSince(began)),
    turnedAway(because) {
      refused[because] += 1;
    },
    metrics: [
      histogram(
        "benih_render_wait_seconds",
        "How long pages waited for their visitor's turn.",
        waited,
      ),
      histogram("benih_render_duration_seconds", "How long pages took to be made.", took),
      countedElsewhere(
        {
          name: "benih_render_refused_total",
          help: "Pages not made because one visitor asked for too many, or all together did.",
        },
        () => Object.entries(refused).map(([because, value]) => ({ labels: { because }, value })),
      ),
      gaugeOf({ name: "benih_render_waiting", help: "Pages that wait to be made." }, pool.waiting),
      gaugeOf({ name: "benih_render_busy", help: "Pages being made." }, pool.busy),
      gaugeOf(
        { name: "benih_render_threads", help: "Threads that make pages." },
        () => pool.threads,
      ),
    ],
  };
}
