import { type Role, STARTUP_ROLE } from "./accounts.ts";
import type { CreditPack, CreditPlan, ServicePrices } from "./price-list.ts";

/** The paid services in the order in which people need them. */
const WAY = ["deckReview", "publish", "match"] as const;
export type OfferedService = (typeof WAY)[number];

/** The services of a role: an investor has no deck. */
export function servicesOf(role: Role): readonly OfferedService[] {
  return role === STARTUP_ROLE ? WAY : WAY.filter((service) => service !== "deckReview");
}

/** The cheapest of a role's services, in credits. */
export function leastPrice(role: Role, prices: ServicePrices): number {
  return Math.min(...servicesOf(role).map((service) => prices[service]));
}

/** The credits for each of a role's services once. */
export function wholeWayCredits(role: Role, prices: ServicePrices): number {
  return servicesOf(role).reduce((sum, service) => sum + prices[service], 0);
}

/** The whole way for somebody who has paid for none of it yet; the first review may be free. */
export function firstWay(
  role: Role,
  prices: ServicePrices,
  firstReviewIsFree: boolean,
): { credits: number; isReviewFree: boolean } {
  const isReviewFree = firstReviewIsFree && servicesOf(role).includes("deckReview");
  const given = isReviewFree ? prices.deckReview : 0;
  return { credits: wholeWayCredits(role, prices) - given, isReviewFree };
}

/**
 * How many matches the credits pay for once the services before them are paid: nobody publishes
 * many times, but people look for matches again and again.
 * @returns 0 if they do not pay for one of each.
 */
export function matchesOfWholeWay(credits: number, role: Role, prices: ServicePrices): number {
  const left = credits - wholeWayCredits(role, prices);
  return left < 0 ? 0 : 1 + Math.floor(left / prices.match);
}

/**
 * How often each service could be had if all credits went into it; leaves out services that they do
 * not pay for.
 */
export function whatCreditsBuy(
  credits: number,
  role: Role,
  prices: ServicePrices,
): { service: OfferedService; times: number }[] {
  return servicesOf(role)
    .map((service) => ({ service, times: Math.floor(credits / prices[service]) }))
    .filter(({ times }) => times > 0);
}

/**
 * The cheapest single offer that pays for everything once: our advice for a start. At the same
 * price a pack, because it does not renew.
 * @param offers at this person's prices.
 * @returns its id; undefined where none is enough.
 */
export function firstOffer(
  role: Role,
  prices: ServicePrices,
  offers: { packs: readonly CreditPack[]; plans: readonly CreditPlan[] },
): string | undefined {
  const needed = wholeWayCredits(role, prices);
  const [cheapest] = [...offers.packs, ...offers.plans.filter((plan) => plan.role === role)]
    .filter(({ credits }) => credits >= needed)
    .toSorted((one, other) => one.cents - other.cents);
  return cheapest?.id;
}

/**
 * The cheapest offer with at least that many credits, the first at the same price; undefined where
 * none has enough.
 */
export function offerFor<Offer extends Pick<CreditPack, "credits" | "cents">>(
  missing: number,
  offers: readonly Offer[],
): Offer | undefined {
  return offers
    .filter(({ credits }) => credits >= missing)
    .toSorted((one, other) => one.cents - other.cents)[0];
}

/**
 * How much less a credit of an offer costs than one of the dearest pack, from 0 to 1, rounded down
 * to whole per cent so as not to promise too much.
 */
export function savingOf(
  { credits, cents }: Pick<CreditPack, "credits" | "cents">,
  packs: readonly Pick<CreditPack, "credits" | "cents">[],
): number {
  const share = 1 - cents / credits / dearestCredit(packs);
  // In binary a share such as 0.1 is slightly less.
  return Math.max(0, Math.floor(share * 100 + 1e-6) / 100);
}

/** The highest price of a credit, in cents. */
export function dearestCredit(packs: readonly Pick<CreditPack, "credits" | "cents">[]): number {
  return Math.max(...packs.map(({ credits, cents }) => cents / credits));
}
