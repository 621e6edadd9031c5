import { type Query, useQuery } from "@tanstack/react-query";
import { type CheckoutProgress, readCheckout } from "../../../contracts/payments.ts";
import { useBackend } from "../../platform/backend-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import { useRowChanges } from "../../platform/use-row-changes.ts";
import type { Person } from "../account/signed-in.tsx";
import { useAsking } from "../account/use-asking.ts";

/** The state of a purchase; `unknown` means that it is not this person's. */
export type Purchase = {
  state: CheckoutProgress["state"] | "unknown";
  credits: number;
  item: CheckoutProgress["item"]["kind"];
  returnTo: string;
  /** It takes longer than usual. */
  isSlow: boolean;
};

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 20_000;
const GROWTH = 1.5;
/** About 12 seconds, given the waits above. */
const SLOW_AFTER_ANSWERS = 4;

const UNKNOWN: Purchase = {
  state: "unknown",
  credits: 0,
  item: "pack",
  returnTo: "/credits",
  isSlow: false,
};

/** Nothing more will happen to it. */
export function isSettled({ state }: Purchase): boolean {
  return state === "paid" || state === "failed" || state === "expired" || state === "unknown";
}

/** The wait before the next request, growing with their number. */
export function waitBefore(asked: number): number {
  return Math.min(FIRST_WAIT_MS * GROWTH ** asked, LONGEST_WAIT_MS);
}

/**
 * Follows a purchase until it is settled, live and by polling, because a live connection may be
 * missing.
 */
export function useCheckout(person: Person, id: string | undefined) {
  const { connect } = useBackend();
  const ask = useAsking();
  const query = useQuery({
    queryKey: ["checkout", person.session.user.id, id],
    enabled: id !== undefined,
    queryFn: async ({ client, queryKey, signal }): Promise<Purchase> => {
      const answers = client.getQueryState(queryKey)?.dataUpdateCount ?? 0;
      try {
        const found = await ask(readCheckout, { id: id ?? "" }, signal);
        return { ...found, item: found.item.kind, isSlow: answers >= SLOW_AFTER_ANSWERS };
      } catch (error) {
        if (error instanceof OperationFailure && error.code === "not_found") return UNKNOWN;
        throw error;
      }
    },
    // The interval polls again anyway.
    retry: false,
    refetchInterval: ({ state }: Query<Purchase>) =>
      state.data && isSettled(state.data)
        ? false
        : waitBefore(state.dataUpdateCount + state.errorUpdateCount),
    refetchOnMount: "always",
    staleTime: 0,
  });
  const isOpen = id !== undefined && !(query.data && isSettled(query.data));
  useRowChanges(isOpen ? connect : undefined, "checkouts", { filter: `id=eq.${id}` }, () =>
    query.refetch(),
  );
  return query;
}
