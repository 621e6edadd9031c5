import type { Role } from "../../../contracts/accounts.ts";
import type { CreditSummary } from "../../../contracts/credits.ts";
import { firstOffer } from "../../../contracts/offers.ts";

/**
 * The offer that pays for each service once, and the word for it; of whoever has begun it is no start any more.
 * Whoever has a plan is advised nothing.
 */
export function advisedOffer(
  role: Role,
  summary: CreditSummary,
): { id: string; word: "bestStart" | "wholeWay" } | undefined {
  const id = summary.plan ? undefined : firstOffer(role, summary.services, summary);
  return id === undefined ? undefined : { id, word: summary.hasBegun ? "wholeWay" : "bestStart" };
}
