import { z } from "zod";
import { INVESTOR_ROLE, type Role, STARTUP_ROLE } from "./accounts.ts";

/** The least overall score of a pitch deck to publish with. */
export const MIN_DECK_SCORE = 6;

/** The largest amount at once: a payment must never be too large for the ledger. */
export const MOST_CREDITS = 1_000_000;
/** What Stripe takes at least and at most, in US cents. */
const LEAST_CENTS = 50;
const MOST_CENTS = 99_999_999;

const credits = z.int32().min(1).max(MOST_CREDITS);
/** In US cents. */
const cents = z.int32().min(LEAST_CENTS).max(MOST_CENTS);
const itemId = z.string().regex(/^[a-z0-9_]{1,60}$/);
const byRole = z.object({ [STARTUP_ROLE]: credits, [INVESTOR_ROLE]: credits });

export const creditPack = z.object({ id: itemId, credits, cents });
export type CreditPack = z.infer<typeof creditPack>;

/** The plan for a role: a number of credits each month. */
export const creditPlan = z.object({
  id: itemId,
  role: z.enum([STARTUP_ROLE, INVESTOR_ROLE]),
  credits,
  cents,
});
export type CreditPlan = z.infer<typeof creditPlan>;

/** All prices in one place; an operator's file can replace them (PRICE_LIST). */
export const priceList = z
  .object({
    publish: byRole,
    deckReview: credits,
    match: byRole,
    /** Per cent off packs for members with a plan (spec §1). */
    planDiscount: z.int32().min(0).max(90),
    packs: z.array(creditPack).min(1),
    plans: z.array(creditPlan).min(1),
  })
  .refine(({ packs, plans }) => areDistinct([...packs, ...plans].map(({ id }) => id)), {
    error: "two packs or plans have the same id",
  })
  .refine((list) => list.packs.every((pack) => packCents(pack, list, true) >= LEAST_CENTS), {
    error: `a pack costs less than ${LEAST_CENTS} cents with a plan`,
  });
export type PriceList = z.infer<typeof priceList>;

/** spec §9; what packs and plans cost is ours to say. */
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

/** The services that a person of a role pays for, in credits. */
export const servicePrices = z.object({ publish: credits, deckReview: credits, match: credits });
export type ServicePrices = z.infer<typeof servicePrices>;

export function pricesFor(role: Role, list: PriceList): ServicePrices {
  return { publish: list.publish[role], deckReview: list.deckReview, match: list.match[role] };
}

/** The price of a pack, in US cents: less for members with a plan (spec §1). */
export function packCents(
  { cents }: CreditPack,
  { planDiscount }: { planDiscount: number },
  hasPlan: boolean,
): number {
  return hasPlan ? Math.round((cents * (100 - planDiscount)) / 100) : cents;
}

function areDistinct(ids: string[]): boolean {
  return new Set(ids).size === ids.length;
}
