import { zodResolver } from "@hookform/resolvers/zod";
import type { FocusEvent, FocusEventHandler } from "react";
import {
  type DefaultValues,
  type FieldValues,
  type Path,
  type UseFormRegisterReturn,
  useForm,
} from "react-hook-form";
import type { z } from "zod";
import { PASSWORD_MIN } from "../../../contracts/accounts.ts";
import { type AuthFailure, callAuth } from "../../platform/auth-calls.ts";
import { type Client, useBackend } from "../../platform/backend-context.tsx";
import { type FieldRefusal, useSubmission } from "../problems/use-submission.ts";

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
  /** The service's refusals that are about a field, by code. */
  refusals?: Readonly<Record<string, FieldRefusal<Input>>>;
  /** Whether sending it saves something. */
  saves?: boolean;
  send(client: Client, values: Output): Promise<{ error: AuthFailure | null }>;
  onDone(values: Output): void;
}) {
  const { schema, values, refusals, saves = false, send, onDone } = settings;
  const { connect } = useBackend();
  const form = useForm<Input, unknown, Output>({
    resolver: zodResolver(schema),
    ...(values && { defaultValues: values }),
  });
  const { submit, busy, failure, notice, problemOf } = useSubmission({
    form,
    send: async (sent) => {
      await callAuth(connect, (client) => send(client, sent));
      onDone(sent);
    },
    ...(refusals && { refusals }),
    passwordMin: PASSWORD_MIN,
    saves,
  });

  const place = (name: Path<Input>, label: string): FieldPlace => {
    const registration = form.register(name);
    return {
      label,
      problem: problemOf(name, label),
      registration: {
        ...registration,
        onBlur: async (event) => {
          await registration.onBlur(event);
          if (event.target.value !== "" && !isLeavingByPress(event)) await form.trigger(name);
        },
      },
    };
  };

  return { form, place, submit, busy, failure, notice };
}

/** The auth service's objections to a new password. */
export const REFUSED_NEW_PASSWORDS = {
  same_password: { field: "password", problem: "samePassword" },
  weak_password: { field: "password", problem: `passwordTooShort:${PASSWORD_MIN}` },
} as const;

/** A message shown now would move the link or button away from the press. */
function isLeavingByPress({ relatedTarget }: FocusEvent): boolean {
  return relatedTarget instanceof Element && relatedTarget.closest("a, button") !== null;
}
