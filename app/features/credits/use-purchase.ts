import { useEffect } from "react";
import { startCheckout } from "../../../contracts/payments.ts";
import { useKeyedCall } from "../account/use-keyed-call.ts";

export type ItemForSale = { kind: "pack" | "plan"; id: string };

/**
 * Begins a purchase and leads to where it is paid.
 * @param returnTo the page of ours that the person is led back to.
 */
export function usePurchase(returnTo: string) {
  const purchase = useKeyedCall(startCheckout, { onSuccess: ({ url }) => location.assign(url) });
  const { reset } = purchase;

  useEffect(() => {
    // Back from the payment page to this one as it was left: it can be pressed again.
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && reset();
    addEventListener("pageshow", onShow);
    return () => removeEventListener("pageshow", onShow);
  }, [reset]);

  const { variables, isPending, isSuccess, error } = purchase;
  return {
    begin: (item: ItemForSale) => purchase.mutate({ item, returnTo }),
    /** What is being begun; after the answer, until the browser has left. */
    underWay: isPending || isSuccess ? variables?.item : undefined,
    /** What could not be begun, and why. */
    failed: error && variables ? { item: variables.item, error } : undefined,
  };
}
