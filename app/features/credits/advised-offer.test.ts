import { expect, test } from "vitest";
import { STARTUP_ROLE } from "../../../contracts/accounts.ts";
import type { CreditSummary } from "../../../contracts/credits.ts";
import { DEFAULT_PRICES, pricesFor } from "../../../contracts/prices.ts";
import { advisedOffer } from "./advised-offer.ts";

const SUMMARY: CreditSummary = {
  balance: 0,
  owed: 0,
  expiring: null,
  services: pricesFor(STARTUP_ROLE, DEFAULT_PRICES),
  isReviewFree: false,
  hasBegun: false,
  packs: DEFAULT_PRICES.packs.map((pack) => ({ ...pack, fullCents: pack.cents })),
  plans: DEFAULT_PRICES.plans,
  planDiscount: DEFAULT_PRICES.planDiscount,
  plan: null,
  sells: true,
  isSandbox: true,
};

test("the offer that covers the whole way is marked, whether somebody has begun or not", () => {
  const of = (summary: CreditSummary) => advisedOffer(STARTUP_ROLE, summary);
  expect(of(SUMMARY)).toEqual({ id: "pack_30", word: "bestStart" });
  expect(of({ ...SUMMARY, hasBegun: true })).toEqual({ id: "pack_30", word: "wholeWay" });
});

test("somebody who has a plan, or could buy no such offer, gets no advice", () => {
  const plan: CreditSummary["plan"] = {
    planId: "startup_monthly",
    nextPlanId: "startup_monthly",
    credits: 40,
    next: null,
    state: "active",
    periodEnd: "2027-01-01T00:00:00.000Z",
    cancelAtPeriodEnd: false,
    graceUntil: null,
    isPaid: true,
  };
  expect(advisedOffer(STARTUP_ROLE, { ...SUMMARY, plan })).toBeUndefined();
  const small = SUMMARY.packs.slice(0, 1);
  expect(advisedOffer(STARTUP_ROLE, { ...SUMMARY, packs: small, plans: [] })).toBeUndefined();
});
