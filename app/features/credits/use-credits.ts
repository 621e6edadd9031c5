import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type CreditSummary, readCredits } from "../../../contracts/credits.ts";
import type { ServicePrices } from "../../../contracts/price-list.ts";
import type { Person } from "../account/signed-in.tsx";
import { useAsking } from "../account/use-asking.ts";
import { statusKey } from "../account/use-profile-status.ts";

function creditsKey(userId: string): readonly string[] {
  return ["credits", userId];
}

/** The person's balance, plan and prices: one request for all components that show them. */
export function useCredits({ session }: Person) {
  const ask = useAsking();
  return useQuery({
    queryKey: creditsKey(session.user.id),
    queryFn: ({ signal }) => ask(readCredits, {}, signal),
    // Support, the plan and other devices change it without telling this page.
    staleTime: 0,
  });
}

/** What a service costs this person next; 0 for the free first review of their company. */
export function priceOf(
  { services, isReviewFree }: Pick<CreditSummary, "services" | "isReviewFree">,
  service: keyof ServicePrices,
): number {
  return service === "deckReview" && isReviewFree ? 0 : services[service];
}

/** @returns a function that refetches everything that depends on credits, after they have moved. */
export function useCreditsChanged({ session }: Person): () => Promise<unknown> {
  const queries = useQueryClient();
  const userId = session.user.id;
  return () =>
    Promise.all([
      queries.invalidateQueries({ queryKey: creditsKey(userId) }),
      queries.invalidateQueries({ queryKey: ["credit-entries", userId] }),
      queries.invalidateQueries({ queryKey: ["invoices", userId] }),
      queries.invalidateQueries({ queryKey: statusKey(userId) }),
    ]);
}
