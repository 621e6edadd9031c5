import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { AuthRefusal } from "../../platform/auth-calls.ts";
import { OperationFailure } from "../../platform/operations.ts";
import { useOperator } from "../../platform/operator-context.tsx";
import { sayAuthProblem } from "./auth-problem.ts";
import { sayFailure } from "./say-problem.ts";

/** Why something was not done; without an answer it is an OperationFailure with code `network`. */
export type Failure = OperationFailure | AuthRefusal;

/** What was thrown, as a failure; anything unexpected counts as the server's error. */
export function failureFrom(thrown: unknown): Failure {
  if (thrown instanceof OperationFailure || thrown instanceof AuthRefusal) return thrown;
  return new OperationFailure("server_error");
}

export function codeOf(failure: Failure): string | undefined {
  return failure instanceof AuthRefusal ? failure.failure.code : failure.code;
}

/**
 * Words for anything thrown.
 * @param passwordMin the minimum length of a password, where one may be too short.
 */
export function useSayFailure(passwordMin = 0): (thrown: unknown) => string {
  const t = useMessages("problems");
  const language = useLanguage();
  const { mailbox } = useOperator();
  return (thrown) => {
    const failure = failureFrom(thrown);
    return failure instanceof AuthRefusal
      ? sayAuthProblem(t, language, failure.failure, passwordMin, mailbox)
      : sayFailure(t, language, failure);
  };
}
