import { describe, expect, it, vi } from "vitest";
import { growthOf } from "./growth.ts";
import { createLending } from "./lending.ts";
import { faultsInLog } from "./log-faults.ts";
import { createOutages } from "./outages.ts";
import { readSettings } from "./settings.ts";
import { createTally, Unexpected } from "./tally.ts";
import { growthVerdict, noneOf, shareVerdict } from "./verdicts.ts";

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

describe("what could not be judged is not met:", () => {
  it("memory without samples", () => {
    expect(growthVerdict("memory", [], 60 * MINUTE).isMet).toBe(false);
    const steady = hour(() => 300);
    expect(growthVerdict("memory", steady, 60 * MINUTE).isMet).toBe(true);
  });

  it("none among none", () => {
    expect(noneOf("messages missed", 0, 0).isMet).toBe(false);
    expect(noneOf("messages missed", 0, 1).isMet).toBe(true);
    expect(noneOf("messages missed", 1, 9).isMet).toBe(false);
  });

  it("a machine that was idle", () => {
    expect(shareVerdict(0.03, 0.5).isMet).toBe(false);
    expect(shareVerdict(0.41, 0.5).isMet).toBe(true);
  });

  it("what nobody was free to do", async () => {
    const tally = createTally(createOutages());
    const nobody = createLending<string>([]);
    expect(await tally.attempt("read", () => nobody.with(async () => undefined))).toBe(false);
    expect(tally.counts().get("read")).toMatchObject({ answered: 0, idle: 1, faults: 0 });
  });
});

it("half of the time is calm, all of it without kills", () => {
  expect(readSettings([]).calmMinutes).toBe(60);
  expect(readSettings(["--minutes", "10", "--calm", "0.2"]).calmMinutes).toBe(2);
  expect(readSettings(["--kill-every", "off"]).calmMinutes).toBe(120);
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
    const uncaught = line(Date.now()).replace("It failed", "Uncaught error; the server continues");
    expect(faultsInLog(uncaught, outages)).toHaveLength(1);
  });
});
