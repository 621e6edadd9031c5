import { useEffect, useEffectEvent } from "react";
import type { FieldValues, UseFormReturn } from "react-hook-form";
import { useLocation } from "react-router";
import { isFieldOf } from "../problems/use-submission.ts";

/** Focuses the field in the address (`#address`): the checklist links to missing fields. */
export function useAddressedField<Form extends FieldValues, Output>(
  form: UseFormReturn<Form, unknown, Output>,
): void {
  const { hash } = useLocation();
  const focus = useEffectEvent((name: string) => {
    if (isFieldOf(form.getValues(), name)) form.setFocus(name);
  });
  useEffect(() => focus(hash.slice(1)), [hash]);
}
