import { useMutation } from "@tanstack/react-query";
import { cancelPlan, changePlan, openPortal, resumePlan } from "../../../contracts/payments.ts";
import { callOperation } from "../../platform/operations.ts";
import { useAccessToken } from "../account/access-token.ts";
import type { Person } from "../account/signed-in.tsx";
import { useCreditsChanged } from "./use-credits.ts";

type PlanAction = "cancel" | "resume" | { changeTo: string };

/** A person's action on the running plan. If it has ended meanwhile, its current state is shown. */
export function usePlanAction(person: Person, onDone: (action: PlanAction) => void) {
  const token = useAccessToken();
  const changed = useCreditsChanged(person);
  return useMutation({
    networkMode: "always",
    mutationFn: async (action: PlanAction) => {
      const accessToken = await token();
      if (action === "cancel") await callOperation(cancelPlan, accessToken, {});
      else if (action === "resume") await callOperation(resumePlan, accessToken, {});
      else await callOperation(changePlan, accessToken, { planId: action.changeTo });
    },
    onSuccess: (_done, action) => onDone(action),
    onError: (error) => console.error("The plan could not be changed", error),
    onSettled: () => changed(),
  });
}

/** Opens the payment gateway's page of cards and documents. */
export function usePortal() {
  const token = useAccessToken();
  return useMutation({
    networkMode: "always",
    mutationFn: async () => callOperation(openPortal, await token(), {}),
    onSuccess: ({ url }) => location.assign(url),
    onError: (error) => console.error("The payment gateway's page could not be opened", error),
  });
}
