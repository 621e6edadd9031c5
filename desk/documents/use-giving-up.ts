import { useState } from "react";
import { useSayFailure } from "../../app/features/problems/failure.ts";
import { notify } from "../../app/platform/notify.ts";
import { isEditedElsewhere, OperationFailure } from "../../app/platform/operations.ts";

/** Why the server never takes what was typed, by field; undefined for any other failure. */
export function problemsOf(error: unknown): Record<string, string> | undefined {
  const isInvalid = error instanceof OperationFailure && error.code === "invalid_input";
  return isInvalid ? error.fields : undefined;
}

/** What the server never takes can only be given up: that is asked. Any other failure is said. */
export function useGivingUp() {
  const sayFailure = useSayFailure();
  const [goOn, setGoOn] = useState<() => void>();
  return {
    /** Undefined where nothing is asked. */
    question: goOn && {
      stay: () => setGoOn(undefined),
      giveUp() {
        setGoOn(undefined);
        goOn();
      },
    },
    /** @param next goes on without what was typed. */
    askOrSay(error: unknown, next: () => void) {
      if (problemsOf(error)) setGoOn(() => next);
      // A conflict is shown as such.
      else if (!isEditedElsewhere(error)) void notify("error", sayFailure(error));
    },
  };
}
