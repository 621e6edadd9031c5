import { useState } from "react";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { type FailureCode, OperationFailure } from "../../platform/operations.ts";
import { type AuthFailure, sayAuthProblem } from "../problems/auth-problem.ts";
import { sayFailure, sayFieldProblem } from "../problems/say-problem.ts";

/** What a form of the settings says about a field, and about itself when it could not be sent. */
export function useFormProblem(min: number) {
  const t = useMessages("problems");
  const language = useLanguage();
  const [failure, setFailure] = useState<AuthFailure | OperationFailure>();
  return {
    /** Remembers why the last try failed; without a reason, that a new one has begun. */
    setFailure,
    /** Whether the last try was refused with this code. */
    refusedWith: (code: FailureCode) =>
      failure instanceof OperationFailure && failure.code === code,
    /** The words for a field's problem, if it has one. */
    ofField: (problem: { message?: string | undefined } | undefined, label: string) =>
      problem?.message === undefined ? undefined : sayFieldProblem(t, problem.message, label),
    /** Fields come first (spec §5), then what the server said. */
    ofForm(hasFieldProblems: boolean): string | undefined {
      if (hasFieldProblems) return t("correctFields");
      if (!failure) return undefined;
      return failure instanceof OperationFailure
        ? sayFailure(t, language, failure)
        : sayAuthProblem(t, language, failure, min);
    },
  };
}
