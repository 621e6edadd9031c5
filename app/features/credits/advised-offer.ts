import type { Role } from "../../../contracts/accounts.ts";
import type { CreditSummary } from "../../../contracts/credits.ts";
import { firstOffer } from "../../../contracts/offers.ts";

/**
 * The offer that pays for each service once, and its label, which calls it a start only for people
 * who have not begun. People with a plan get no advice.
 */
export function advisedOffer(
  role: Role,
  summary: CreditSummary,
): { id: string; word: "bestStart" | "wholeWay" } | undefined {
  const id = summary.plan ? undefined : firstOffer(role, summary.services, summary);
  return id === undefined ? undefined : { id, word: summary.hasBegun ? "wholeWay" : "bestStart" };
}
