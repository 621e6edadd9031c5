import { describe, expect, it, vi } from "vitest";
import { growthOf } from "./growth.ts";
import { faultsInLog } from "./log-faults.ts";
import { createOutages } from "./outages.ts";
import { createTally, Unexpected } from "./tally.ts";

const MINUTE = 60_000;

/** A figure each half minute of an hour. */
const hour = (value: (minute: number) => number) =>
  Array.from({ length: 120 }, (_, at) => ({ at: at * (MINUTE / 2), value: value(at / 2) }));

describe("growth", () => {
  it("is counted after the first ten minutes, whatever a collection does to single samples", () => {
    const settled = hour((minute) => (minute < 10 ? minute * 30 : 300) + (minute % 3) * 40);
    expect(growthOf(settled, 60 * MINUTE)?.share).toBeCloseTo(0, 2);
    const leaking = hour((minute) => 300 + minute * 2 + (minute % 3) * 40);
    expect(growthOf(leaking, 60 * MINUTE)?.share).toBeGreaterThan(0.15);
  });

  it("is not told from too few samples", () => {
    expect(growthOf(hour(() => 300).slice(0, 20), 60 * MINUTE)).toBeUndefined();
  });
});

describe("an answer that nobody expects", () => {
  const breaks = async () => {
    throw new Unexpected(0, "ECONNRESET");
  };
  const fails = async () => {
    throw new Unexpected(500, "server_error");
  };

  it("is explained by a kill that it met, unless the server itself says that it failed", async () => {
    vi.useFakeTimers();
    const outages = createOutages();
    const tally = createTally(outages);
    await tally.attempt("read", breaks);
    expect(tally.found()).toBe(1);
    vi.advanceTimersByTime(1000);
    const end = outages.begin("server");
    await tally.attempt("read", breaks);
    await tally.attempt("read", fails);
    vi.advanceTimersByTime(1000);
    end();
    vi.advanceTimersByTime(1000);
    await tally.attempt("read", breaks);
    expect(tally.counts().get("read")).toMatchObject({ broken: 1, faults: 3 });
    vi.useRealTimers();
  });

  it("in the log is one, unless it was written while something was killed", () => {
    const outages = createOutages();
    outages.begin("PostgreSQL")();
    const line = (time: number | string) => JSON.stringify({ level: 50, time, msg: "It failed" });
    expect(faultsInLog(line(Date.now()), outages)).toEqual([]);
    expect(faultsInLog(line(new Date().toISOString()), outages)).toEqual([]);
    expect(faultsInLog(line(Date.now() - MINUTE), outages)).toHaveLength(1);
  });
});
