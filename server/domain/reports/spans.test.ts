import { expect, test } from "vitest";
import { monthSpan, monthsFrom, yearSpan } from "./spans.ts";

test("a month has its own days, and the twelve before it", () => {
  expect(monthSpan("2028-02-01")).toEqual({
    from: "2028-02-01",
    to: "2028-02-29",
    monthsFrom: "2027-02-01",
  });
  expect(monthSpan("2025-12-01").monthsFrom).toBe("2025-07-01");
});

test("a year ends today, or when it did, and begins when tracking began", () => {
  expect(yearSpan(2026, "2026-11-27")).toMatchObject({ from: "2026-01-01", to: "2026-11-27" });
  expect(yearSpan(2026, "2027-01-05")).toMatchObject({ to: "2026-12-31" });
  expect(yearSpan(2025, "2025-09-01")).toMatchObject({ from: "2025-07-01", to: "2025-09-01" });
});

test("months are counted over the end of a year", () => {
  expect(monthsFrom("2026-01-31", -1)).toBe("2025-12-01");
  expect(monthsFrom("2026-12-01", 1)).toBe("2027-01-01");
});
