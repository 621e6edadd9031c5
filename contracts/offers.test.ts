import { describe, expect, it } from "vitest";
import { INVESTOR_ROLE, STARTUP_ROLE } from "./accounts.ts";
import {
  dearestCredit,
  firstOffer,
  firstWay,
  matchesOfWholeWay,
  offerFor,
  savingOf,
  whatCreditsBuy,
  wholeWayCredits,
} from "./offers.ts";
import { DEFAULT_PRICES, pricesFor } from "./prices.ts";

const startup = pricesFor(STARTUP_ROLE, DEFAULT_PRICES);
const investor = pricesFor(INVESTOR_ROLE, DEFAULT_PRICES);

describe("what an offer is worth", () => {
  it("is how often each service could be had, and nothing that is too dear", () => {
    expect(whatCreditsBuy(100, STARTUP_ROLE, startup)).toEqual([
      { service: "deckReview", times: 20 },
      { service: "publish", times: 5 },
      { service: "match", times: 33 },
    ]);
    expect(whatCreditsBuy(30, INVESTOR_ROLE, investor)).toEqual([{ service: "match", times: 2 }]);
    expect(whatCreditsBuy(2, STARTUP_ROLE, startup)).toEqual([]);
  });

  it("is the whole way once, and matches with what is left", () => {
    expect(matchesOfWholeWay(27, STARTUP_ROLE, startup)).toBe(0);
    expect(matchesOfWholeWay(28, STARTUP_ROLE, startup)).toBe(1);
    expect(matchesOfWholeWay(250, STARTUP_ROLE, startup)).toBe(75);
    expect(matchesOfWholeWay(250, INVESTOR_ROLE, investor)).toBe(10);
  });

  it("is less by a free review the first time, for those who have a deck", () => {
    const way = (credits: number, isReviewFree: boolean) => ({ credits, isReviewFree });
    expect(firstWay(STARTUP_ROLE, startup, true)).toEqual(way(28 - startup.deckReview, true));
    expect(firstWay(STARTUP_ROLE, startup, false)).toEqual(way(28, false));
    expect(firstWay(INVESTOR_ROLE, investor, true)).toEqual(way(115, false));
  });

  it("is compared with the dearest credit", () => {
    expect(dearestCredit(DEFAULT_PRICES.packs)).toBe(100);
    expect(savingOf({ credits: 250, cents: 21_000 }, DEFAULT_PRICES.packs)).toBeCloseTo(0.16);
    expect(savingOf({ credits: 10, cents: 1000 }, DEFAULT_PRICES.packs)).toBe(0);
  });
});

describe("the pack for credits that are missing", () => {
  it("is the cheapest that alone brings them", () => {
    const packs = [...DEFAULT_PRICES.packs].reverse();
    expect(offerFor(3, packs)?.id).toBe("pack_10");
    expect(offerFor(10, packs)?.id).toBe("pack_10");
    expect(offerFor(11, packs)?.id).toBe("pack_30");
    expect(offerFor(251, packs)).toBeUndefined();
    // What no cheap pack can pay for may be cheaper as a plan.
    const plans = DEFAULT_PRICES.plans.filter(({ role }) => role === INVESTOR_ROLE);
    expect(offerFor(115, [...packs, ...plans])?.id).toBe("investor_monthly");
  });
});

describe("the offer to begin with", () => {
  it("is the cheapest that pays for everything once", () => {
    expect(wholeWayCredits(STARTUP_ROLE, startup)).toBe(28);
    expect(wholeWayCredits(INVESTOR_ROLE, investor)).toBe(115);
    expect(firstOffer(INVESTOR_ROLE, investor, DEFAULT_PRICES)).toBe("investor_monthly");
  });

  it("does not renew where another costs the same", () => {
    expect(firstOffer(STARTUP_ROLE, startup, DEFAULT_PRICES)).toBe("pack_30");
  });

  it("is none where no offer is enough, or that of the other role", () => {
    const packs = DEFAULT_PRICES.packs.slice(0, 1);
    expect(firstOffer(STARTUP_ROLE, startup, { packs, plans: [] })).toBeUndefined();
    expect(
      firstOffer(STARTUP_ROLE, startup, { packs, plans: DEFAULT_PRICES.plans.slice(1) }),
    ).toBeUndefined();
  });
});
