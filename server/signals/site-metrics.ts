import { countedElsewhere, gaugeOf, Histogram, type Metric } from "./instruments.ts";

/** Hits and misses since the start, and what is kept now. */
export type PageCacheFigures = {
  hits: number;
  misses: number;
  purges: number;
  entries: number;
  bytes: number;
};

/** The page cache. */
export function measureCache(figures: () => PageCacheFigures): Metric[] {
  return [
    countedElsewhere(
      { name: "benih_page_cache_requests_total", help: "Pages found in the cache, or not." },
      () => {
        const { hits, misses } = figures();
        return [
          { labels: { result: "hit" }, value: hits },
          { labels: { result: "miss" }, value: misses },
        ];
      },
    ),
    countedElsewhere(
      { name: "benih_page_cache_purges_total", help: "How often content has changed." },
      () => figures().purges,
    ),
    gaugeOf({ name: "benih_page_cache_entries", help: "Pages in the cache." }, () => {
      return figures().entries;
    }),
    gaugeOf({ name: "benih_page_cache_bytes", help: "Their size." }, () => figures().bytes),
  ];
}

export type RealtimeFigures = {
  sockets: number;
  channels: number;
  opened: number;
  refused: number;
  changes: number;
};

/** Realtime of the embedded backend; `delivered` is called with the lag of each change. */
export function measureRealtime(figures: () => RealtimeFigures | undefined): {
  delivered(lagSeconds: number): void;
  metrics: Metric[];
} {
  const lag = new Histogram();
  const read = (name: keyof RealtimeFigures) => () => {
    const value = figures()?.[name];
    return value === undefined ? [] : [{ labels: {}, value }];
  };
  return {
    delivered: (seconds) => lag.observe(seconds),
    metrics: [
      gaugeOf({ name: "benih_realtime_sockets", help: "Open sockets." }, read("sockets")),
      gaugeOf(
        { name: "benih_realtime_channels", help: "Channels that they have joined." },
        read("channels"),
      ),
      countedElsewhere(
        { name: "benih_realtime_sockets_opened_total", help: "Sockets opened since the start." },
        read("opened"),
      ),
      countedElsewhere(
        { name: "benih_realtime_sockets_refused_total", help: "Sockets refused by a limit." },
        read("refused"),
      ),
      countedElsewhere(
        { name: "benih_realtime_changes_total", help: "Changes read from the database." },
        read("changes"),
      ),
      {
        name: "benih_realtime_delivery_lag_seconds",
        help: "From a change's commit until everybody who may see it has been sent it.",
        type: "histogram",
        samples: () => (figures() ? lag.samples({}) : []),
      },
    ],
  };
}
