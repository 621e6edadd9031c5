import type { ServerResponse } from "node:http";
import { Histogram, type Metric } from "../signals/instruments.ts";
import { ROUTE_CLASSES, type RouteClass } from "./route-class.ts";

/** By the first digit of the status; index 0 is for requests whose sender left before the answer. */
const STATUS_CLASSES = ["gone", "1xx", "2xx", "3xx", "4xx", "5xx"] as const;

export type RequestCounts = {
  /** @param began the `performance.now()` at its beginning. */
  count(route: RouteClass, response: ServerResponse, began: number): void;
  metric: Metric;
};

/** Answers by class and status, with their durations; counting one formats and allocates nothing. */
export function countRequests(): RequestCounts {
  const counted = new Map(
    ROUTE_CLASSES.map((route) => [
      route,
      STATUS_CLASSES.map((status) => ({
        labels: { route, status },
        histogram: new Histogram(),
        isSeen: false,
      })),
    ]),
  );
  return {
    count(route, response, began) {
      const status = response.headersSent ? Math.floor(response.statusCode / 100) : 0;
      const one = counted.get(route)?.[status];
      if (!one) return;
      one.isSeen = true;
      one.histogram.observe((performance.now() - began) / 1000);
    },
    metric: {
      name: "benih_http_request_duration_seconds",
      help: "Answers by what was asked for and status; gone: the client left before one.",
      type: "histogram",
      *samples() {
        for (const byStatus of counted.values()) {
          for (const { labels, histogram, isSeen } of byStatus) {
            if (isSeen) yield* histogram.samples(labels);
          }
        }
      },
    },
  };
}
