import { describe, expect, it } from "vitest";
import { PERIODS, rangeOf } from "./statement-period.ts";

/** The tests' own clock is 5:45 ahead of UTC. */
const at = (iso: string) => new Date(`${iso}+05:45`);
const utc = (iso: string) => at(iso).toISOString();

describe("a period of the statement", () => {
  const now = at("2027-01-15T12:00:00");

  it("has the months and years of the reader's time zone", () => {
    expect(rangeOf("all", now)).toEqual({ from: undefined, before: undefined });
    expect(rangeOf("this_month", now)).toEqual({
      from: utc("2027-01-01T00:00:00"),
      before: undefined,
    });
    expect(rangeOf("last_month", now)).toEqual({
      from: utc("2026-12-01T00:00:00"),
      before: utc("2027-01-01T00:00:00"),
    });
    expect(rangeOf("this_year", now)).toEqual({
      from: utc("2027-01-01T00:00:00"),
      before: undefined,
    });
    expect(rangeOf("last_year", now)).toEqual({
      from: utc("2026-01-01T00:00:00"),
      before: utc("2027-01-01T00:00:00"),
    });
  });

  it("is in the month that has just begun here, though not yet in Greenwich", () => {
    expect(rangeOf("this_month", at("2027-03-01T00:10:00")).from).toBe(utc("2027-03-01T00:00:00"));
  });

  it("never ends before it begins", () => {
    for (const period of PERIODS) {
      const { from = "", before = "9" } = rangeOf(period, now);
      expect(from < before).toBe(true);
    }
  });
});
