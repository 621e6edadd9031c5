import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type PriceList, packCents, priceList } from "./price-list.ts";
import { DEFAULT_PRICES, pricesFor } from "./prices.ts";

const [pack] = DEFAULT_PRICES.packs;
const [plan] = DEFAULT_PRICES.plans;
const withPack = (changes: object) => ({ packs: [{ ...pack, ...changes }] });
const withPlan = (changes: object) => ({ plans: [{ ...plan, ...changes }] });

/** The paths of the list's errors; empty when it is valid. */
function wrongAt(changes: object): string[] {
  const { error } = priceList.safeParse({ ...DEFAULT_PRICES, ...changes });
  return (error?.issues ?? []).map(({ path }) => path.join("."));
}

describe("the price list", () => {
  it("that we begin with is right, and as the spec says", () => {
    expect(priceList.parse(DEFAULT_PRICES)).toEqual(DEFAULT_PRICES);
    expect(pricesFor("Startup", DEFAULT_PRICES)).toEqual({ publish: 20, deckReview: 5, match: 3 });
    expect(pricesFor("Investor", DEFAULT_PRICES)).toEqual({
      publish: 100,
      deckReview: 5,
      match: 15,
    });
    expect(DEFAULT_PRICES.planDiscount).toBe(20);
    expect(DEFAULT_PRICES.plans.map(({ role }) => role)).toEqual(["Startup", "Investor"]);
  });

  it("says what the services cost, for each role", () => {
    const list: PriceList = { ...DEFAULT_PRICES, match: { Startup: 7, Investor: 8 } };
    expect(pricesFor("Startup", list).match).toBe(7);
    expect(pricesFor("Investor", list).match).toBe(8);
  });

  it.each([
    ["a service for nothing", "deckReview", { deckReview: 0 }],
    ["half a credit", "deckReview", { deckReview: 2.5 }],
    ["a price in words", "deckReview", { deckReview: "5" }],
    ["no price for a role", "publish.Investor", { publish: { Startup: 20 } }],
    ["a match that pays", "match.Startup", { match: { Startup: -3, Investor: 15 } }],
    ["a discount below zero", "planDiscount", { planDiscount: -1 }],
    ["a discount of more than 90", "planDiscount", { planDiscount: 91 }],
    ["a discount with a fraction", "planDiscount", { planDiscount: 12.5 }],
    ["no packs", "packs", { packs: [] }],
    ["no plans", "plans", { plans: [] }],
    ["a pack of nothing", "packs.0.credits", withPack({ credits: 0 })],
    ["a pack cheaper than a card may pay", "packs.0.cents", withPack({ cents: 49 })],
    ["a part of a cent", "packs.0.cents", withPack({ cents: 1000.5 })],
    ["a price beyond what is counted", "packs.0.cents", withPack({ cents: 2 ** 31 })],
    ["more than the gateway takes", "packs.0.cents", withPack({ cents: 100_000_000 })],
    ["more credits than move at once", "packs.0.credits", withPack({ credits: 1_000_001 })],
    ["an id with a capital", "packs.0.id", withPack({ id: "Pack" })],
    ["an id of 61 characters", "packs.0.id", withPack({ id: "p".repeat(61) })],
    ["a plan of no role", "plans.0.role", withPlan({ role: "Admin" })],
    ["a plan without credits", "plans.0.credits", withPlan({ credits: 0 })],
  ])("refuses %s, and says where", (_what, path, changes) => {
    expect(wrongAt(changes)[0]).toBe(path);
  });

  it.each([
    ["no discount", { planDiscount: 0 }],
    ["the largest discount", { planDiscount: 90 }],
    ["the cheapest pack", { ...withPack({ cents: 50, credits: 1 }), planDiscount: 0 }],
    ["the cheapest pack at the discount of a plan", withPack({ cents: 62, credits: 1 })],
    ["the longest id", withPack({ id: "p".repeat(60) })],
  ])("takes %s", (_what, changes) => {
    expect(wrongAt(changes)).toEqual([]);
  });

  it("refuses a pack that the gateway would not take money for from people with a plan", () => {
    const changes = { ...withPack({ cents: 62, credits: 1 }), planDiscount: 21 };
    const { error } = priceList.safeParse({ ...DEFAULT_PRICES, ...changes });
    expect(error?.issues).toMatchObject([
      { message: "a pack costs less than 50 cents with a plan" },
    ]);
  });

  it("refuses two of the same id, also a pack and a plan", () => {
    for (const changes of [{ packs: [pack, pack] }, withPack({ id: plan?.id })]) {
      const { error } = priceList.safeParse({ ...DEFAULT_PRICES, ...changes });
      expect(error?.issues).toMatchObject([{ message: "two packs or plans have the same id" }]);
    }
  });
});

describe("the price of a pack", () => {
  const cents = (full: number, planDiscount: number, hasPlan = true) =>
    packCents({ id: "p", credits: 1, cents: full }, { ...DEFAULT_PRICES, planDiscount }, hasPlan);

  it("is a fifth less with a plan", () => {
    const priced = DEFAULT_PRICES.packs.map((each) => packCents(each, DEFAULT_PRICES, true));
    expect(priced).toEqual([800, 2320, 7200, 16_800]);
  });

  it("is the full one without a plan, and where a plan gives no discount", () => {
    expect(cents(2900, 20, false)).toBe(2900);
    expect(cents(2900, 0)).toBe(2900);
  });

  it.each([
    [999, 20, 799],
    [1001, 20, 801],
    [1003, 20, 802],
    // Half a cent is rounded up.
    [50, 1, 50],
    [150, 1, 149],
    [101, 50, 51],
    [50, 90, 5],
  ])("of %i cents less %i per cent is %i", (full, discount, expected) => {
    expect(cents(full, discount)).toBe(expected);
  });

  it("is whole cents, within half a cent of the exact price, never free and never dearer", () => {
    const full = fc.integer({ min: 50, max: 2 ** 31 - 1 });
    const discount = fc.integer({ min: 0, max: 90 });
    fc.assert(
      fc.property(full, discount, (price, off) => {
        const paid = cents(price, off);
        expect(Number.isInteger(paid)).toBe(true);
        expect(Math.abs(paid * 100 - price * (100 - off))).toBeLessThanOrEqual(50);
        expect(paid).toBeGreaterThan(0);
        expect(paid).toBeLessThanOrEqual(price);
      }),
    );
  });
});
