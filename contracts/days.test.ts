import { expect, it } from "vitest";
import { dateOf, dayHere, dayInRegion, dayOf, daysAfter } from "./days.ts";

it("counts days over the ends of months and years, in UTC", () => {
  expect(daysAfter("2026-12-31", 1)).toBe("2027-01-01");
  expect(daysAfter("2028-03-01", -1)).toBe("2028-02-29");
  expect(daysAfter("2026-11-30", 0)).toBe("2026-11-30");
});

it("tells the day of a moment in UTC, and when that day began", () => {
  expect(dayOf(new Date("2026-11-30T23:59:59+07:00"))).toBe("2026-11-30");
  expect(dayOf(new Date("2026-11-30T06:59:59+07:00"))).toBe("2026-11-29");
  expect(dateOf("2026-11-30").toISOString()).toBe("2026-11-30T00:00:00.000Z");
});

it("tells the day of a moment where this runs, here 5:45 h ahead of UTC", () => {
  expect(dayHere(new Date("2026-11-30T18:14:59Z"))).toBe("2026-11-30");
  expect(dayHere(Date.parse("2026-11-30T18:15:00Z"))).toBe("2026-12-01");
});

it("tells the day of a moment in the region, which begins in Singapore", () => {
  expect(dayInRegion(new Date("2026-12-31T15:59:59Z"))).toBe("2026-12-31");
  expect(dayInRegion(Date.parse("2026-12-31T16:00:00Z"))).toBe("2027-01-01");
});
