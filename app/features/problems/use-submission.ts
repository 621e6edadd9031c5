import { useState } from "react";
import type { FieldValues, Path, UseFormReturn } from "react-hook-form";
import { useMessages } from "../../i18n/messages-context.tsx";
import { OperationFailure } from "../../platform/operations.ts";
import { codeOf, type Failure, useSayFailure } from "./failure.ts";
import { sayFieldProblem } from "./say-problem.ts";
import { useAttempt } from "./use-attempt.ts";

/** A field, and its problem as sayFieldProblem reads it. */
export type FieldRefusal<Fields extends FieldValues> = { field: Path<Fields>; problem: string };

/**
 * Sends any form: shows its fields' problems first (spec §5), then the answer's, beside the field
 * concerned or else as one notice. The input always stays.
 */
export function useSubmission<Fields extends FieldValues, Output>(settings: {
  form: UseFormReturn<Fields, unknown, Output>;
  /** @throws OperationFailure, AuthRefusal */
  send(values: Output): Promise<void>;
  /** The auth service's refusals that are about a field, by code. */
  refusals?: Readonly<Record<string, FieldRefusal<Fields>>>;
  passwordMin?: number;
  /** Whether sending it saves something: spec §5 words the refusal for saving. */
  saves?: boolean;
}) {
  const { form, send, refusals = {}, passwordMin, saves = true } = settings;
  const t = useMessages("problems");
  const sayFailure = useSayFailure(passwordMin);
  const [isBlocked, setBlocked] = useState(false);
  const { errors, isSubmitting } = form.formState;

  const fieldsOf = (refused: Failure): FieldRefusal<Fields>[] => {
    const known = refusals[codeOf(refused) ?? ""];
    if (known) return [known];
    if (!(refused instanceof OperationFailure)) return [];
    const values = form.getValues();
    return Object.entries(refused.fields).flatMap(([field, problem]) =>
      isFieldOf(values, field) ? [{ field, problem }] : [],
    );
  };

  const trying = useAttempt((refused) => {
    const fields = fieldsOf(refused);
    for (const [place, { field, problem }] of fields.entries()) {
      form.setError(field, { message: problem }, { shouldFocus: place === 0 });
    }
    setBlocked(fields.length > 0);
    return fields.length > 0;
  });
  const { failure } = trying;

  /** Does something in the form's name: it is busy meanwhile, and tells when that fails. */
  const attempt = (task: () => Promise<void>): Promise<void> => {
    setBlocked(false);
    return trying.attempt(task);
  };

  return {
    attempt,
    submit: form.handleSubmit(
      (values) => attempt(() => send(values)),
      () => {
        trying.forgetFailure();
        setBlocked(true);
      },
    ),
    busy: isSubmitting || trying.busy,
    /** Why the last attempt failed as a whole. */
    failure,
    /** The message about the whole form. */
    notice: failure
      ? sayFailure(failure)
      : isBlocked && Object.keys(errors).length > 0
        ? t(saves ? "correctFields" : "correctFieldsUnsaved")
        : undefined,
    /** The message of a field's problem, if it has one. */
    problemOf(field: Path<Fields>, label: string): string | undefined {
      const message = form.getFieldState(field, form.formState).error?.message;
      return message === undefined ? undefined : sayFieldProblem(t, message, label);
    },
  };
}

/** Whether the form has a field of that name: an address or the server may name another. */
export function isFieldOf<Fields extends FieldValues>(
  values: Fields,
  name: string,
): name is Path<Fields> {
  return name !== "" && name in values;
}
