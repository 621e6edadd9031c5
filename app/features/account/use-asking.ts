import type { z } from "zod";
import type { OperationContract } from "../../../contracts/operation.ts";
import { callOperation } from "../../platform/operations.ts";
import { useAccessToken } from "./access-token.ts";

/**
 * @returns a function with which queries call an operation. The request ends with the query, so
 * that the browser logs no refusal that arrives after the person has left or signed out.
 */
export function useAsking() {
  const token = useAccessToken();
  return async <Input extends z.ZodType, Output extends z.ZodType>(
    contract: OperationContract<Input, Output>,
    input: z.input<Input>,
    signal: AbortSignal,
  ): Promise<z.output<Output>> => callOperation(contract, await token(), input, { signal });
}
