import parse from "parse-prometheus-text-format";
import { describe, expect, it } from "vitest";
import { expose } from "./exposition.ts";
import { counterOf, gaugeOf, histogramOf } from "./instruments.ts";

describe("Prometheus' text, read by an independent parser", () => {
  it("has counters with their labels, whatever is in these", () => {
    const counter = counterOf<"who">({ name: "a_total", help: "a \\ b\nc" });
    counter.add({ who: 'quote " backslash \\ line\nend' });
    counter.add({ who: "other" }, 2.5);
    counter.add({ who: "other" });
    expect(parse(expose([counter]))).toEqual([
      {
        name: "a_total",
        help: "a \\ b\nc",
        type: "COUNTER",
        metrics: [
          { labels: { who: 'quote " backslash \\ line\nend' }, value: "1" },
          { labels: { who: "other" }, value: "3.5" },
        ],
      },
    ]);
  });

  it("has histograms with cumulative buckets, bounds included", () => {
    const histogram = histogramOf<"of">({ name: "h_seconds", help: "h" }, [1, 2]);
    for (const value of [0.5, 1, 1.5, 3]) histogram.observe({ of: "x" }, value);
    const text = expose([histogram]);
    const [family] = parse(text);
    expect(family?.type).toBe("HISTOGRAM");
    expect(family?.metrics[0]?.buckets).toEqual({ "1": "2", "2": "3", "+Inf": "4" });
    // The parser leaves out what a bucket belongs to.
    expect(text).toContain('h_seconds_bucket{of="x",le="2"} 3\n');
    expect(text).toContain('h_seconds_sum{of="x"} 6\nh_seconds_count{of="x"} 4\n');
  });

  it("has gauges as they are when somebody asks, and names those without a value", () => {
    let now = 1;
    const gauges = [
      gaugeOf({ name: "now", help: "" }, () => now),
      gaugeOf({ name: "none", help: "not yet" }, () => []),
    ];
    expose(gauges);
    now = Number.POSITIVE_INFINITY;
    expect(expose(gauges)).toBe(
      "# HELP now \n# TYPE now gauge\nnow +Inf\n# HELP none not yet\n# TYPE none gauge\n",
    );
  });
});
