import { useState } from "react";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { type FailureCode, OperationFailure } from "../../platform/operations.ts";
import { type AuthFailure, sayAuthProblem } from "../problems/auth-problem.ts";
import { sayFailure, sayFieldProblem } from "../problems/say-problem.ts";

/** The messages of a settings form: about a field, and about the form if it could not be sent. */
export function useFormProblem(min: number) {
  const t = useMessages("problems");
  const language = useLanguage();
  const [failure, setFailure] = useState<AuthFailure | OperationFailure>();
  return {
    /** Stores why the last attempt failed; undefined: a new one has begun. */
    setFailure,
    /** Whether the last attempt was refused with this code. */
    refusedWith: (code: FailureCode) =>
      failure instanceof OperationFailure && failure.code === code,
    /** The message of a field's problem, if it has one. */
    ofField: (problem: { message?: string | undefined } | undefined, label: string) =>
      problem?.message === undefined ? undefined : sayFieldProblem(t, problem.message, label),
    /** Fields come first (spec §5), then the server's answer. */
    ofForm(hasFieldProblems: boolean): string | undefined {
      if (hasFieldProblems) return t("correctFields");
      if (!failure) return undefined;
      return failure instanceof OperationFailure
        ? sayFailure(t, language, failure)
        : sayAuthProblem(t, language, failure, min);
    },
  };
}
