import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "./accounts.ts";
import type { PriceList, ServicePrices } from "./price-list.ts";

/** The lowest overall score of a pitch deck that allows publishing. */
export const MIN_DECK_SCORE = 6;

/** How long a plan continues after a failed payment. */
export const PLAN_GRACE_DAYS = 7;
/** How long credits stay valid after their period: they carry over once. */
export const PLAN_CARRY_OVER_DAYS = 31;

/** spec §9; prices of packs and plans are ours to choose. */
export const DEFAULT_PRICES: PriceList = {
  publish: { [STARTUP_ROLE]: 20, [INVESTOR_ROLE]: 100 },
  deckReview: 5,
  match: { [STARTUP_ROLE]: 3, [INVESTOR_ROLE]: 15 },
  planDiscount: 20,
  packs: [
    { id: "pack_10", credits: 10, cents: 1000 },
    { id: "pack_30", credits: 30, cents: 2900 },
    { id: "pack_100", credits: 100, cents: 9000 },
    { id: "pack_250", credits: 250, cents: 21_000 },
  ],
  plans: [
    { id: "startup_monthly", role: STARTUP_ROLE, credits: 40, cents: 2900 },
    { id: "investor_monthly", role: INVESTOR_ROLE, credits: 150, cents: 9900 },
  ],
};

export function pricesFor(role: Role, list: PriceList): ServicePrices {
  return { publish: list.publish[role], deckReview: list.deckReview, match: list.match[role] };
}
