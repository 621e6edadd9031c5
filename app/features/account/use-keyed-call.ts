import { useMutation } from "@tanstack/react-query";
import { useRef } from "react";
import type { z } from "zod";
import type { OperationContract } from "../../../contracts/operation.ts";
import { callOperation, type FailureCode, OperationFailure } from "../../platform/operations.ts";
import { useAccessToken } from "./access-token.ts";

/** Failures that leave open what the server did: the retry must be the same request. */
const UNSETTLED: readonly FailureCode[] = [
  "network",
  "request_timeout",
  "service_unavailable",
  "payments_unavailable",
  "server_error",
];
const TRIES = 3;
const RETRY_AFTER_MS = 1000;

function isUnsettled(error: unknown): boolean {
  return !(error instanceof OperationFailure) || UNSETTLED.includes(error.code);
}

/**
 * Calls a paid operation. A request keeps its key until it is answered, so that a double press or a
 * retry after a lost connection is the same call.
 */
export function useKeyedCall<Input extends z.ZodType, Output extends z.ZodType>(
  contract: OperationContract<Input, Output>,
  { onSuccess }: { onSuccess(answer: z.output<Output>): unknown },
) {
  const token = useAccessToken();
  const keys = useRef(new Map<string, string>());
  return useMutation({
    mutationFn: async (input: z.input<Input>) => {
      const wish = JSON.stringify(input);
      const key = keys.current.get(wish) ?? crypto.randomUUID();
      keys.current.set(wish, key);
      for (let tried = 1; ; tried += 1) {
        try {
          const answer = await callOperation(contract, await token(), input, {
            idempotencyKey: key,
          });
          keys.current.delete(wish);
          return answer;
        } catch (error) {
          if (!isUnsettled(error)) keys.current.delete(wish);
          // People who have left the tab come back to a failure: a paid operation must not start by
          // itself later.
          if (!isUnsettled(error) || tried === TRIES || document.hidden) throw error;
          await new Promise((resolve) => setTimeout(resolve, RETRY_AFTER_MS));
        }
      }
    },
    // Fails at once when offline, for the same reason: the library's own retries would wait for the
    // tab.
    networkMode: "always",
    retry: false,
    onSuccess,
    onError: (error) => console.error(`${contract.path} could not be begun`, error),
  });
}
