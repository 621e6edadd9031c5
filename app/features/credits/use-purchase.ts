import { useMutation } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { startCheckout } from "../../../contracts/payments.ts";
import { callOperation, type FailureCode, OperationFailure } from "../../platform/operations.ts";
import { useAccessToken } from "../account/access-token.ts";

export type ItemForSale = { kind: "pack" | "plan"; id: string };

/** Nothing is known of what the server did: the same wish is to be asked for again. */
const UNANSWERED: readonly FailureCode[] = [
  "network",
  "request_timeout",
  "service_unavailable",
  "payments_unavailable",
  "server_error",
];
const TRIES = 3;
const RETRY_AFTER_MS = 1000;

function isUnanswered(error: unknown): boolean {
  return !(error instanceof OperationFailure) || UNANSWERED.includes(error.code);
}

/**
 * Begins a purchase and leads to where it is paid. One wish has one key until it is answered: a
 * double press, or a try after a connection was lost, gives the same checkout.
 * @param returnTo the page of ours that the person is led back to.
 */
export function usePurchase(returnTo: string) {
  const token = useAccessToken();
  const keys = useRef(new Map<string, string>());
  const purchase = useMutation({
    mutationFn: async (item: ItemForSale) => {
      const wish = `${item.kind} ${item.id} ${returnTo}`;
      const key = keys.current.get(wish) ?? crypto.randomUUID();
      keys.current.set(wish, key);
      try {
        const checkout = await callOperation(startCheckout, await token(), { item, returnTo }, key);
        keys.current.delete(wish);
        return checkout;
      } catch (error) {
        if (!isUnanswered(error)) keys.current.delete(wish);
        throw error;
      }
    },
    // Offline it fails at once: a purchase must not begin by itself later.
    networkMode: "always",
    retry: (failures, error) => failures + 1 < TRIES && isUnanswered(error),
    retryDelay: RETRY_AFTER_MS,
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => console.error("The purchase could not be begun", error),
  });
  const { reset } = purchase;

  useEffect(() => {
    // Back from the payment page to this one as it was left: it can be pressed again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [reset]);

  const { variables, isPending, isSuccess, error } = purchase;
  return {
    begin: purchase.mutate,
    /** What is being begun; after the answer, until the browser has left. */
    underWay: isPending || isSuccess ? variables : undefined,
    /** What could not be begun, and why. */
    failed: error && variables ? { item: variables, error } : undefined,
  };
}
