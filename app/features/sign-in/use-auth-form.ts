import { zodResolver } from "@hookform/resolvers/zod";
import { type FocusEvent, type FocusEventHandler, useState } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { PASSWORD_MIN } from "../../../contracts/accounts.ts";
import { useLanguage, useMessages } from "../../i18n/messages-context.tsx";
import { type Client, useBackend } from "../../platform/backend-context.tsx";
import { type AuthFailure, authProblem, sayAuthProblem } from "../problems/auth-problem.ts";
import { sayFieldProblem } from "../problems/say-problem.ts";

/** The props of a control in such a form. */
export type FieldPlace = {
  label: string;
  registration: Omit<UseFormRegisterReturn, "onBlur"> & {
    onBlur: FocusEventHandler<HTMLInputElement>;
  };
  problem: string | undefined;
};

/**
 * A form of the auth service: problems appear when a filled-in field is left and on sending, the
 * first one gets the focus, and the input always stays.
 */
export function useAuthForm<Input extends FieldValues, Output>(settings: {
  schema: z.ZodType<Output, Input>;
  values?: DefaultValues<Input>;
  /** The field that a refused password is about. */
  passwordField?: Path<Input>;
  send(client: Client, values: Output): Promise<{ error: AuthFailure | null }>;
  onDone(values: Output): void;
}) {
  const { schema, values, passwordField, send, onDone } = settings;
  const t = useMessages("problems");
  const language = useLanguage();
  const { connect } = useBackend();
  const [failure, setFailure] = useState<AuthFailure>();
  const [blocked, setBlocked] = useState(false);
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    ...(values && { defaultValues: values }),
  });
  const { errors, isSubmitting } = form.formState;

  const submit = form.handleSubmit(
    async (sent) => {
      setBlocked(false);
      setFailure(undefined);
      const { error } = await ask(connect, (client) => send(client, sent));
      if (!error) {
        onDone(sent);
        return;
      }
      const problem = authProblem(error);
      const ofPassword = problem === "samePassword" || problem === "passwordTooShort";
      if (!passwordField || !ofPassword) {
        setFailure(error);
        return;
      }
      const message = problem === "samePassword" ? problem : `${problem}:${PASSWORD_MIN}`;
      form.setError(passwordField, { message }, { shouldFocus: true });
      setBlocked(true);
    },
    () => {
      setFailure(undefined);
      setBlocked(true);
    },
  );

  const place = (name: Path<Input>, label: string): FieldPlace => {
    const registration = form.register(name);
    const message = form.getFieldState(name, form.formState).error?.message;
    return {
      label,
      problem: message === undefined ? undefined : sayFieldProblem(t, message, label),
      registration: {
        ...registration,
        onBlur: async (event) => {
          await registration.onBlur(event);
          if (event.target.value !== "" && !isLeavingByPress(event)) await form.trigger(name);
        },
      },
    };
  };

  return {
    form,
    place,
    submit,
    busy: isSubmitting,
    failure,
    /** The message about the whole form. */
    notice: failure
      ? sayAuthProblem(t, language, failure, PASSWORD_MIN)
      : blocked && Object.keys(errors).length > 0
        ? t("correctFields")
        : undefined,
  };
}

/** A message shown now would move the link or button from under the press. */
function isLeavingByPress({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.closest("a, button") !== null;
}

/** Asks the auth service; a client that does not load (offline) counts as no answer, too. */
export async function ask<Answer extends { error: AuthFailure | null }>(
  connect: () => Promise<Client>,
  send: (client: Client) => Promise<Answer>,
): Promise<{ error: AuthFailure | null }> {
  const client = await connect().catch(() => undefined);
  if (!client) return { error: { name: "AuthRetryableFetchError" } };
  return send(client);
}
