import { useQueryClient } from "@tanstack/react-query";
import type { z } from "zod";
import type { OperationContract } from "../../../contracts/operation.ts";
import type { Person } from "../account/signed-in.tsx";
import { useKeyedCall } from "../account/use-keyed-call.ts";
import { useCreditsChanged } from "../credits/use-credits.ts";

/**
 * Begins a run, for credits, and has what shows it asked for anew.
 * @param key under which how it stands is kept.
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
    /** @throws what `error` then is */
    begin: (input: z.input<Input>) =>
      mutateAsync(input).catch((refusal: unknown) => {
        // Why it was refused, such as what is in the way by now, is not on the screen yet.
        void showAnew();
        throw refusal;
      }),
  };
}
