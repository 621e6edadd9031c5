import { readdirSync } from "node:fs";
import {
  constants,
  monitorEventLoopDelay,
  type PerformanceEntry,
  PerformanceObserver,
  performance,
} from "node:perf_hooks";
import { countedElsewhere, gaugeOf, histogramOf, type Metric } from "./instruments.ts";

const RESOLUTION_MS = 10;
const OPEN_FILES = "/proc/self/fd";
const GC_KINDS: Record<number, string> = {
  [constants.NODE_PERFORMANCE_GC_MAJOR]: "major",
  [constants.NODE_PERFORMANCE_GC_MINOR]: "minor",
  [constants.NODE_PERFORMANCE_GC_INCREMENTAL]: "incremental",
  [constants.NODE_PERFORMANCE_GC_WEAKCB]: "weakcb",
};
const GC_SECONDS = [0.001, 0.01, 0.1, 1, 2, 5];

/** Memory, processor, event loop and files of this process, under the usual names of dashboards for Node. */
export function measureProcess(version: string): { metrics: Metric[]; stop(): void } {
  const delay = monitorEventLoopDelay({ resolution: RESOLUTION_MS });
  delay.enable();
  const gc = histogramOf<"kind">(
    { name: "nodejs_gc_duration_seconds", help: "Garbage collections of the main thread." },
    GC_SECONDS,
  );
  const observer = new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      gc.observe({ kind: gcKindOf(entry) }, entry.duration / 1000);
    }
  });
  observer.observe({ entryTypes: ["gc"] });

  const gauge = (name: string, help: string, read: () => number) => gaugeOf({ name, help }, read);
  const startedAt = Date.now() / 1000 - process.uptime();
  return {
    metrics: [
      gaugeOf({ name: "benih_build_info", help: "The version that runs, always 1." }, () => [
        { labels: { version, node: process.versions.node }, value: 1 },
      ]),
      gauge("process_start_time_seconds", "When it started, in Unix time.", () => startedAt),
      gauge("process_resident_memory_bytes", "Memory of the process, all threads.", () =>
        process.memoryUsage.rss(),
      ),
      gauge("nodejs_heap_size_used_bytes", "Heap of the main thread in use.", () => {
        return process.memoryUsage().heapUsed;
      }),
      gauge("nodejs_heap_size_total_bytes", "Heap of the main thread.", () => {
        return process.memoryUsage().heapTotal;
      }),
      gauge("nodejs_external_memory_bytes", "Memory outside of the main thread's heap.", () => {
        return process.memoryUsage().external;
      }),
      countedElsewhere(
        { name: "process_cpu_seconds_total", help: "Processor time, all threads." },
        () => {
          const { user, system } = process.cpuUsage();
          return (user + system) / 1e6;
        },
      ),
      gaugeOf(
        { name: "process_open_fds", help: "Open files and sockets (Linux)." },
        countOpenFiles,
      ),
      gaugeOf(
        {
          name: "nodejs_eventloop_delay_seconds",
          help: "How late timers are since the last read.",
        },
        () => {
          const late = (nanoseconds: number) =>
            Math.max(0, nanoseconds / 1e9 - RESOLUTION_MS / 1000);
          const told = { "50": late(delay.percentile(50)), "99": late(delay.percentile(99)) };
          delay.reset();
          return Object.entries(told).map(([percentile, value]) => ({
            labels: { percentile },
            value,
          }));
        },
      ),
      gauge("nodejs_eventloop_utilization", "Share of time that the main thread is busy.", () => {
        return performance.eventLoopUtilization().utilization;
      }),
      gc,
    ],
    stop() {
      delay.disable();
      observer.disconnect();
    },
  };
}

function gcKindOf(entry: PerformanceEntry): string {
  const detail: unknown = "detail" in entry ? entry.detail : undefined;
  const isKnown = typeof detail === "object" && detail !== null && "kind" in detail;
  return (isKnown && GC_KINDS[Number(detail.kind)]) || "other";
}

function countOpenFiles() {
  try {
    return [{ labels: {}, value: readdirSync(OPEN_FILES).length }];
  } catch {
    // Not Linux.
    return [];
  }
}
