import { describe, expect, it } from "vitest";
import { STARTUP_ROLE } from "./accounts.ts";
import { DEFAULT_PRICES, priceList } from "./prices.ts";

const [plan] = DEFAULT_PRICES.plans;

describe("a price list", () => {
  it("is there by default", () => {
    expect(priceList.parse(DEFAULT_PRICES)).toEqual(DEFAULT_PRICES);
  });

  it("may take no less than the gateway does, from people with a plan too", () => {
    const packs = [{ id: "crumb", credits: 1, cents: 62 }];
    expect(priceList.safeParse({ ...DEFAULT_PRICES, packs, planDiscount: 20 }).success).toBe(true);
    expect(priceList.safeParse({ ...DEFAULT_PRICES, packs, planDiscount: 21 }).success).toBe(false);
  });

  it.each([
    [
      "costs more than the gateway takes",
      { packs: [{ id: "all", credits: 1, cents: 100_000_000 }] },
    ],
    [
      "brings more credits than a ledger can hold for long",
      { packs: [{ id: "all", credits: 2_000_000_000, cents: 5000 }] },
    ],
    [
      "has the name of another",
      {
        packs: [{ id: plan?.id, credits: 1, cents: 500 }],
        plans: [{ ...plan, role: STARTUP_ROLE }],
      },
    ],
  ])("sells nothing that %s", (_what, change) => {
    expect(priceList.safeParse({ ...DEFAULT_PRICES, ...change }).success).toBe(false);
  });
});
