import { describe, expect, it } from "vitest";
import { addMonths } from "./periods.ts";

const at = (text: string) => Date.parse(text) / 1000;

describe("a month later", () => {
  it.each([
    ["2026-01-31T10:20:30Z", 1, "2026-02-28T10:20:30Z"],
    ["2028-01-31T00:00:00Z", 1, "2028-02-29T00:00:00Z"],
    // Counted from where it began, no short month shortens those after it.
    ["2026-01-31T10:20:30Z", 2, "2026-03-31T10:20:30Z"],
    ["2026-11-30T23:59:59Z", 3, "2027-02-28T23:59:59Z"],
    ["2026-12-15T00:00:00Z", 1, "2027-01-15T00:00:00Z"],
    ["2026-06-15T00:00:00Z", 12, "2027-06-15T00:00:00Z"],
  ])("%s and %i", (from, months, to) => {
    expect(addMonths(at(from), months)).toBe(at(to));
  });
});
