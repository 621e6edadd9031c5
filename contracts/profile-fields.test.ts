import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { foundedYear } from "./profile-fields.ts";

describe("the year of a company's founding", () => {
  beforeEach(() => vi.useFakeTimers({ toFake: ["Date"] }));
  afterEach(() => vi.useRealTimers());

  it.each([
    ["2026-12-31T15:59:59Z", false],
    // New Year's morning in the region, but still the old year in UTC.
    ["2026-12-31T16:00:00Z", true],
  ])("at %s may be 2027: %s", (now, accepted) => {
    vi.setSystemTime(new Date(now));
    expect(foundedYear.safeParse("2027").success).toBe(accepted);
    expect(foundedYear.safeParse("2026").success).toBe(true);
    expect(foundedYear.safeParse("2028").success).toBe(false);
  });
});
