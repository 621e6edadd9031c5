import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { OperationContract } from "../../../contracts/operation.ts";
import type { Person } from "../account/signed-in.tsx";
import { useKeyedCall } from "../account/use-keyed-call.ts";
import { useCreditsChanged } from "../credits/use-credits.ts";

/**
 * Starts a run, for credits, and refetches what shows it.
 * @param key the query key of its state.
 */
export function useRunStart<Input extends z.ZodType, Output extends z.ZodType>(
  person: Person,
  contract: OperationContract<Input, Output>,
  key: readonly string[],
) {
  const queries = useQueryClient();
  const creditsChanged = useCreditsChanged(person);
  const showAnew = () =>
    Promise.all([queries.invalidateQueries({ queryKey: key }), creditsChanged()]);
  const { mutateAsync, isPending, error } = useKeyedCall(contract, { onSuccess: showAnew });
  return {
    isPending,
    error,
    /** @throws the value of `error` */
    begin: (input: z.input<Input>) =>
      mutateAsync(input).catch((refusal: unknown) => {
        // The reason for the refusal, such as a new obstacle, is not on the screen yet.
        void showAnew();
        throw refusal;
      }),
  };
}
