import { type Role, STARTUP_ROLE } from "./accounts.ts";

/** Credits (spec §9). Every text that names a price is made from these. */
const PUBLISH = { Startup: 20, Investor: 100 } as const;
const MATCH = { Startup: 3, Investor: 15 } as const;
export const DECK_REVIEW_PRICE = 5;

/** The least overall score of a pitch deck to publish with. */
export const MIN_DECK_SCORE = 6;

export function publishPrice(role: Role): number {
  return role === STARTUP_ROLE ? PUBLISH.Startup : PUBLISH.Investor;
}

export function matchPrice(role: Role): number {
  return role === STARTUP_ROLE ? MATCH.Startup : MATCH.Investor;
}
