import { z } from "zod";
import { INVESTOR_ROLE, STARTUP_ROLE } from "./accounts.ts";

/** The largest amount at once: a payment must never be too large for the ledger. */
export const MOST_CREDITS = 1_000_000;
/** Stripe's limits for one payment, in US cents. */
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

/** The prices for a person of that role, in credits. */
export const servicePrices = z.object({ publish: credits, deckReview: credits, match: credits });
export type ServicePrices = z.infer<typeof servicePrices>;

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
