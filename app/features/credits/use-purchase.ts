import { useEffect } from "react";
import { startCheckout } from "../../../contracts/payments.ts";
import { useKeyedCall } from "../account/use-keyed-call.ts";

export type ItemForSale = { kind: "pack" | "plan"; id: string };

/**
 * Begins a purchase and leads to its payment page.
 * @param returnTo the page of ours to return to.
 */
export function usePurchase(returnTo: string) {
  const purchase = useKeyedCall(startCheckout, { onSuccess: ({ url }) => location.assign(url) });
  const { reset } = purchase;

  useEffect(() => {
    // The browser restored this page on the way back from the payment: it can be pressed again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [reset]);

  const { variables, isPending, isSuccess, error } = purchase;
  return {
    begin: (item: ItemForSale) => purchase.mutate({ item, returnTo }),
    /** The purchase being begun; after the answer, until the browser has left. */
    underWay: isPending || isSuccess ? variables?.item : undefined,
    /** The purchase that could not be begun, and why. */
    failed: error && variables ? { item: variables.item, error } : undefined,
  };
}
