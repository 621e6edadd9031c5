import type { z } from "zod";
import type { OperationContract } from "../../../contracts/operation.ts";
import { callOperation } from "../../platform/operations.ts";
import { useAccessToken } from "./access-token.ts";

/**
 * @returns a function for queries to call an operation with. The request ends with the query: the
 * browser does not complain of a refusal that came after the person had left or signed out.
 */
export function useAsking() {
  const token = useAccessToken();
  return async <Input extends z.ZodType, Output extends z.ZodType>(
    contract: OperationContract<Input, Output>,
    input: z.input<Input>,
    signal: AbortSignal,
  ): Promise<z.output<Output>> => callOperation(contract, await token(), input, { signal });
}
