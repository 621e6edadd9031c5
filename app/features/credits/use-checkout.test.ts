import { expect, it } from "vitest";
import { waitBefore } from "./use-checkout.ts";

it("a purchase is polled less and less often, and never given up", () => {
  const waits = Array.from({ length: 40 }, (_, asked) => waitBefore(asked));
  expect(waits[0]).toBe(1000);
  for (const [place, wait] of waits.slice(1).entries()) {
    expect(wait).toBeGreaterThanOrEqual(waits[place] ?? 0);
  }
  expect(waits.at(-1)).toBe(20_000);
  expect(waitBefore(10_000)).toBe(20_000);
});
