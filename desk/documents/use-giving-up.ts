import { useState } from "react";
import { useSayFailure } from "../../app/features/problems/failure.ts";
import { notify } from "../../app/platform/notify.ts";
import { isEditedElsewhere, OperationFailure } from "../../app/platform/operations.ts";

/** Why the server will never accept what was typed, by field; undefined for any other failure. */
export function problemsOf(error: unknown): Record<string, string> | undefined {
  const isInvalid = error instanceof OperationFailure && error.code === "invalid_input";
  return isInvalid ? error.fields : undefined;
}

/** Asks before discarding what the server will never accept; reports any other failure. */
export function useGivingUp() {
  const sayFailure = useSayFailure();
  const [goOn, setGoOn] = useState<() => void>();
  return {
    /** Undefined when there is nothing to ask. */
    question: goOn && {
      stay: () => setGoOn(undefined),
      giveUp() {
        setGoOn(undefined);
        goOn();
      },
    },
    /** @param next continues without what was typed. */
    askOrSay(error: unknown, next: () => void) {
      if (problemsOf(error)) setGoOn(() => next);
      // A conflict has its own screen.
      else if (!isEditedElsewhere(error)) void notify("error", sayFailure(error));
    },
  };
}
